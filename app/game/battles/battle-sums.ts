import type { BattleRecord, BattleStat } from "./battle-record.ts";

/** The client's number of random battles, the only ones that count for a player's stats and a vehicle's averages. */
export const RANDOM = 1;

/** Summed stats; the other fields (marks, mastery) are available only from the records. */
export const SUMMED_STATS = [
  "damageDealt",
  "assistedBySpotting",
  "assistedByTracking",
  "assistedByStun",
  "damageBlocked",
  "damageReceived",
  "kills",
  "spotted",
  "shots",
  "hits",
  "penetrations",
  "capturePoints",
  "defencePoints",
  "baseXp",
  "lifeTime",
] as const satisfies readonly BattleStat[];

/** Values that have a sum, each with the number of battles in which it is known. */
export const COUNTED = ["survived", ...SUMMED_STATS] as const;
export type Counted = (typeof COUNTED)[number];

/** In how many battles a figure is known. */
export const knownOf = <Key extends Counted>(key: Key): `${Key}Known` => `${key}Known`;

/** All numbers of the sums, in storage order. */
export const SUM_KEYS = [
  "battles",
  "wins",
  "draws",
  "duration",
  ...COUNTED.flatMap((key) => [key, knownOf(key)] as const),
] as const;
export type SumKey = (typeof SUM_KEYS)[number];

/**
 * Totals over several battles: `damageDealt` is the sum over the battles in which it is known, and `damageDealtKnown`
 * counts those, so that a value the client did not report is never taken for zero. `duration` and `lifeTime` are in
 * seconds.
 */
export type BattleSums = Record<SumKey, number>;

export const NO_BATTLES: Readonly<BattleSums> = Object.fromEntries(SUM_KEYS.map((key) => [key, 0])) as BattleSums;

export const addSums = (a: BattleSums, b: BattleSums): BattleSums => withSums(a, b, 1);

export const subtractSums = (a: BattleSums, b: BattleSums): BattleSums => withSums(a, b, -1);

/** All of several sums. */
export function totalOf(all: readonly { sums: BattleSums }[]): BattleSums {
  const total = { ...NO_BATTLES };
  for (const { sums } of all) for (const key of SUM_KEYS) total[key] += sums[key];
  return total;
}

/** Pages add thousands of them: a copy that is changed takes a tenth of the time of one made from a list of its keys. */
function withSums(a: BattleSums, b: BattleSums, sign: 1 | -1): BattleSums {
  const sums = { ...a };
  for (const key of SUM_KEYS) sums[key] += sign * b[key];
  return sums;
}

/** What one battle adds. */
export function sumsOf(battle: Omit<BattleRecord, "accountId">): BattleSums {
  const counted = Object.fromEntries(
    COUNTED.flatMap((key) => {
      const value = battle[key];
      return [
        [key, Number(value ?? 0)],
        [knownOf(key), value === null ? 0 : 1],
      ];
    }),
  );
  const { outcome, duration } = battle;
  return {
    ...NO_BATTLES,
    ...counted,
    battles: 1,
    wins: Number(outcome === "win"),
    draws: Number(outcome === "draw"),
    duration,
  };
}

const KNOWN = Object.fromEntries(COUNTED.map((key) => [key, knownOf(key)])) as { [Key in Counted]: `${Key}Known` };

/** The mean of a stat over the battles in which it is known; null if known in none. */
export function meanOf(of: BattleSums, key: Counted): number | null {
  const known = of[KNOWN[key]];
  return known === 0 ? null : of[key] / known;
}

/**
 * Mean damage per battle by others, enabled by the player's spotting, tracking and stunning, in hit points.
 * @returns null if spotting or tracking were never reported; an unreported stun, which few vehicles have, then counts
 * as 0
 */
export function assistedMean(of: BattleSums): number | null {
  const [spotting, tracking] = [meanOf(of, "assistedBySpotting"), meanOf(of, "assistedByTracking")];
  return spotting === null || tracking === null ? null : spotting + tracking + (meanOf(of, "assistedByStun") ?? 0);
}
