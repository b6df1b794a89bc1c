import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { MIN_BATTLES } from "#app/game/players/difference.ts";

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

/** The level of a player's win rate over so many battles; null where these are too few to tell. */
export function winRateLevelOf(winRate: number, battles: number): PerformanceLevel | null {
  return battles < MIN_BATTLES ? null : winRateLevel(winRate);
}

/**
 * Half the width of the 95% interval of a win rate, in points: 1.96 √(p (1 − p) / n), the normal approximation of the
 * binomial distribution.
 * @param winRate percentage
 */
export function winRateMargin(winRate: number, battles: number): number {
  const share = winRate / 100;
  return 196 * Math.sqrt((share * (1 - share)) / battles);
}
