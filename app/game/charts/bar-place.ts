import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** How the vehicles of a tier and class spread over a figure. */
export interface Spread {
  mean: number;
  min: number;
  max: number;
}

/** A figure as a bar against its tier and class; all whole per cents. */
export interface BarPlace {
  /** Where the figure ends between the worst and the best of its group. */
  fill: number;
  /** Where the average stands. */
  average: number;
  /** g: better than the average, b: worse, "" within 1.5 %, or neither. */
  tone: "g" | "b" | "";
  /** The difference to the average in per cent of it; null where the average is 0. */
  delta: number | null;
}

/** Differences up to this share of the average count as none. */
const SAME = 0.015;

/**
 * Sets a figure against its group. Figures of which less is better are mirrored, so that a longer bar
 * is always the better one. Null where all of the group are equal: there is nothing to compare.
 */
export function placeOnBar(key: StatKey, value: number, { mean, min, max }: Spread): BarPlace | null {
  // A figure at stock can lie outside of the group's span, which is taken at top configuration.
  const low = Math.min(min, value);
  const high = Math.max(max, value);
  if (high === low) return null;
  const { better } = STAT_META[key];
  const place = (figure: number) => {
    const share = (figure - low) / (high - low);
    return Math.round(100 * (better === "lower" ? 1 - share : share));
  };
  const delta = mean === 0 ? null : (value - mean) / Math.abs(mean);
  return { fill: place(value), average: place(mean), tone: tone(better, delta ?? value - mean), delta };
}

function tone(better: "higher" | "lower" | "neutral", delta: number): BarPlace["tone"] {
  if (better === "neutral" || Math.abs(delta) <= SAME) return "";
  return delta > 0 === (better === "higher") ? "g" : "b";
}
