import { type BattleSums, type Counted, meanOf, RANDOM, totalOf } from "./battle-sums.ts";

/** A mean, and of how many battles it is known. */
export interface MeanStat {
  value: number;
  battles: number;
}

/** What somebody's battles on a map come to. Null: known of none of them. */
export interface MapStats {
  battles: number;
  /** 0 to 1. */
  winRate: number;
  damage: MeanStat | null;
  baseXp: MeanStat | null;
  /** 0 to 1. */
  survived: MeanStat | null;
}

/**
 * Stats of battles on a map. If `random`, only random battles count, since other kinds play differently; otherwise all
 * of them.
 * @returns figures null if there are no such battles; `others`: battles left out
 */
export function mapStats(
  kinds: readonly { bonusType: number; sums: BattleSums }[],
  random: boolean,
): { figures: MapStats | null; others: number } {
  const counted = totalOf(kinds.filter(({ bonusType }) => !random || bonusType === RANDOM));
  const others = totalOf(kinds).battles - counted.battles;
  if (counted.battles === 0) return { figures: null, others };
  const { battles, wins } = counted;
  const figures = {
    battles,
    winRate: wins / battles,
    damage: meanStat(counted, "damageDealt"),
    baseXp: meanStat(counted, "baseXp"),
    survived: meanStat(counted, "survived"),
  };
  return { figures, others };
}

function meanStat(sums: BattleSums, key: Counted): MeanStat | null {
  const value = meanOf(sums, key);
  return value === null ? null : { value, battles: sums[`${key}Known`] };
}
