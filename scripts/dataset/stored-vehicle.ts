import { z } from "zod";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { vehicleHistorySchema } from "#app/game/model/vehicle/history.ts";
import {
  defaultProfileVehicleSchema,
  expectedSchema,
  fullVehicleSchema,
  marksSchema,
  summaryVehicleSchema,
  usageSchema,
} from "#app/game/model/vehicle/vehicle.ts";

// What data/game holds: the published records without all that is made of them, of their neighbours and of statistics.

/** Parts of a published record that follow from others. */
const DERIVED = {
  slug: true,
  peers: true,
  marks: true,
  marksAmong: true,
  expected: true,
  usage: true,
  rating: true,
  similar: true,
  research: true,
  history: true,
} as const;

const siegeSchema = fullVehicleSchema.shape.siege.unwrap().omit({ stock: true, top: true }).nullable();

/** `vehicles/{nation}/{tag}.json` of a vehicle that the client defines. */
export const storedFullSchema = fullVehicleSchema
  .omit({ ...DERIVED, stock: true, top: true, recommended: true })
  .extend({ siege: siegeSchema });

/** The same of a vehicle newer than the definitions. */
export const storedSummarySchema = summaryVehicleSchema.omit(DERIVED);

/** The same of a vehicle that is known with its stock modules only. */
const storedDefaultProfileSchema = defaultProfileVehicleSchema.omit(DERIVED);

export const storedVehicleSchema = z.discriminatedUnion("record", [
  storedFullSchema,
  storedSummarySchema,
  storedDefaultProfileSchema,
]);

export type StoredFull = z.infer<typeof storedFullSchema>;
export type StoredSummary = z.infer<typeof storedSummarySchema>;
export type StoredDefaultProfile = z.infer<typeof storedDefaultProfileSchema>;
export type StoredVehicle = z.infer<typeof storedVehicleSchema>;

/** `manifest.json`, without the values computed from the published files. */
export const storedManifestSchema = manifestSchema.omit({ parts: true, contentHash: true });

export type StoredManifest = z.infer<typeof storedManifestSchema>;

const byId = <T extends z.ZodType>(schema: T) => z.record(z.string().regex(/^\d+$/), schema);

/** `statistics/*.json`: what other sources count, by tank_id. */
export const storedMarksSchema = byId(marksSchema);
export const storedExpectedSchema = byId(expectedSchema);
export const storedUsageSchema = byId(z.array(usageSchema));
/** Base experience of single battles, ascending. */
export const storedBattlesSchema = byId(z.array(z.int().nonnegative()).min(1));
const threshold = z.int().positive();
/** Experience for each mark of mastery, as the publisher states it. */
export const storedMasterySchema = byId(
  z.object({ third: threshold, second: threshold, first: threshold, ace: threshold }),
);

/** `history/{nation}/{tag}.json`: what patches changed of a vehicle, oldest first. */
export const storedHistorySchema = z.object({ id: z.int(), patches: vehicleHistorySchema });

/** `techtrees/later-research.json`: steps of later clients, which the definitions of the lower vehicle do not hold. */
export const storedStepsSchema = z.object({
  steps: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      xp: z.int().nonnegative(),
      /** Module of the lower vehicle that is researched first. */
      through: z.int(),
    }),
  ),
});
