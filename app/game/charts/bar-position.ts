import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** The spread of a figure over the vehicles of a tier and class. */
export interface StatSpread {
  mean: number;
  min: number;
  max: number;
}

/** A figure as a bar against its tier and class; all whole per cents. */
export interface BarPosition {
  /** Where the figure ends between the worst and the best of its group. */
  fill: number;
  /** Position of the average. */
  average: number;
  /** Better or worse than the average; "" within 1.5% of it, and for neutral stats. */
  tone: "good" | "bad" | "";
}

/** Differences up to this share of the average count as equal. */
const SAME = 0.015;

/**
 * Compares a figure to its group. Figures that are better when lower are mirrored, so that a longer bar is always
 * better. Null when the whole group is equal.
 */
export function positionOnBar(key: StatKey, value: number, { mean, min, max }: StatSpread): BarPosition | null {
  // A figure at stock can lie outside the group's range, which is that of top configurations.
  const low = Math.min(min, value);
  const high = Math.max(max, value);
  if (high === low) return null;
  const { better } = STAT_META[key];
  const positionOf = (number: number) => {
    const share = (number - low) / (high - low);
    return Math.round(100 * (better === "lower" ? 1 - share : share));
  };
  const delta = (value - mean) / (Math.abs(mean) || 1);
  return { fill: positionOf(value), average: positionOf(mean), tone: tone(better, delta) };
}

function tone(better: "higher" | "lower" | "neutral", delta: number): BarPosition["tone"] {
  if (better === "neutral" || Math.abs(delta) <= SAME) return "";
  return delta > 0 === (better === "higher") ? "good" : "bad";
}
