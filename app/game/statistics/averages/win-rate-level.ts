import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";

/**
 * Win rates, in per cent, at which the next level begins. Public sites colour players by these nine steps; they part ten
 * levels, so the highest of ours is never reached.
 */
const WIN_RATE_STEPS = [46, 47, 48, 50, 52, 54, 56, 60, 65] as const;

/** The level of a win rate. */
export function winRateLevel(winRate: number): PerformanceLevel {
  const passed = WIN_RATE_STEPS.filter((step) => winRate >= step).length;
  return PERFORMANCE_LEVELS[passed] ?? "bad";
}
