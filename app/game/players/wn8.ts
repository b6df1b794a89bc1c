import type { z } from "zod";
import type { expectedSchema } from "#app/game/model/vehicle/vehicle.ts";

/** What WN8 expects of an average battle in a vehicle; its win rate is a percentage. */
export type ExpectedBattle = z.infer<typeof expectedSchema>;

/** Sums over battles: a player's results, or WN8's expected values for the same battles. */
export interface Wn8Sums {
  damage: number;
  frags: number;
  spots: number;
  /** Points of the base's capture that were dropped. */
  defence: number;
  wins: number;
}

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
  expectedOf: (id: number) => ExpectedBattle | undefined,
): ExpectedSums {
  const sums: Wn8Sums = { damage: 0, frags: 0, spots: 0, defence: 0, wins: 0 };
  let [known, unknown] = [0, 0];
  for (const { id, battles } of vehicles) {
    const expected = expectedOf(id);
    if (!expected) {
      unknown += battles;
      continue;
    }
    known += battles;
    sums.damage += expected.damage * battles;
    sums.frags += expected.frags * battles;
    sums.spots += expected.spots * battles;
    sums.defence += expected.defence * battles;
    sums.wins += (expected.winRate / 100) * battles;
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
  const share = known / battles;
  const { damage, frags, spots, defence, wins } = done;
  const ofKnown = {
    damage: damage * share,
    frags: frags * share,
    spots: spots * share,
    defence: defence * share,
    wins: wins * share,
  };
  return wn8(ofKnown, sums);
}
