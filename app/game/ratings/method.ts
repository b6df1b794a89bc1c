import { RATING_STEP, RATINGS, ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { listText } from "#app/game/text.ts";

// The whole method in numbers, explained in docs/ratings.md; the answer on /faq prints them.

/** The four views of a vehicle within its tier and class: three based on players' results, one on its stats. */
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

/** A value only counts if known for this many vehicles of tier and class, including this one. */
export const MIN_VEHICLES = 5;

/** Views that have to be known for a rating. */
export const MIN_VIEWS = 2;

/** Larger distances are capped to this. */
export const FURTHEST = 3;

/**
 * Share of the difference between generally available vehicles and those handed out that is attributed to their
 * players rather than to the vehicles.
 */
export const SHARE_OF_PLAYERS = 0.5;

/** The place in the middle, and how many places are as far as one usual distance. */
export const MIDDLE_PERCENTILE = 50;
export const PERCENTILES_PER_DISTANCE = 25;

/** Share of the views' disagreement that is subtracted from their agreement. */
export const SHARE_OF_DOUBT = 0.25;

/** The rating of the middle, and how far a distance of 1 moves it. */
export const MIDDLE_RATING = 3;
export const RATING_A_DISTANCE = 1.25;

/** The agreement of the views required for each rating, lowest first; the lowest has no lower bound. */
export function ratingSteps(): { from: number | null; text: string }[] {
  return RATINGS.filter((rating) => rating > 0).map((rating) => ({
    from:
      rating === RATING_STEP
        ? null
        : Math.round((100 * (rating - RATING_STEP / 2 - MIDDLE_RATING)) / RATING_A_DISTANCE) / 100,
    text: ratingText(rating),
  }));
}

/** A view's distance in a word or two. */
export function distanceText(distance: number): string {
  const far = Math.abs(distance) >= 1 ? "well " : "";
  if (Math.abs(distance) < 0.1) return "average";
  return `${far}${distance > 0 ? "above" : "below"}`;
}

// Stryker disable all: texts.

/** Label of each view, and what it is based on. */
export const VIEW_LABELS: Readonly<Record<RatingViewKey, { label: string; of: string }>> = {
  winRate: { label: "Win rate", of: "the win rate that WN8 expects" },
  damage: { label: "Damage", of: "the damage that WN8 expects" },
  marks: { label: "Marks", of: "the combined damage that each mark of excellence needs" },
  figures: {
    label: "Mobility and vision",
    of: `the rank in mobility (${statLabels("mobility")}) and vision (${statLabels("vision")})`,
  },
};

/** Why a vehicle is not rated, in a sentence. */
export const NOT_RATED = `It is rated when ${MIN_VIEWS} of the four views below are known.`;

function statLabels(part: CharacteristicKey): string {
  return listText(CHARACTERISTICS[part].map((key) => STAT_META[key].label.toLowerCase().replace(",", "")));
}
