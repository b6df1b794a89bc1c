import { z } from "zod";
import { MASTERY_METHODS } from "#app/game/statistics/mastery/mastery-classes.ts";
import { vehicleTableSchema } from "./vehicle-table.ts";

const counts = z.array(z.int().nonnegative());
/** Base XP; null if unknown. */
const thresholds = z.array(z.int().nonnegative().nullable());

/**
 * `mastery/vehicles.json`: thresholds of the vehicles for which any are known or estimated, by column: the publisher's
 * where it states them, else estimates.
 */
export const masteryTableSchema = vehicleTableSchema.extend({
  method: z.array(z.enum(MASTERY_METHODS)),
  /** Results of the vehicle itself, and of its tier and class with it; 0 where the publisher states the thresholds. */
  own: counts,
  group: counts,
  third: thresholds,
  second: thresholds,
  first: thresholds,
  ace: thresholds,
  /** Number of results behind all estimates, and of vehicles without thresholds. */
  results: z.int().nonnegative(),
  leftOut: z.int().nonnegative(),
});

export type MasteryTable = z.infer<typeof masteryTableSchema>;
