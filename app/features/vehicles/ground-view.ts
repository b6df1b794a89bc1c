import { type Ground, groundMobility } from "#app/game/charts/ground.ts";
import type { Chassis } from "#app/game/model/vehicle-modules.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";

const LABELS: Record<Ground, [name: string, what: string]> = {
  hard: ["Hard", "roads, towns"],
  medium: ["Medium", "grass, sand"],
  soft: ["Soft", "swamp, water"],
};

/** Mobility on one ground, as the page prints it. */
export interface GroundView {
  name: string;
  what: string;
  resistance: string;
  /** Effective specific power, hp/t, and its share of the nominal one in per cent. */
  power: string;
  share: number;
  /** °/s; "–" on wheels. */
  traverse: string;
}

export function groundViews({ terrain }: Chassis, { specificPower, hullTraverse }: Stats): GroundView[] {
  if (typeof specificPower !== "number") return [];
  const grounds = groundMobility(terrain, specificPower, hullTraverse ?? null);
  // Resistances below 1 give more than the nominal power: the longest bar is then the best ground.
  const most = Math.max(specificPower, ...grounds.map(({ power }) => power));
  return grounds.map(({ ground, resistance, power, traverse }) => ({
    name: LABELS[ground][0],
    what: LABELS[ground][1],
    resistance: formatNumber(resistance, 2, 1),
    power: formatNumber(power, 1),
    share: Math.round((100 * power) / most),
    traverse: traverse === null ? "–" : formatNumber(traverse, 1),
  }));
}
