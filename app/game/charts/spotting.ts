/** The largest and the smallest spotting distance, m. */
export const MAX_SPOTTING = 445;
export const MIN_SPOTTING = 50;

/**
 * Spotting distance in m: VR − (VR − 50) × concealment, limited to 50…445 m. View range beyond 445 m sees no further,
 * but reduces the effect of concealment. Source: the rule in players' references; spotting itself is computed on the
 * game's servers.
 * @param viewRange of the observer, m
 * @param concealment of the target, a share from 0 to 1
 */
export function spottingDistance(viewRange: number, concealment: number): number {
  const distance = viewRange - (viewRange - MIN_SPOTTING) * concealment;
  return Math.min(MAX_SPOTTING, Math.max(MIN_SPOTTING, distance));
}
