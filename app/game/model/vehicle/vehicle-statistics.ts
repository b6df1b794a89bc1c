import { z } from "zod";
import { GUN_KINDS } from "#app/game/stats/gun-kinds.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { VEHICLE_CLASSES } from "../enumerations/classes.ts";
import { vehicleIdentitySchema } from "./identity.ts";
import { expectedSchema, gunGroupSchema, marksSchema, spreadSchema } from "./vehicle.ts";

/** `averages/index.json`: every figure of every tier and class. */
export const averagesSchema = z.object({
  gameVersion: z.string(),
  groups: z.array(
    z.object({
      type: z.enum(VEHICLE_CLASSES),
      tier: z.int().min(1).max(11),
      size: z.int().positive(),
      /** Averages that do not depend on the kind of gun. */
      stats: z.partialRecord(z.enum(STAT_KEYS), spreadSchema),
      /** Averages that do, by kind; absent for a kind that no vehicle of the group has as its top gun. */
      guns: z.partialRecord(z.enum(GUN_KINDS), gunGroupSchema),
    }),
  ),
});

export type Averages = z.infer<typeof averagesSchema>;

/** `marks/index.json`: the thresholds of every vehicle that has a row in the source. */
export const marksIndexSchema = z.object({
  vehicles: z.array(vehicleIdentitySchema.extend({ marks: marksSchema })),
});

export type MarksIndex = z.infer<typeof marksIndexSchema>;

/** `expected/index.json`: the expected values for WN8 by tank_id. */
export const expectedIndexSchema = z.object({ expected: z.record(z.string().regex(/^\d+$/), expectedSchema) });

export type ExpectedIndex = z.infer<typeof expectedIndexSchema>;
