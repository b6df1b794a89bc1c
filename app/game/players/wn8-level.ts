import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { MIN_BATTLES } from "./difference.ts";

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

/** The level of a WN8 over so many battles; null where it is not known, or they are too few to tell. */
export function wn8LevelOf(value: number | null, battles: number): PerformanceLevel | null {
  return value === null || battles < MIN_BATTLES ? null : wn8Level(value);
}

/** How far above the last step the ladder of levels ends. */
const LAST_STEP = 600;

/** Position of a WN8 on a ladder with levels of equal width: 0 at the bottom, 1 at the top. */
export function ladderPosition(value: number): number {
  const edges = [0, ...WN8_STEPS, (WN8_STEPS.at(-1) ?? 0) + LAST_STEP];
  const at = edges.findLastIndex((edge) => value >= edge);
  const [from, to] = [edges[at], edges[at + 1]];
  if (from === undefined) return 0;
  return to === undefined ? 1 : (at + (value - from) / (to - from)) / (edges.length - 1);
}
