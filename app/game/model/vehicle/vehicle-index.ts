import { z } from "zod";
import { INDEX_STATS } from "#app/game/stats/keys.ts";
import { statsPatchSchema } from "../provenance.ts";
import { vehicleIdentitySchema } from "./identity.ts";
import { ratingValueSchema } from "./rating.ts";

/** One vehicle as the index table, the search and the filters need it. */
const vehicleRowSchema = vehicleIdentitySchema.extend({
  /**
   * Summary: a vehicle newer than the client definitions, of which little is known. Default profile: a vehicle known
   * only with its stock modules, whose stats are on its page and not here.
   */
  record: z.enum(["full", "summary", "default-profile"]),
  /** Game version of the stats; null if no source gives it for this vehicle alone. */
  patch: statsPatchSchema.nullable(),
  rating: ratingValueSchema,
  /** What players call it, for searches; absent where that is its name. */
  nicknames: z.array(z.string().min(1)).optional(),
  /**
   * Characteristics at the top configuration, nominal; null = not known, absent = does not apply. Concealment is that
   * of a crew without the camouflage skill.
   */
  stats: z.partialRecord(z.enum(INDEX_STATS), z.number().nullable()),
  /**
   * Percentile of each figure within tier and class, 0 to 100, turned so that higher is better; of the
   * reload among guns of the same kind. Absent where the figure is or the group has too few vehicles.
   */
  percentiles: z.partialRecord(z.enum(INDEX_STATS), z.number().min(0).max(100)),
});

export type VehicleRow = z.infer<typeof vehicleRowSchema>;

/** `vehicles/index.json`: every vehicle of the dataset, ordered by id. */
export const vehicleIndexSchema = z.object({
  gameVersion: z.string(),
  vehicles: z.array(vehicleRowSchema),
});

export type VehicleIndex = z.infer<typeof vehicleIndexSchema>;
