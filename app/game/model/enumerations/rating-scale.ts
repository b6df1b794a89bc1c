/** Ratings run from 0 to 5 in steps of 0.5; 0 is "not rated". */
export const RATING_STEP = 0.5;
export const MAX_RATING = 5;

/** Levels of the rating scale, named like the palette's colour of each. */
export const RATING_LEVELS = [
  "none",
  "horrible",
  "awful",
  "bad",
  "meh",
  "playable",
  "okay",
  "good",
  "great",
  "epic",
] as const;

type RatingLevel = (typeof RATING_LEVELS)[number];

export const RATING_LABELS: Record<RatingLevel, string> = {
  none: "Not rated",
  horrible: "Horrible",
  awful: "Awful",
  bad: "Bad",
  meh: "Meh",
  playable: "Playable",
  okay: "Okay",
  good: "Good",
  great: "Great",
  epic: "Epic",
};

/** Ten names over eleven half steps: the two lowest share one. */
const BY_STEP: readonly RatingLevel[] = [
  "none",
  "horrible",
  "horrible",
  "awful",
  "bad",
  "meh",
  "playable",
  "okay",
  "good",
  "great",
  "epic",
];

/** Whether a number is a rating: 0 to 5 in half steps. */
export function isRating(value: number): boolean {
  return Number.isInteger(value / RATING_STEP) && value >= 0 && value <= MAX_RATING;
}

/**
 * The level of a rating.
 * @throws RangeError for anything but 0 to 5 in half steps
 */
export function ratingLevel(rating: number): RatingLevel {
  const level = isRating(rating) ? BY_STEP[rating / RATING_STEP] : undefined;
  if (level === undefined) throw new RangeError(`No rating ${rating}`);
  return level;
}

/** All ratings, the lowest first; 0 is "not rated". */
export const RATINGS: readonly number[] = BY_STEP.map((_, step) => step * RATING_STEP);

/** "4.5 Great", "Not rated". */
export function ratingText(rating: number): string {
  const label = RATING_LABELS[ratingLevel(rating)];
  return rating === 0 ? label : `${rating.toFixed(1)} ${label}`;
}

/** Text of a rating shown on its own: "4.5 of 5, Great". */
export function ratingTitle(rating: number): string {
  return rating === 0 ? "Not rated" : `${rating} of ${MAX_RATING}, ${RATING_LABELS[ratingLevel(rating)]}`;
}
