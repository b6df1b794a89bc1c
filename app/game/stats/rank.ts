import type { PeerStat, VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import { roundStat } from "./format-stat.ts";
import { isRanked, type StatKey, type Stats } from "./keys.ts";
import { medianOf } from "./median.ts";
import { type Better, STAT_META } from "./meta.ts";

/**
 * Ranks a figure among those of its group.
 * @param value one of `group`
 * @param group the figures of all members, `value` among them; not empty
 */
export function rankInGroup(value: number, group: readonly number[], better: Better): PeerStat {
  const sorted = [...group].sort((a, b) => a - b);
  const n = sorted.length;
  return {
    n,
    mean: sorted.reduce((sum, other) => sum + other, 0) / n,
    median: medianOf(sorted),
    min: sorted[0] ?? value,
    max: sorted[n - 1] ?? value,
    percentile: percentileIn(value, group, better),
  };
}

/**
 * The share of the *others* of a group that a figure beats, ties counting half: 100 × (worse + ties / 2) / (n − 1), so
 * the best has 100 and the worst 0. Null in a group of one, and where neither more nor less is better.
 * @param value one of `group`
 */
export function percentileIn(value: number, group: readonly number[], better: Better): number | null {
  const others = group.length - 1;
  if (better === "neutral" || others < 1) return null;
  const { ahead, same } = standing(value, group, better);
  return percentileOf(group.length - ahead - same, same - 1, others);
}

/** How many of some values are better than one, and how many are equal to it. */
function standing(value: number, values: readonly number[], better: "higher" | "lower") {
  let [ahead, same] = [0, 0];
  for (const other of values) {
    if (other === value) same++;
    else if (other < value === (better === "lower")) ahead++;
  }
  return { ahead, same };
}

const percentileOf = (worse: number, ties: number, others: number) => (100 * (worse + ties / 2)) / others;

/** The rank of a value in its group; values that are displayed the same share a rank. */
export interface PeerRank {
  /** 1 for the best. */
  rank: number;
  /** Vehicles of the group with a known value, including this one. */
  of: number;
  /** Others that have a worse value. */
  beaten: number;
  /** Half of the group or more have this figure, so the place says nothing. */
  tied: boolean;
  /** The share of the others that it beats, 0 to 100, as `percentileIn` has it. */
  percentile: number;
}

/**
 * The displayed values of the other vehicles of the tier and class at top configuration; empty for stats that are not
 * ranked. If the stat depends on the kind of gun, only vehicles with the same kind.
 * @param top the vehicle's own stats at top configuration, which are among those of the group
 */
export function otherValues(key: StatKey, peers: Pick<VehiclePeers, "values">, top: Stats): number[] {
  if (!isRanked(key)) return [];
  const values = [...(peers.values[key] ?? [])];
  const own = top[key];
  const index = typeof own === "number" ? values.indexOf(roundStat(key, own)) : -1;
  if (index >= 0) values.splice(index, 1);
  return values;
}

/**
 * @param others from `otherValues`
 * @returns null for a stat that is neither better nor worse, or without other values
 */
export function rankOf(key: StatKey, value: number, others: readonly number[]): PeerRank | null {
  const { better } = STAT_META[key];
  if (better === "neutral" || others.length === 0) return null;
  const { ahead, same } = standing(roundStat(key, value), others, better);
  const of = others.length + 1;
  const beaten = others.length - ahead - same;
  const percentile = percentileOf(beaten, same, others.length);
  return { rank: ahead + 1, of, beaten, tied: 2 * (same + 1) >= of, percentile };
}
