import type { Chassis } from "#app/game/model/vehicle-modules.ts";

export const GROUNDS = ["hard", "medium", "soft"] as const;

export type Ground = (typeof GROUNDS)[number];

/** What a vehicle has left of its mobility on one ground. */
export interface GroundMobility {
  ground: Ground;
  /** Resistance of the suspension there, 0.1 to 5; less is faster. */
  resistance: number;
  /** Specific power ÷ resistance, hp/t: what is left for accelerating. */
  power: number;
  /** Hull traverse, °/s; null on wheels. */
  traverse: number | null;
}

/**
 * Effective mobility on the three grounds.
 *
 * The engine works against the suspension's resistance, so power is divided by it. The stated traverse is
 * taken as that of hard ground, and falls elsewhere with the ratio of the resistances. Both follow players'
 * guides and not the client, since driving is computed on the game's servers: estimates.
 * @param specificPower hp/t, nominal
 * @param hullTraverse °/s, nominal; null for wheeled vehicles
 */
export function groundMobility(
  terrain: Chassis["terrain"],
  specificPower: number,
  hullTraverse: number | null,
): GroundMobility[] {
  return GROUNDS.map((ground) => ({
    ground,
    resistance: terrain[ground],
    power: specificPower / terrain[ground],
    traverse: hullTraverse === null ? null : (hullTraverse * terrain.hard) / terrain[ground],
  }));
}
