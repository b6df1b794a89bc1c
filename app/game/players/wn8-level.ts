import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";

/**
 * WN8 at which the next level begins. Public sites colour players by these nine steps; they part ten levels, so the
 * highest of ours is never reached.
 */
export const WN8_STEPS = [300, 450, 650, 900, 1200, 1600, 2000, 2450, 2900] as const;

/** The level of a WN8. */
export function wn8Level(value: number): PerformanceLevel {
  const passed = WN8_STEPS.filter((step) => value >= step).length;
  return PERFORMANCE_LEVELS[passed] ?? "bad";
}
