/** Nobody sees further than this, and everybody sees this near, m. */
export const FURTHEST_SPOT = 445;
export const NEAREST_SPOT = 50;

/**
 * Distance from which a vehicle is seen, m: VR − (VR − 50) × concealment, limited to 50…445 m.
 * View range beyond 445 m so sees no further, but takes from the other's concealment.
 * Source: the rule as players' references give it; the spotting itself happens on the game's servers.
 * @param viewRange of the one who looks, m
 * @param concealment of the one looked for, a share from 0 to 1
 */
export function spottingDistance(viewRange: number, concealment: number): number {
  const distance = viewRange - (viewRange - NEAREST_SPOT) * concealment;
  return Math.min(FURTHEST_SPOT, Math.max(NEAREST_SPOT, distance));
}
