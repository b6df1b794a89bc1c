import { z } from "zod";
import { vehicleTableSchema } from "./vehicle-table.ts";

const counts = z.array(z.int().nonnegative());
/** Base XP; null where the sample says nothing. */
const thresholds = z.array(z.int().nonnegative().nullable());

/** `mastery/vehicles.json`: estimated thresholds of the vehicles of which something can be said, by column. */
export const masteryTableSchema = vehicleTableSchema.extend({
  /** Results of the vehicle itself, and of its tier and class with it. */
  own: counts,
  group: counts,
  third: thresholds,
  second: thresholds,
  first: thresholds,
  ace: thresholds,
  /** All results that the estimates rest on, and vehicles of which nothing is said. */
  results: z.int().nonnegative(),
  leftOut: z.int().nonnegative(),
});

export type MasteryTable = z.infer<typeof masteryTableSchema>;
