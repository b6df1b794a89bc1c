import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { roundStat } from "#app/game/stats/format-stat.ts";
import type { IndexStat } from "#app/game/stats/keys.ts";

/** Tiers and stats for choosing a vehicle by what it is best at. For each of these stats, higher is better. */
const BEST_TIERS = [5, 6, 7, 8, 9, 10, 11] as const;
export const BEST_STATS = ["viewRange", "dpm", "concealmentStill", "topSpeed"] as const satisfies readonly IndexStat[];
export type BestStat = (typeof BEST_STATS)[number];

/** The highest figure of a tier and class. */
interface BestEntry {
  /** In the stat's unit, rounded for display. */
  value: number;
  /** Short name of the vehicle that has it; of several the first by name. */
  name: string;
  /** How many others have the same figure. */
  more: number;
}

/** The best of a tier, by class; a class without vehicles there is left out. */
interface BestOfTier {
  tier: number;
  /** Figures in the order of `BEST_STATS`; null where none is known. */
  classes: { type: VehicleClass; entries: (BestEntry | null)[] }[];
}

/**
 * The vehicles with the highest view range, damage per minute, concealment and speed of each tier and class, with top
 * modules and nothing fitted. Only vehicles whose every figure is known count; one with two states counts with the
 * better of each, as the index shows it.
 */
export function bestAt({ tier, type, full, name, shortName, stats }: VehicleColumns): BestOfTier[] {
  const known = [...full.keys()].filter((row) => full[row] === 1);
  const groups = Map.groupBy(known, (row) => `${tier[row]} ${type[row]}`);
  const nameOf = (row: number) => shortName[row] || (name[row] ?? "");
  const best = (rows: readonly number[], stat: BestStat): BestEntry | null => {
    const known = rows.flatMap((row) => {
      const cell = stats[stat][row];
      return typeof cell === "number" ? [{ row, value: roundStat(stat, cell) }] : [];
    });
    if (known.length === 0) return null;
    const value = Math.max(...known.map((entry) => entry.value));
    const names = known.filter((entry) => entry.value === value).map(({ row }) => nameOf(row));
    const [first = ""] = names.sort();
    return { value, name: first, more: names.length - 1 };
  };
  return BEST_TIERS.map((bestTier) => ({
    tier: bestTier,
    classes: VEHICLE_CLASSES.flatMap((one) => {
      const rows = groups.get(`${bestTier} ${one}`) ?? [];
      return rows.length === 0 ? [] : [{ type: one, entries: BEST_STATS.map((stat) => best(rows, stat)) }];
    }),
  }));
}
