import { z } from "zod";
import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { MASTERY_METHODS } from "#app/game/statistics/mastery/mastery-classes.ts";

const flags = z.array(z.union([z.literal(0), z.literal(1)]));

/**
 * Who the vehicles of a table are, by column, so that a table is one small document of its own: row `i` is the i-th
 * entry of every list. Slugs follow from the names.
 */
export const vehicleTableSchema = z.object({
  id: z.array(z.int().positive()),
  name: z.array(z.string().min(1)),
  /** Empty where it is the name itself. */
  shortName: z.array(z.string()),
  /** Further names for searches, by place: few vehicles have any. */
  aliases: z.record(z.string().regex(/^\d+$/), z.array(z.string().min(1))),
  nation: z.array(z.enum(NATIONS)),
  type: z.array(z.enum(VEHICLE_CLASSES)),
  tier: z.array(z.int().min(1).max(11)),
  premium: flags,
  collector: flags,
});

export type VehicleTable = z.infer<typeof vehicleTableSchema>;

/** Null where the source has no row of the vehicle. */
const values = z.array(z.number().nullable());

/** `averages/vehicles.json`: what WN8 expects of a battle in each vehicle, by column. */
export const averagesTableSchema = vehicleTableSchema.extend({
  winRate: values,
  damage: values,
  kills: values,
  spots: values,
  defence: values,
});

export type AveragesTable = z.infer<typeof averagesTableSchema>;

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
