import { MARKS, type Thresholds } from "./thresholds.ts";

// A vehicle's marks follow an exponential moving average of combined damage (damage, and the most of spotting,
// tracking and stun): after every battle the average moves by k of the way to what the battle brought, with
// k = 2 / (N + 1) and N = 100. Source: a user's draft page of the publisher's wiki (since update 9.1), as marks
// calculators have it. The share of players that an average outdoes is compared anew every day.

/** The share of the way that one battle moves the average. */
export const BATTLE_WEIGHT = 2 / 101;

/** The average after so many battles, each with the same combined damage. */
export function averageAfter(average: number, damage: number, battles: number): number {
  return damage + (average - damage) * (1 - BATTLE_WEIGHT) ** battles;
}

/** Battles of which the average is a plain one, before each new one moves it by its weight. */
const PLAIN_BATTLES = 100;

/**
 * The average after battles of which each brought another combined damage: of the first hundred the mean, from then on
 * the moving average. Null without any. @param oldestFirst combined damage
 */
export function movingAverage(oldestFirst: readonly number[]): number | null {
  let average: number | null = null;
  for (const [index, damage] of oldestFirst.entries()) {
    const before: number = average ?? damage;
    average = before + (damage - before) * (index < PLAIN_BATTLES ? 1 / (index + 1) : BATTLE_WEIGHT);
  }
  return average;
}

interface CombinedParts {
  damageDealt: number | null;
  assistedBySpotting: number | null;
  assistedByTracking: number | null;
  assistedByStun: number | null;
}

/** What a battle counts for marks: the damage, and the most of spotting, tracking and stun. Null: no damage is told. */
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
  // What a rounding error puts over a whole number is not one battle more.
  const battles = Math.max(1, Math.ceil(exact - 1e-9));
  return averageAfter(average, damage, battles) >= target - 1e-6 ? battles : battles + 1;
}

/**
 * The average that stands behind a per cent: on a straight line between two thresholds. Null below the first one,
 * where no source has a figure.
 */
export function averageAt(percent: number, thresholds: Thresholds): number | null {
  return between(percent, points(thresholds));
}

/** The per cent that stands behind an average: the same the other way round; null below the first threshold. */
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
