import { z } from "zod";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { VEHICLE_CLASSES } from "./classes.ts";
import { vehicleIdentitySchema } from "./identity.ts";
import { expectedSchema, marksSchema } from "./vehicle.ts";

/** Spread of one figure over the vehicles of a tier and class, at top configuration. */
export const spreadSchema = z.object({
  n: z.int().positive(),
  mean: z.number(),
  median: z.number(),
  min: z.number(),
  max: z.number(),
});

/** `averages/index.json`: every figure of every tier and class. */
export const averagesSchema = z.object({
  gameVersion: z.string(),
  groups: z.array(
    z.object({
      type: z.enum(VEHICLE_CLASSES),
      tier: z.int().min(1).max(11),
      size: z.int().positive(),
      stats: z.partialRecord(z.enum(STAT_KEYS), spreadSchema),
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
