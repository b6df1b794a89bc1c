import type { Shell } from "#app/game/model/vehicle/shell.ts";

/** Distance up to which a shell keeps its full penetration, and that of its second stated value, m. */
const NEAR = 100;
const FAR = 500;

/**
 * Average penetration of a shell at a distance, mm, before the spread of 25%.
 *
 * Constant up to 100 m, then the straight line through the values at 100 and 500 m, which goes on beyond
 * 500 m, never below 0; nothing from the shell's furthest flight on. Chemical shells state the same value
 * twice and so keep it. Source: `_computePiercingPowerAtDistImpl` of the client's
 * `AvatarInputHandler/gun_marker_ctrl.py`.
 * @param distance m, 0 or more
 */
export function penetrationAt(
  { penetration, penetrationFar, maxDistance }: Pick<Shell, "penetration" | "penetrationFar" | "maxDistance">,
  distance: number,
): number {
  if (distance <= NEAR) return penetration;
  if (distance >= maxDistance) return 0;
  const power = penetration + ((penetrationFar - penetration) * (distance - NEAR)) / (FAR - NEAR);
  return Math.max(0, power);
}
