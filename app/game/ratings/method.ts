import type { VehicleClass } from "../model/enumerations/classes.ts";
import type { StatKey } from "../stats/keys.ts";

// The whole method in numbers: docs/ratings.md and the answer on /faq print these, so that none of them can differ.

/** What a rating is made of: what players achieve with the vehicle, then what it is like. */
export const RATING_COMPONENTS = [
  "winRate",
  "damage",
  "kills",
  "spotting",
  "marks",
  "firepower",
  "survivability",
  "mobility",
  "vision",
] as const;

export type RatingComponent = (typeof RATING_COMPONENTS)[number];

/** Components that are the mean of several characteristics' places among tier and class. */
export const CHARACTERISTICS = {
  firepower: ["dpm", "damage", "penetration", "aimTime", "dispersion"],
  survivability: ["health", "hullFront", "turretFront"],
  mobility: ["topSpeed", "specificPower", "hullTraverse"],
  vision: ["viewRange", "concealmentStill", "concealmentMoving"],
} as const satisfies Partial<Record<RatingComponent, readonly StatKey[]>>;

export type CharacteristicComponent = keyof typeof CHARACTERISTICS;

type Weights = Partial<Record<RatingComponent, number>>;

const USUAL: Weights = {
  ...{ winRate: 25, damage: 20, kills: 10, marks: 15 },
  ...{ firepower: 10, survivability: 8, mobility: 7, vision: 5 },
};

/**
 * Weights by class, each a hundred in all. Seventy of them are of what players achieve, which already holds all that a
 * vehicle's figures do not tell. Light tanks are there to spot; armour does little for them and nothing for SPGs.
 */
export const WEIGHTS: Readonly<Record<VehicleClass, Weights>> = {
  heavyTank: USUAL,
  mediumTank: USUAL,
  "AT-SPG": USUAL,
  lightTank: {
    ...{ winRate: 25, damage: 10, kills: 5, spotting: 15, marks: 15 },
    ...{ firepower: 5, survivability: 3, mobility: 10, vision: 12 },
  },
  SPG: { winRate: 25, damage: 20, kills: 10, marks: 15, firepower: 20, mobility: 5, vision: 5 },
};

/** Vehicles of tier and class, this one included, of which a component has to be known to count. */
export const LEAST_VEHICLES = 5;

/** The score of what is in the middle, and of what is not known. */
export const MIDDLE_SCORE = 50;

/**
 * Points for being one usual distance from the middle. The usual distance is the mean one of the group, about 0.8
 * standard deviations, so that a standard deviation is 20 points.
 */
export const POINTS_A_DISTANCE = 16;

/**
 * How much of the difference between vehicles that everybody can get and those that are handed out is taken for their
 * players' and not their own.
 */
export const SHARE_OF_PLAYERS = 0.5;

/** Of the weights, how much has to be known for a rating. */
export const LEAST_WEIGHT = 70;

/** The score from which on a vehicle has at least 1, 1.5 … 5. Below the first it has 0.5. */
export const CUTS = [23, 29, 35, 41, 47, 53, 59, 65, 71] as const;
