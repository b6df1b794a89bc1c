import { z } from "zod";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { priceSchema } from "./identity.ts";

/** A value of the definitions before or after a patch; null where it did not apply. */
const changedValueSchema = z.union([z.number(), z.string(), z.boolean(), priceSchema, z.null()]);

/** A characteristic at the top configuration that a patch changed; null where it did not apply. */
export const statChangeSchema = z.object({
  key: z.enum(STAT_KEYS),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** What a patch changed about a vehicle, a module or a shell. */
const partChangeSchema = z.object({
  /** Names from outside in: module, then shell. Empty for the vehicle itself. */
  of: z.array(z.string()),
  /** Kind of the part and field of its record: `gun.reload`, `vehicle.speed.forward`. */
  field: z.string().min(1),
  before: changedValueSchema,
  after: changedValueSchema,
});

/** What changed of a vehicle from one patch to a later one. */
const patchChangesSchema = z.object({
  /** Versions of the game whose figures are compared. */
  from: z.string(),
  to: z.string(),
  /** Date of the later one, ISO 8601; null where no source states it. */
  date: z.string().nullable(),
  /** The later one is a Common Test: what changed may change again. */
  commonTest: z.boolean(),
  figures: z.array(statChangeSchema),
  parts: z.array(partChangeSchema),
});

/** The changes of a vehicle that our datasets have seen, oldest first. */
export const vehicleHistorySchema = z.array(patchChangesSchema).min(1);

export type ChangedValue = z.infer<typeof changedValueSchema>;
export type StatChange = z.infer<typeof statChangeSchema>;
export type PartChange = z.infer<typeof partChangeSchema>;
export type PatchChanges = z.infer<typeof patchChangesSchema>;
export type VehicleHistory = z.infer<typeof vehicleHistorySchema>;
