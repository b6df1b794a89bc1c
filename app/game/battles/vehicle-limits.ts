import type { Cell } from "../model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "../model/vehicle/vehicle-columns.ts";

/** What a battle in a vehicle can come to, by the figures of its best modules. Null: the dataset does not say it. */
export interface VehicleLimits {
  /** Shells of artillery reach with their blast whom they do not hit. */
  isArtillery: boolean;
  /** Hit points. */
  health: number | null;
  /** Damage of one shot of the usual shell. */
  damage: number | null;
  /** Damage a minute, in lasting fire. */
  dpm: number | null;
  /** Most hit points of a vehicle that it meets: of two tiers more at most. */
  enemyHealth: number | null;
}

export type LimitsOf = (tankId: number) => VehicleLimits | null;

/** Battles put vehicles together with those of two tiers more at most. */
const TIERS_ABOVE = 2;

/** The limits of each vehicle of the dataset; null for one that it does not have. */
export function limitsOfVehicles(columns: Pick<VehicleColumns, "id" | "type" | "tier" | "stats">): LimitsOf {
  const { id, type, tier, stats } = columns;
  const rows = new Map(id.map((tankId, row) => [tankId, row]));
  const healthByTier = new Map<number, number>();
  for (const [row, of] of tier.entries())
    healthByTier.set(of, Math.max(healthByTier.get(of) ?? 0, positive(stats.health[row]) ?? 0));
  const enemyHealth = (own: number) => {
    const met = [...healthByTier].filter(([of]) => of <= own + TIERS_ABOVE).map(([, health]) => health);
    return positive(Math.max(...met));
  };
  return (tankId) => {
    const row = rows.get(tankId);
    if (row === undefined) return null;
    return {
      isArtillery: type[row] === "SPG",
      health: positive(stats.health[row]),
      damage: positive(stats.damage[row]),
      dpm: positive(stats.dpm[row]),
      enemyHealth: enemyHealth(tier[row] ?? Number.POSITIVE_INFINITY),
    };
  };
}

const positive = (cell: Cell | undefined) => (typeof cell === "number" && cell > 0 ? cell : null);
