import { type Terrain, terrainMobility } from "#app/game/charts/terrain.ts";
import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";

const LABELS: Record<Terrain, [name: string, what: string]> = {
  hard: ["Hard", "roads, towns"],
  medium: ["Medium", "grass, sand"],
  soft: ["Soft", "swamp, water"],
};

/** Mobility on one kind of terrain, as the page prints it. */
export interface TerrainRow {
  name: string;
  what: string;
  resistance: string;
  /** Effective specific power, hp/t, and its share of the nominal one in per cent. */
  power: string;
  share: number;
  /** °/s; "–" on wheels. */
  traverse: string;
}

export function terrainRows({ terrain }: Chassis, { specificPower, hullTraverse }: Stats): TerrainRow[] {
  if (typeof specificPower !== "number") return [];
  const rows = terrainMobility(terrain, specificPower, hullTraverse ?? null);
  // Resistances below 1 give more than the nominal power: the longest bar is then the best terrain.
  const maxPower = Math.max(specificPower, ...rows.map(({ power }) => power));
  return rows.map(({ kind, resistance, power, traverse }) => ({
    name: LABELS[kind][0],
    what: LABELS[kind][1],
    resistance: formatNumber(resistance, 2, 1),
    power: formatNumber(power, 1),
    share: Math.round((100 * power) / maxPower),
    traverse: traverse === null ? "–" : formatNumber(traverse, 1),
  }));
}
