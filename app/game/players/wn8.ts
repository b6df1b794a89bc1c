import type { ExpectedValues } from "#app/game/model/vehicle/vehicle.ts";

/** Sums over battles: a player's results, or WN8's expected values for the same battles. */
export interface Wn8Sums {
  damage: number;
  frags: number;
  spots: number;
  /** Points of the base's capture that were dropped. */
  defence: number;
  wins: number;
}

export const NO_WN8_SUMS: Readonly<Wn8Sums> = { damage: 0, frags: 0, spots: 0, defence: 0, wins: 0 };

/** The first sums, and so many times the others. */
export const addWn8Sums = (a: Wn8Sums, b: Wn8Sums, times = 1): Wn8Sums => ({
  damage: a.damage + times * b.damage,
  frags: a.frags + times * b.frags,
  spots: a.spots + times * b.spots,
  defence: a.defence + times * b.defence,
  wins: a.wins + times * b.wins,
});

/** An average battle, as WN8 expects it or as it is, as sums. */
export const averageAsSums = ({ damage, frags, spots, defence, winRate }: ExpectedValues): Wn8Sums => ({
  damage,
  frags,
  spots,
  defence,
  wins: winRate / 100,
});

/** What WN8 expects of some battles, and of how many of them nothing is known. */
export interface ExpectedSums {
  sums: Wn8Sums;
  /** Battles in vehicles that have expected values. */
  known: number;
  /** Battles in vehicles without expected values. */
  unknown: number;
}

/** A share of battles without expected values above which no WN8 is worked out. */
const MAX_UNKNOWN = 0.1;

const capped = (ratio: number, from: number) => Math.max(0, (ratio - from) / (1 - from));

/**
 * WN8 of some battles, after XVM's formula (https://modxvm.com/en/wn8-expected-values/, "The WN8 formula"): ratios of
 * actual to expected values, each counted from a threshold on; kills, spots and defence only count as far as the
 * damage does.
 * @returns null if nothing is expected, so that there is nothing to compare
 */
export function wn8(done: Wn8Sums, expected: Wn8Sums): number | null {
  const values = [expected.damage, expected.frags, expected.spots, expected.defence, expected.wins];
  if (values.some((value) => !(value > 0))) return null;
  const damage = capped(done.damage / expected.damage, 0.22);
  const frags = Math.min(damage + 0.2, capped(done.frags / expected.frags, 0.12));
  const spots = Math.min(damage + 0.1, capped(done.spots / expected.spots, 0.38));
  const defence = Math.min(damage + 0.1, capped(done.defence / expected.defence, 0.1));
  const wins = Math.min(1.8, capped(done.wins / expected.wins, 0.71));
  return 980 * damage + 210 * damage * frags + 155 * frags * spots + 75 * defence * frags + 145 * wins;
}

/** What WN8 expects of so many battles in each vehicle. @param expectedOf undefined: nothing is known of the vehicle */
export function expectedSums(
  vehicles: Iterable<{ id: number; battles: number }>,
  expectedOf: (id: number) => ExpectedValues | undefined,
): ExpectedSums {
  let sums: Wn8Sums = NO_WN8_SUMS;
  let [known, unknown] = [0, 0];
  for (const { id, battles } of vehicles) {
    const expected = expectedOf(id);
    if (!expected) {
      unknown += battles;
      continue;
    }
    known += battles;
    sums = addWn8Sums(sums, averageAsSums(expected), battles);
  }
  return { sums, known, unknown };
}

/**
 * WN8 of an account from its totals, when results per vehicle are unknown. Battles in vehicles without expected values
 * are assumed to be like all others, as long as they are few.
 * @param done over all battles of the account
 * @param battles how many these are
 * @returns null without battles, or if too many of them are in vehicles without expected values
 */
export function accountWn8(done: Wn8Sums, battles: number, { sums, known, unknown }: ExpectedSums): number | null {
  const counted = known + unknown;
  if (battles <= 0 || known <= 0 || unknown / counted > MAX_UNKNOWN) return null;
  return wn8(addWn8Sums(NO_WN8_SUMS, done, known / battles), sums);
}
