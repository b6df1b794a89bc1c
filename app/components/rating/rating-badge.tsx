import { ratingText, ratingTitle } from "#app/game/model/enumerations/rating-scale.ts";

/** By half steps from 0, "not rated"; the figure and the word beside them say the same. */
const COLOURS = [
  "color-text-3",
  "color-wg-horrible",
  "color-wg-horrible",
  "color-wg-awful",
  "color-wg-bad",
  "color-wg-meh",
  "color-wg-playable",
  "color-wg-okay",
  "color-wg-good",
  "color-wg-great",
  "color-wg-epic",
];

export const ratingColour = (rating: number) => COLOURS[2 * rating];

const withPlates = (base: string, rating: number) =>
  `${base} rating-plates ${ratingColour(rating)} percent-${20 * rating}`;

interface RatingBadgeProps {
  /** 0 to 5 in half steps; 0 is "not rated". */
  rating: number;
}

/** The figure of a rating in its box, the plates it fills, and its word. */
export function RatingBadge({ rating }: RatingBadgeProps) {
  const [value = "", ...labelWords] = ratingText(rating).split(" ");
  if (rating === 0) return <span className={`rating-badge ${ratingColour(0)}`}>Not rated</span>;
  return (
    <span className={withPlates("rating-badge", rating)} title={ratingTitle(rating)}>
      <b>{value}</b> {labelWords.join(" ")}
    </span>
  );
}

/** The same in a line of a table. */
export function RatingInRow({ rating }: RatingBadgeProps) {
  const [value = "", ...labelWords] = ratingText(rating).split(" ");
  return (
    <span className={withPlates("rating-in-row", rating)} title={ratingTitle(rating)}>
      <b>{value}</b> <span>{labelWords.join(" ")}</span>
    </span>
  );
}

/** The figure alone where there is little room; its word is read out. A plain function: there are many on a page. */
export function ratingValue(rating: number) {
  if (rating === 0) return null;
  return (
    <span className={`rating-value ${ratingColour(rating)}`} title={`Rating: ${ratingTitle(rating)}`}>
      <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
      <span className="sr-only"> {ratingText(rating).slice(4)}</span>
    </span>
  );
}
