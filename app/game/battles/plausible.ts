import { decodeTankId } from "../model/addresses/tank-id.ts";
import type { BattleRecord } from "./battle-record.ts";
import { RANDOM } from "./battle-sums.ts";
import type { VehicleLimits } from "./vehicle-limits.ts";

/** The game opened on 12 August 2010, UTC; unix time in seconds. */
export const FIRST_BATTLES = 1_281_571_200;
/** How far the clock of the game's server may be ahead of ours, s. */
const CLOCK_TOLERANCE = 600;
/** Battles of one account on one day (UTC): one every 3.6 minutes, day and night. */
export const MAX_BATTLES_A_DAY = 400;

/** A random battle ends after 15 minutes; the longest of our sample lasted 894 s. */
const LONGEST_RANDOM = 930;
/** A survivor is in the battle to its end: in our sample never more than 1 s less. */
const END_TOLERANCE = 5;

/** A team's vehicles. */
const ENEMIES = 15;
/** Above the hit points of every vehicle (3,190 in our sample). */
const MAX_HIT_POINTS = 5_000;

/**
 * How far the guns of one vehicle lie apart, in the damage of a shot and so in shots a minute: at most six times in the
 * dataset, and a shell does a quarter more or less. In our sample 3.2 times the usual damage a hit, 1.8 times the shots.
 */
const GUNS_APART = 8;
/** More than crew, equipment and luck add to a gun's damage a minute; our sample reaches 0.68 of it. */
const FASTER = 1.5;
/** The rounds a gun has ready at the start of a battle are worth at most a minute of its fire, s. */
const READY = 60;
/** Without a hit there is damage by ramming, fire and blast alone: 0.41 of the own hit points in our sample. */
const WITHOUT_HIT = 0.5;
/** Vehicles had more or fewer hit points in other years: 1.25 times today's in our sample. */
const OTHER_YEARS = 2;

/** @template Known the data the battle is checked against, besides its own stats */
interface PlausibilityRule<Known> {
  /** Whether the battle breaks it. */
  broken(battle: BattleRecord, known: Known): boolean;
  says: string;
}

const minutes = ({ lifeTime, duration }: BattleRecord) => (lifeTime ?? duration) / 60;
/** Null if any factor is unknown. */
const times = (...factors: (number | null | undefined)[]) =>
  factors.reduce<number | null>((product, factor) => (product === null || factor == null ? null : product * factor), 1);

/** Shots that can have done damage: who was hit, and with artillery also who stood near. */
const striking = ({ shots, hits }: BattleRecord, limits: VehicleLimits | null) => (limits?.isArtillery ? shots : hits);

const assisted = ({ assistedBySpotting, assistedByTracking, assistedByStun }: BattleRecord) =>
  Math.max(assistedBySpotting ?? 0, assistedByTracking ?? 0, assistedByStun ?? 0);
const above = (a: number | null, b: number | null) => a !== null && b !== null && a > b;
const isRandom = ({ bonusType }: BattleRecord) => bonusType === RANDOM;

/**
 * Checked against the 3,628 results of 121 battles from 0.9.8 to 2.3 (data/results): none breaks a rule; each rule
 * gets the unix time in seconds.
 */
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
  // Double-barrelled guns hit twice with what the game counts as one shot.
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
 * Why a battle is implausible, as a sentence; null if it is plausible.
 * @param now unix time in seconds, by our own clock, never the sender's
 * @param limits of its vehicle; null if the dataset does not have it
 */
export function implausibility(battle: BattleRecord, now: number, limits: VehicleLimits | null): string | null {
  const alone = RULES.find((rule) => rule.broken(battle, now));
  const together = isRandom(battle) ? TOGETHER.find((rule) => rule.broken(battle, limits)) : undefined;
  return (alone ?? together)?.says ?? null;
}

/**
 * Stats of a random battle that contradict each other or exceed its vehicle's limits; checked against the same 3,628
 * results as the other rules, none of which breaks one.
 */
const TOGETHER: readonly PlausibilityRule<VehicleLimits | null>[] = [
  {
    broken: (battle) =>
      battle.lifeTime === 0 && [battle.damageDealt, battle.shots, battle.kills].some((n) => above(n, 0)),
    says: "A vehicle that was in the battle for no time did nothing there.",
  },
  { broken: ({ kills, damageDealt }) => above(kills, damageDealt), says: "Vehicles are not destroyed without damage." },
  {
    broken: (battle, limits) =>
      striking(battle, limits) === 0 && above(battle.damageDealt, WITHOUT_HIT * (limits?.health ?? MAX_HIT_POINTS)),
    says: "There is more damage than a vehicle does without a hit.",
  },
  {
    broken: (battle, limits) => {
      const maxDamage = times(striking(battle, limits), limits?.damage, GUNS_APART);
      return maxDamage !== null && above(battle.damageDealt, maxDamage + (limits?.health ?? MAX_HIT_POINTS));
    },
    says: "There is more damage than the hits can have done.",
  },
  {
    broken: (battle, limits) => {
      const maxDamage = times(limits?.dpm, FASTER, minutes(battle) + READY / 60);
      return maxDamage !== null && above(battle.damageDealt, maxDamage + (limits?.health ?? MAX_HIT_POINTS));
    },
    says: "There is more damage than the gun can do in the time.",
  },
  {
    broken: (battle, limits) =>
      above(battle.shots, times(limits?.shotsPerMinute, FASTER, GUNS_APART, minutes(battle) + READY / 60)),
    says: "There are more shots than the gun can fire in the time.",
  },
  {
    broken: (battle, limits) =>
      above(Math.max(battle.damageDealt ?? 0, assisted(battle)), ENEMIES * (limits?.enemyHealth ?? MAX_HIT_POINTS)),
    says: "The damage is more than 15 enemies have hit points.",
  },
  {
    broken: ({ damageReceived }, limits) => above(damageReceived, times(limits?.health, OTHER_YEARS)),
    says: "The vehicle has fewer hit points to lose.",
  },
];
