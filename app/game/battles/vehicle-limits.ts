import type { RevisedColumns } from "../model/revisions/revised-columns.ts";
import type { StatCell } from "../model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import type { StatKey } from "../stats/keys.ts";

/**
 * The limits of a battle in a vehicle, by its stats with the best modules: today's or, if later sources changed them,
 * the earlier ones, whichever allow more. Null if the dataset does not have the value.
 */
export interface VehicleLimits {
  /** Shells of artillery reach with their blast whom they do not hit. */
  isArtillery: boolean;
  /** Hit points. */
  health: number | null;
  /** Damage of one shot of the usual shell. */
  damage: number | null;
  /** Damage a minute, in lasting fire. */
  dpm: number | null;
  /** Shots a minute, in lasting fire. */
  shotsPerMinute: number | null;
  /** Most hit points of a vehicle that it meets: of two tiers more at most. */
  enemyHealth: number | null;
}

export type LimitsOf = (tankId: number) => VehicleLimits | null;

/** Battles put vehicles together with those of two tiers more at most. */
const TIERS_ABOVE = 2;

/**
 * The limits of each vehicle of the dataset; null for one that it does not have.
 * @param revised what later sources changed (`vehicles/revised/top.json`); null where it is not published
 */
export function limitsOfVehicles(
  { id, type, tier, stats }: Pick<VehicleColumns, "id" | "type" | "tier" | "stats">,
  revised: RevisedColumns | null,
): LimitsOf {
  const before = {
    health: valuesBefore(revised, "health"),
    damage: valuesBefore(revised, "damage"),
    dpm: valuesBefore(revised, "dpm"),
  };
  const both = (key: keyof typeof before, row: number) => [
    positive(stats[key][row]),
    positive(before[key].get(row) ?? stats[key][row]),
  ];
  const rows = new Map(id.map((tankId, row) => [tankId, row]));
  const healthByTier = new Map<number, number>();
  for (const [row, of] of tier.entries())
    healthByTier.set(of, Math.max(healthByTier.get(of) ?? 0, highest(both("health", row)) ?? 0));
  const enemyHealth = (own: number) => {
    const met = [...healthByTier].filter(([of]) => of <= own + TIERS_ABOVE).map(([, health]) => health);
    return positive(Math.max(...met));
  };
  return (tankId) => {
    const row = rows.get(tankId);
    if (row === undefined) return null;
    const [damage, dpm] = [both("damage", row), both("dpm", row)];
    return {
      isArtillery: type[row] === "SPG",
      health: highest(both("health", row)),
      damage: highest(damage),
      dpm: highest(dpm),
      shotsPerMinute: highest(dpm.map((value, at) => ratio(value, damage[at] ?? null))),
      enemyHealth: enemyHealth(tier[row] ?? Number.POSITIVE_INFINITY),
    };
  };
}

function valuesBefore(revised: RevisedColumns | null, key: StatKey): Map<number, number | null> {
  const { row, before } = revised?.stats[key] ?? { row: [], before: [] };
  return new Map(row.map((rowIndex, at) => [rowIndex, before[at] ?? null]));
}

function highest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

const ratio = (a: number | null, b: number | null) => (a === null || b === null ? null : a / b);

const positive = (cell: StatCell | undefined) => (typeof cell === "number" && cell > 0 ? cell : null);
