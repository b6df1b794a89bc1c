import { meanOf } from "#app/game/battles/battle-sums.ts";
import { winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { deviationOf, type Estimate, meanMargin } from "./difference.ts";
import {
  addCompared,
  comparedVehicles,
  comparedWn8,
  type DoneAndExpected,
  type ExpectedOf,
  playerWn8,
} from "./player-wn8.ts";
import type { DaySums, VehicleSums } from "./vehicle-sums.ts";

/** How far single battles lie from their mean: standard deviations. */
interface BattleDeviations {
  wn8: number;
  damage: number;
}

/** The three figures that are followed over time. */
export interface Followed {
  wn8: number | null;
  winRate: number | null;
  damage: number | null;
}

/** A player's results in a stretch of days, and their overall record at its end. */
export interface TrendPoint {
  /** First day of the stretch; days since 1970, UTC. */
  day: number;
  battles: number;
  wn8: Estimate;
  winRate: Estimate;
  damage: Estimate;
  /** Over all battles until the end of the stretch. */
  overall: Followed;
}

/**
 * Follows a player's figures. The margin of the win rate is that of a share of the battles (`winRateMargin`); those of
 * damage and WN8 are 1.96 σ / √n, with the spread σ of single battles.
 * @param stretches in the order of time; without battles they have no point
 * @param all everything the player has done, these stretches among it
 * @param spread null: not known
 */
export function trend(
  stretches: readonly DaySums[],
  all: readonly VehicleSums[],
  { expectedOf, spread }: { expectedOf: ExpectedOf; spread: BattleDeviations | null },
): TrendPoint[] {
  // Backwards from the end: subtracts later battles from the total.
  let until = trendSumsOf(all, expectedOf);
  const points: TrendPoint[] = [];
  for (const { day, vehicles } of stretches.toReversed()) {
    const played = trendSumsOf(vehicles, expectedOf);
    if (played.battles === 0) continue;
    points.push({ day, battles: played.battles, overall: followed(until), ...estimates(played, spread) });
    until = without(until, played);
  }
  return points.reverse();
}

/** The sums behind the tracked stats. */
interface TrendSums {
  battles: number;
  wins: number;
  damage: number;
  damageKnown: number;
  compared: DoneAndExpected;
}

function trendSumsOf(vehicles: readonly VehicleSums[], expectedOf: ExpectedOf): TrendSums {
  const sum = { battles: 0, wins: 0, damage: 0, damageKnown: 0 };
  for (const { sums } of vehicles) {
    sum.battles += sums.battles;
    sum.wins += sums.wins;
    sum.damage += sums.damageDealt;
    sum.damageKnown += sums.damageDealtKnown;
  }
  return { ...sum, compared: comparedVehicles(vehicles, expectedOf) };
}

const without = (a: TrendSums, b: TrendSums): TrendSums => ({
  battles: a.battles - b.battles,
  wins: a.wins - b.wins,
  damage: a.damage - b.damage,
  damageKnown: a.damageKnown - b.damageKnown,
  compared: addCompared(a.compared, b.compared, -1),
});

const followed = ({ battles, wins, damage, damageKnown, compared }: TrendSums): Followed => ({
  wn8: comparedWn8(compared),
  winRate: battles <= 0 ? null : (100 * wins) / battles,
  damage: damageKnown <= 0 ? null : damage / damageKnown,
});

function estimates(of: TrendSums, spread: BattleDeviations | null): Record<keyof Followed, Estimate> {
  const { wn8, winRate, damage } = followed(of);
  const estimate = (value: number | null, battles: number, deviation: number | undefined): Estimate => ({
    value,
    margin: value === null ? null : meanMargin(deviation, battles),
  });
  return {
    wn8: estimate(wn8, of.compared.battles, spread?.wn8),
    damage: estimate(damage, of.damageKnown, spread?.damage),
    winRate: { value: winRate, margin: winRate === null ? null : winRateMargin(winRate, of.battles) },
  };
}

/**
 * The margin of WN8 over battles in a vehicle. Other vehicles' battles spread otherwise.
 * @param singles single battles in any vehicle
 */
export function vehicleWn8Margin(
  { tankId, sums }: VehicleSums,
  singles: readonly VehicleSums[],
  expectedOf: ExpectedOf,
): number | null {
  const own = singles.filter((single) => single.tankId === tankId);
  return meanMargin(spreadOf(own, expectedOf)?.wn8, sums.battles);
}

/**
 * How far single battles lie from their mean.
 * @param battles each as the sums of one battle
 * @returns null for fewer than 30 of them, which say too little
 */
export function spreadOf(battles: readonly VehicleSums[], expectedOf: ExpectedOf): BattleDeviations | null {
  const compared = battles.flatMap((battle) => {
    const { value } = playerWn8([battle], expectedOf);
    const damage = meanOf(battle.sums, "damageDealt");
    return value === null || damage === null ? [] : [{ wn8: value, damage }];
  });
  const wn8 = deviationOf(compared.map((battle) => battle.wn8));
  const damage = deviationOf(compared.map((battle) => battle.damage));
  return wn8 === null || damage === null ? null : { wn8, damage };
}
