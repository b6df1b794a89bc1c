import { decodeTankId } from "../model/addresses/tank-id.ts";
import type { BattleRecord } from "./battle-record.ts";
import { ENEMIES, MAX_HIT_POINTS, type PlausibilityRule, TOGETHER } from "./plausible-together.ts";
import type { VehicleLimits } from "./vehicle-limits.ts";

/** The game opened on 12 August 2010, UTC; unix time in seconds. */
export const FIRST_BATTLES = 1_281_571_200;
/** How far the clock of the game's server may be ahead of ours, s. */
export const CLOCK_TOLERANCE = 600;
/** Battles of one account on one day (UTC): one every 3.6 minutes, day and night. */
export const MAX_BATTLES_A_DAY = 400;

/** A random battle ends after 15 minutes; the longest of our sample lasted 894 s. */
const LONGEST_RANDOM = 930;
/** A survivor is in the battle to its end: in our sample never more than 1 s less. */
const END_TOLERANCE = 5;

const above = (a: number | null, b: number | null) => a !== null && b !== null && a > b;
const isRandom = ({ bonusType }: BattleRecord) => bonusType === 1;

/** Held against the 3,628 results of 121 battles from 0.9.8 to 2.3 (data/results): none of them breaks one; each is told the unix time in seconds. */
const RULES: readonly PlausibilityRule<number>[] = [
  {
    broken: ({ startedAt, duration }, now) => startedAt + duration > now + CLOCK_TOLERANCE,
    says: "The battle ends in the future.",
  },
  { broken: ({ startedAt }) => startedAt < FIRST_BATTLES, says: "The battle is older than the game." },
  { broken: ({ tankId }) => decodeTankId(tankId) === undefined, says: "The tank id is not a vehicle's." },
  {
    broken: (battle) => isRandom(battle) && battle.duration > LONGEST_RANDOM,
    says: "A random battle does not last longer than 15 minutes.",
  },
  {
    broken: ({ lifeTime, duration }) => above(lifeTime, duration + END_TOLERANCE),
    says: "The vehicle lives longer than the battle lasts.",
  },
  {
    broken: (battle) =>
      isRandom(battle) && battle.survived === true && above(battle.duration - END_TOLERANCE, battle.lifeTime),
    says: "The vehicle survived, and yet lived shorter than the battle lasted.",
  },
  { broken: (battle) => isRandom(battle) && above(battle.kills, ENEMIES), says: "There are 15 enemies to destroy." },
  { broken: (battle) => isRandom(battle) && above(battle.spotted, ENEMIES), says: "There are 15 enemies to spot." },
  // Guns with two barrels hit twice by what the game counts as one shot.
  { broken: ({ hits, shots }) => shots !== null && above(hits, 2 * shots), says: "There are more hits than shots." },
  { broken: ({ penetrations, hits }) => above(penetrations, hits), says: "There are more penetrations than hits." },
  {
    broken: (battle) => isRandom(battle) && above(battle.damageReceived, MAX_HIT_POINTS),
    says: `No vehicle has more than ${MAX_HIT_POINTS.toLocaleString("en")} hit points to lose.`,
  },
  {
    broken: ({ markPercentage, averageCombined }) =>
      markPercentage !== null && markPercentage > 0 && averageCombined === 0,
    says: "A percentage of marks needs an average of combined damage above 0.",
  },
];

/**
 * Why a battle cannot have been so, in a sentence; null when it can.
 * @param now unix time in seconds, by our own clock: that of the sender is never asked
 * @param limits of its vehicle; null where the dataset does not have it
 */
export function implausibility(battle: BattleRecord, now: number, limits: VehicleLimits | null): string | null {
  const alone = RULES.find((rule) => rule.broken(battle, now));
  const together = isRandom(battle) ? TOGETHER.find((rule) => rule.broken(battle, limits)) : undefined;
  return (alone ?? together)?.says ?? null;
}
