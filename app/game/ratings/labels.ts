import { RATING_STEP, RATINGS, ratingText } from "../model/enumerations/rating-scale.ts";
import { STAT_META } from "../stats/meta.ts";
import {
  CHARACTERISTICS,
  type CharacteristicKey,
  MIDDLE_RATING,
  MIN_VIEWS,
  RATING_A_DISTANCE,
  type RatingViewKey,
} from "./method.ts";

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

function statLabels(part: CharacteristicKey): string {
  const labels = CHARACTERISTICS[part].map((key) => STAT_META[key].label.toLowerCase().replace(",", ""));
  return `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`;
}
