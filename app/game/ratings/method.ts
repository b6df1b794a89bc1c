import type { StatKey } from "../stats/keys.ts";

// The whole method in numbers, explained in docs/ratings.md; the answer on /faq prints them.

/** The four views of a vehicle within its tier and class: three of what players achieve, one of what it is like. */
export const RATING_VIEWS = ["winRate", "damage", "marks", "figures"] as const;

export type RatingViewKey = (typeof RATING_VIEWS)[number];

/** How much each view counts. */
export const VIEW_WEIGHTS: Readonly<Record<RatingViewKey, number>> = { winRate: 1, damage: 0.5, marks: 1, figures: 1 };

/** The marks of excellence whose thresholds are compared. */
export const COMPARED_MARKS = ["p65", "p85", "p95"] as const;

/** Parts of the view of figures: each the mean of several characteristics' places among tier and class. */
export const CHARACTERISTICS = {
  mobility: ["topSpeed", "specificPower", "hullTraverse"],
  vision: ["viewRange", "concealmentStill", "concealmentMoving"],
} as const satisfies Record<string, readonly StatKey[]>;

export type CharacteristicKey = keyof typeof CHARACTERISTICS;

/** Vehicles of tier and class, this one included, of which a figure has to be known to count. */
export const MIN_VEHICLES = 5;

/** Views that have to be known for a rating. */
export const MIN_VIEWS = 2;

/** Distances beyond this one count as this one. */
export const FURTHEST = 3;

/**
 * How much of the difference between vehicles that everybody can get and those that are handed out is taken for their
 * players' and not their own.
 */
export const SHARE_OF_PLAYERS = 0.5;

/** The place in the middle, and how many places are as far as one usual distance. */
export const MIDDLE_PERCENTILE = 50;
export const PERCENTILES_PER_DISTANCE = 25;

/** How much of what the views differ by is taken off what they agree on. */
export const SHARE_OF_DOUBT = 0.25;

/** The rating of the middle, and how far a distance of 1 moves it. */
export const MIDDLE_RATING = 3;
export const RATING_A_DISTANCE = 1.25;
