import { type BattleSums, NO_BATTLES, SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";

/** Totals of a player's battles in one vehicle. */
export interface VehicleSums {
  /** Identifier of the vehicle, `tank_id`. */
  tankId: number;
  sums: BattleSums;
}

/** Battles in all of the vehicles together. */
export const battlesIn = (vehicles: readonly VehicleSums[]) =>
  vehicles.reduce((count, { sums }) => count + sums.battles, 0);

/** A player's results on one day, per vehicle. */
export interface DaySums {
  /** Days since 1970, UTC. */
  day: number;
  vehicles: readonly VehicleSums[];
}

/** The stats that WN8, win rate and damage need: sums over days contain only these. */
export const TREND_KEYS = [
  "battles",
  "wins",
  "draws",
  "damageDealt",
  "damageDealtKnown",
  "kills",
  "killsKnown",
  "spotted",
  "spottedKnown",
  "defencePoints",
  "defencePointsKnown",
] as const satisfies readonly SumKey[];

/**
 * Reads sums that are packed as a list of numbers in the order of the keys, a tenth of the text that objects take;
 * omitted stats count as known in no battle.
 */
export function unpackSums(values: readonly number[], keys: readonly SumKey[] = SUM_KEYS): BattleSums {
  const sums = { ...NO_BATTLES };
  keys.forEach((key, index) => {
    sums[key] = values[index] ?? 0;
  });
  return sums;
}

/** Rows of sums by vehicle. */
export function unpackVehicleSums(
  packed: readonly (readonly number[])[],
  keys: readonly SumKey[] = SUM_KEYS,
): VehicleSums[] {
  return packed.map(([tankId = 0, ...sums]) => ({ tankId, sums: unpackSums(sums, keys) }));
}

/** Rows of a trend, in the order of their days. */
export function stretchesOf(packed: readonly (readonly number[])[]): DaySums[] {
  return [...Map.groupBy(packed, ([day = 0]) => day)].map(([day, rows]) => {
    const vehicles = rows.map(([_, ...row]) => row);
    return { day, vehicles: unpackVehicleSums(vehicles, TREND_KEYS) };
  });
}
