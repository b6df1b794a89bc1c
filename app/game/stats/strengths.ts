import type { VehicleClass } from "../model/enumerations/classes.ts";
import { comparedStats } from "../model/vehicle/compared-stats.ts";
import type { VehicleRecord } from "../model/vehicle/vehicle.ts";
import type { RankedStat } from "./keys.ts";
import { otherValues, type PeerRank, rankOf } from "./rank.ts";

/** Stats that can be a strength. Front plates cannot: without angles they mislead. */
export type JudgedStat = Exclude<RankedStat, "hullFront">;

/** A figure with its rank among tier and class, and the spread that its bar is drawn in. */
export interface StatRank extends PeerRank {
  key: JudgedStat;
  value: number;
  min: number;
  mean: number;
  max: number;
}

/** A vehicle's strengths and weaknesses in its tier and class, most significant first. */
export interface Strengths {
  strong: StatRank[];
  average: StatRank[];
  weak: StatRank[];
}

/** Figures that say the same in other words: the one that is further from the middle speaks for all. */
type Alike = readonly JudgedStat[];

const GUN: readonly Alike[] = [
  ["dpm", "reload", "cycleDpm", "fullCycle"],
  ["damage", "magazineDamage"],
];
const AIMING: readonly Alike[] = [["aimTime"], ["dispersion"]];
const AIMING_ON_THE_MOVE: readonly Alike[] = [["aimTime"], ["dispersion", "dispersionMoving"]];
const DRIVING: readonly Alike[] = [["topSpeed"], ["specificPower"], ["hullTraverse"]];
const SIDES: Alike = ["hullSide", "turretSide"];
const HIDING: Alike = ["concealmentStill", "concealmentMoving"];

/** The stats that a class is judged by, most important first. */
const JUDGED_BY: Record<VehicleClass, readonly Alike[]> = {
  lightTank: [
    ["viewRange"],
    HIDING,
    ...GUN,
    ["penetration"],
    ...DRIVING,
    ...AIMING_ON_THE_MOVE,
    ["gunDepression"],
    ["health"],
    ["reverseSpeed"],
    ["turretTraverse"],
  ],
  mediumTank: [
    ...GUN,
    ["penetration"],
    ["viewRange"],
    ...AIMING_ON_THE_MOVE,
    ["gunDepression"],
    ["health"],
    ...DRIVING,
    SIDES,
    HIDING,
    ["reverseSpeed"],
    ["turretTraverse"],
  ],
  heavyTank: [
    ...GUN,
    ["penetration"],
    ["health"],
    ["viewRange"],
    ...AIMING,
    ["gunDepression"],
    SIDES,
    ...DRIVING,
    ["reverseSpeed"],
    ["turretTraverse"],
  ],
  "AT-SPG": [
    ...GUN,
    ["penetration"],
    ...AIMING,
    HIDING,
    ["viewRange"],
    ["health"],
    ["gunDepression"],
    ...DRIVING,
    ["reverseSpeed"],
    ["shellVelocity"],
    SIDES,
  ],
  SPG: [...GUN, ...AIMING, ["shellVelocity"], ...DRIVING, HIDING],
};

/** Fewest vehicles among which a rank says something. */
const FEWEST_VEHICLES = 5;

const MAX_TELLING = 4;
const MAX_AVERAGE = 2;

/** The best third is strong, the worst weak. */
const THIRD = 100 / 3;

/**
 * Share of the group, including this vehicle, that must rank ahead of a weak value: when values are shared, fewer do.
 */
const SHARE_AHEAD = 0.6;

/**
 * The strengths and weaknesses of a vehicle with its top modules and a nominal crew, by its ranks among tier and class.
 * All are empty in a group of fewer than five. A figure that half of the class shares is average.
 */
export function strengthsOf(record: VehicleRecord): Strengths {
  const ranked = JUDGED_BY[record.type].flatMap((alike) => {
    const stats = alike.flatMap((key) => rankStat(key, record) ?? []);
    // The first of the furthest ones.
    const [furthest] = stats.toSorted((a, b) => fromMiddle(b) - fromMiddle(a));
    return furthest ? [furthest] : [];
  });
  const strong = ranked.filter(isStrong).toSorted((a, b) => b.percentile - a.percentile);
  const weak = ranked.filter(isWeak).toSorted((a, b) => a.percentile - b.percentile);
  return {
    strong: strong.slice(0, MAX_TELLING),
    average: ranked.filter((stat) => !isStrong(stat) && !isWeak(stat)).slice(0, MAX_AVERAGE),
    weak: weak.slice(0, MAX_TELLING),
  };
}

function rankStat(key: JudgedStat, record: VehicleRecord): StatRank | null {
  const stats = comparedStats(record);
  const value = stats[key] ?? null;
  const spread = record.peers.stats[key];
  if (value === null || spread === undefined) return null;
  const rank = rankOf(key, value, otherValues(key, record.peers, stats));
  if (rank === null || rank.of < FEWEST_VEHICLES) return null;
  const { min, mean, max } = spread;
  return { key, value, ...rank, min, mean, max };
}

/** A shared value says nothing, however far it is from the middle. */
function fromMiddle({ percentile, tied }: StatRank): number {
  return tied ? 0 : Math.abs(percentile - 50);
}

/** It beats most of the others, which many shared values can hide from the percentile. */
function isStrong({ of, beaten, percentile, tied }: StatRank): boolean {
  return !tied && percentile >= 2 * THIRD && 2 * beaten > of - 1;
}

function isWeak({ rank, of, percentile, tied }: StatRank): boolean {
  return !tied && percentile <= THIRD && rank > SHARE_AHEAD * of;
}
