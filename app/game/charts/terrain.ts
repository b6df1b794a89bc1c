import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";

const TERRAINS = ["hard", "medium", "soft"] as const;

export type Terrain = (typeof TERRAINS)[number];

/** A vehicle's remaining mobility on one kind of terrain. */
interface TerrainMobility {
  kind: Terrain;
  /** Resistance of the suspension there, 0.1 to 5; less is faster. */
  resistance: number;
  /** Specific power ÷ resistance, hp/t: the power left for accelerating. */
  power: number;
  /** Hull traverse, °/s; null on wheels. */
  traverse: number | null;
}

/**
 * Effective mobility on the three kinds of terrain.
 *
 * The engine works against the suspension's resistance, so power is divided by it. The stated traverse is
 * taken as that of hard terrain, and falls elsewhere with the ratio of the resistances. Both rules are estimates from
 * players' guides, not from the client, since driving is computed on the game's servers.
 * @param specificPower hp/t, nominal
 * @param hullTraverse °/s, nominal; null for wheeled vehicles
 */
export function terrainMobility(
  terrain: Chassis["terrain"],
  specificPower: number,
  hullTraverse: number | null,
): TerrainMobility[] {
  return TERRAINS.map((kind) => ({
    kind,
    resistance: terrain[kind],
    power: specificPower / terrain[kind],
    traverse: hullTraverse === null ? null : (hullTraverse * terrain.hard) / terrain[kind],
  }));
}
