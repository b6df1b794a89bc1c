import { medianOf } from "./median.ts";
import type { Better } from "./meta.ts";

/** The place of a figure in its group, see peerStatSchema. */
interface Rank {
  n: number;
  mean: number;
  median: number;
  min: number;
  max: number;
  percentile: number | null;
}

/**
 * Ranks a figure among those of its group. The percentile is the share of the *others* that it beats, ties counting
 * half: 100 × (worse + ties / 2) / (n − 1), so the best has 100 and the worst 0.
 * @param value one of `group`
 * @param group the figures of all members, `value` among them; not empty
 */
export function rankInGroup(value: number, group: readonly number[], better: Better): Rank {
  const sorted = [...group].sort((a, b) => a - b);
  const n = sorted.length;
  const below = sorted.filter((other) => other < value).length;
  const ties = sorted.filter((other) => other === value).length - 1;
  const worse = better === "lower" ? n - below - ties - 1 : below;
  return {
    n,
    mean: sorted.reduce((sum, other) => sum + other, 0) / n,
    median: medianOf(sorted),
    min: sorted[0] ?? value,
    max: sorted[n - 1] ?? value,
    percentile: better === "neutral" || n < 2 ? null : (100 * (worse + ties / 2)) / (n - 1),
  };
}
