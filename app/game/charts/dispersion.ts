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
 * @param growth factor × what it is stated for: × km/h on the move, × 1 for a shot
 */
export function grownDispersion(dispersion: number, growth: number): number {
  return dispersion * Math.hypot(1, growth);
}
