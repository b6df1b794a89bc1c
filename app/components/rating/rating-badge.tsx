import { ratingText, ratingTitle } from "#app/game/model/enumerations/rating-scale.ts";

/** Classes (rating-levels.css) that give a part the colour of a rating and the length of its plates. */
export function ratingClass(base: string, rating: number): string {
  return `${base} rating-${rating * 10}`;
}

interface RatingBadgeProps {
  /** 0 to 5 in half steps; 0 is "not rated". */
  rating: number;
}

/** The figure of a rating in its box, the plates it fills, and its word. */
export function RatingBadge({ rating }: RatingBadgeProps) {
  const [value = "", ...labelWords] = ratingText(rating).split(" ");
  if (rating === 0) return <span className="rating-badge rating-0">Not rated</span>;
  return (
    <span className={ratingClass("rating-badge rating-plates", rating)} title={ratingTitle(rating)}>
      <b>{value}</b> {labelWords.join(" ")}
    </span>
  );
}

/** The same in a line of a table. */
export function RatingInRow({ rating }: RatingBadgeProps) {
  const [value = "", ...labelWords] = ratingText(rating).split(" ");
  return (
    <span className={ratingClass("rating-in-row rating-plates", rating)} title={ratingTitle(rating)}>
      <b>{value}</b> <span>{labelWords.join(" ")}</span>
    </span>
  );
}

/** The figure alone where there is little room; its word is read out. A plain function: there are many on a page. */
export function ratingValue(rating: number) {
  if (rating === 0) return null;
  return (
    <span className={ratingClass("rating-value", rating)} title={`Rating: ${ratingTitle(rating)}`}>
      <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
      <span className="sr-only"> {ratingText(rating).slice(4)}</span>
    </span>
  );
}
