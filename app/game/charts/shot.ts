import type { Shell } from "#app/game/model/vehicle/shell.ts";

/** Distance that the radius of an aiming circle is stated for, m. */
const STATED_AT = 100;

/**
 * Radius of the aiming circle at a distance, m: it grows evenly with it. Source: the client aims by the angle
 * atan(radius ÷ 100) (`shotDispersionAngle` of its guns).
 * @param dispersion radius at 100 m, m
 * @param distance m, 0 or more
 */
export function dispersionAt(dispersion: number, distance: number): number {
  return (dispersion * distance) / STATED_AT;
}

/**
 * Radius at 100 m while something makes the circle grow: √(1 + growth²) times the aimed one. Source:
 * `getOwnVehicleShotDispersionAngle` of the client's `Avatar.py`, version 1.26.1.
 * @param dispersion of the fully aimed circle at 100 m, m
 * @param growth factor × its unit: × km/h on the move, × 1 for a shot
 */
export function grownDispersion(dispersion: number, growth: number): number {
  return dispersion * Math.hypot(1, growth);
}

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
