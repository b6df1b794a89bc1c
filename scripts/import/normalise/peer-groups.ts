import type { PeerStat } from "#app/game/model/vehicle.ts";
import { STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { standing } from "#app/game/stats/peers.ts";
import { tidy } from "./round.ts";

/** What a group needs to know of a member. */
export interface Member {
  id: number;
  type: string;
  tier: number;
  stats: Stats;
}

/** A member's place among the vehicles of its tier and class. */
export interface Peers {
  size: number;
  stats: Partial<Record<StatKey, PeerStat>>;
}

/** Places every figure of every vehicle within its tier and class. */
export function placeInGroups(members: readonly Member[]): Map<number, Peers> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = `${member.type} ${member.tier}`;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  const peers = new Map<number, Peers>();
  for (const group of groups.values()) {
    const figures = new Map(STAT_KEYS.map((key) => [key, group.flatMap(({ stats }) => stats[key] ?? [])]));
    for (const { id, stats } of group) {
      peers.set(id, { size: group.length, stats: placeOne(stats, figures) });
    }
  }
  return peers;
}

function placeOne(stats: Stats, figures: ReadonlyMap<StatKey, number[]>): Peers["stats"] {
  const placed: Peers["stats"] = {};
  for (const key of STAT_KEYS) {
    const value = stats[key];
    if (value === undefined || value === null) continue;
    const { n, mean, median, min, max, percentile } = standing(
      value,
      figures.get(key) ?? [value],
      STAT_META[key].better,
    );
    placed[key] = {
      n,
      mean: brief(mean),
      median: brief(median),
      min: brief(min),
      max: brief(max),
      percentile: percentile === null ? null : Math.round(percentile),
    };
  }
  return placed;
}

/** Five digits are one more than any page prints. */
function brief(value: number): number {
  return tidy(Number(value.toPrecision(5)));
}
