import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { MARKS, type Thresholds } from "./thresholds.ts";

// A vehicle's marks follow an exponential moving average of combined damage (damage plus the highest of spotting,
// tracking and stun assistance). Each battle moves the average towards its own value by a share k = 2 / (N + 1), with N
// = 100. Source: a user's draft page of the publisher's wiki (since update 9.1), which marks calculators also use. The
// share of players below an average is recalculated every day.

/** The share of the way that one battle moves the average. */
export const BATTLE_WEIGHT = 2 / 101;

/** The average after so many battles, each with the same combined damage. */
export function averageAfter(average: number, damage: number, battles: number): number {
  return damage + (average - damage) * (1 - BATTLE_WEIGHT) ** battles;
}

/** Number of first battles that count as a plain mean, before the weighted moving average starts. */
const PLAIN_BATTLES = 100;

/**
 * The average after battles with different combined damage: the mean of the first hundred, then the moving average.
 * Null without battles.
 * @param oldestFirst combined damage
 */
export function movingAverage(oldestFirst: readonly number[]): number | null {
  let average: number | null = null;
  for (const [index, damage] of oldestFirst.entries()) {
    const before: number = average ?? damage;
    average = before + (damage - before) * (index < PLAIN_BATTLES ? 1 / (index + 1) : BATTLE_WEIGHT);
  }
  return average;
}

type CombinedParts = Pick<BattleRecord, "damageDealt" | "assistedBySpotting" | "assistedByTracking" | "assistedByStun">;

/**
 * A battle's combined damage for marks: damage plus the highest of spotting, tracking and stun assistance. Null if the
 * damage is unknown.
 */
export function combinedDamage(of: CombinedParts): number | null {
  const assisted = Math.max(of.assistedBySpotting ?? 0, of.assistedByTracking ?? 0, of.assistedByStun ?? 0);
  return of.damageDealt === null ? null : of.damageDealt + assisted;
}

/**
 * Battles of the same combined damage until the average reaches a target: 0 where it is there, null where it never
 * will be.
 */
export function battlesTo(target: number, average: number, damage: number): number | null {
  if (average >= target) return 0;
  // The average comes as near to the damage of the battles as one likes, and never there.
  if (damage <= target) return null;
  const exact = Math.log((damage - target) / (damage - average)) / Math.log(1 - BATTLE_WEIGHT);
  // A rounding error above a whole number must not add a battle.
  return Math.max(1, Math.ceil(exact - 1e-9));
}

/**
 * The average that corresponds to a percentage, interpolated linearly between thresholds. Null below the first one,
 * for which no source has values.
 */
export function averageAt(percent: number, thresholds: Thresholds): number | null {
  return between(percent, points(thresholds));
}

/** The percentage that corresponds to an average, the inverse of `averageAt`; null below the first threshold. */
export function percentAt(average: number, thresholds: Thresholds): number | null {
  const swapped = points(thresholds).map(([percent, damage]) => [damage, percent] as const);
  return average >= thresholds.p100 ? 100 : between(average, swapped);
}

function points(thresholds: Thresholds): (readonly [percent: number, damage: number])[] {
  return MARKS.map(({ key, percent }) => [percent, thresholds[key]] as const);
}

function between(x: number, line: readonly (readonly [x: number, y: number])[]): number | null {
  for (const [index, [right, above]] of line.entries()) {
    const [left, below] = line[index - 1] ?? [right, above];
    if (x === right) return above;
    if (x > left && x < right) return below + ((x - left) / (right - left)) * (above - below);
  }
  return null;
}
