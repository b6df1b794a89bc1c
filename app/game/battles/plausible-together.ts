import type { BattleRecord } from "./battle-record.ts";
import type { VehicleLimits } from "./vehicle-limits.ts";

/** A team's vehicles. */
export const ENEMIES = 15;
/** Above the hit points of every vehicle (3,190 in our sample). */
export const MAX_HIT_POINTS = 5_000;

/**
 * How far the guns of one vehicle lie apart, in the damage of a shot and so in shots a minute: at most six times in the
 * dataset, and a shell does a quarter more or less. In our sample 3.2 times the usual damage a hit, 1.8 times the shots.
 */
const GUNS_APART = 8;
/** Above what crew, equipment and luck add to a gun's damage a minute; our sample reaches 0.68 of it. */
const FASTER = 1.5;
/** What a gun has ready when the battle begins is worth a minute of its fire at most, s. */
const READY = 60;
/** Without a hit there is damage by ramming, fire and blast alone: 0.41 of the own hit points in our sample. */
const WITHOUT_HIT = 0.5;
/** Vehicles had more or fewer hit points in other years: 1.25 times today's in our sample. */
const OTHER_YEARS = 2;

/** @template Known what is held against the battle besides its own figures */
export interface PlausibilityRule<Known> {
  /** Whether the battle breaks it. */
  broken(battle: BattleRecord, known: Known): boolean;
  says: string;
}

const minutes = ({ lifeTime, duration }: BattleRecord) => (lifeTime ?? duration) / 60;
const above = (a: number | null, b: number | null) => a !== null && b !== null && a > b;
/** Of figures one of which may not be known, nothing follows. */
const times = (...factors: (number | null | undefined)[]) =>
  factors.reduce<number | null>((product, factor) => (product === null || factor == null ? null : product * factor), 1);

/** Shots that can have done damage: who was hit, and with artillery also who stood near. */
const striking = ({ shots, hits }: BattleRecord, limits: VehicleLimits | null) => (limits?.isArtillery ? shots : hits);

const assisted = ({ assistedBySpotting, assistedByTracking, assistedByStun }: BattleRecord) =>
  Math.max(assistedBySpotting ?? 0, assistedByTracking ?? 0, assistedByStun ?? 0);

/**
 * Figures of a random battle that contradict each other, or what its vehicle can do: held against the same 3,628
 * results as the other rules, none of which breaks one.
 */
export const TOGETHER: readonly PlausibilityRule<VehicleLimits | null>[] = [
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
      const most = times(striking(battle, limits), limits?.damage, GUNS_APART);
      return most !== null && above(battle.damageDealt, most + (limits?.health ?? MAX_HIT_POINTS));
    },
    says: "There is more damage than the hits can have done.",
  },
  {
    broken: (battle, limits) => {
      const most = times(limits?.dpm, FASTER, minutes(battle) + READY / 60);
      return most !== null && above(battle.damageDealt, most + (limits?.health ?? MAX_HIT_POINTS));
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
