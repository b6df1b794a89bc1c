import { MAX_RATING, ratingText } from "../model/enumerations/rating-scale.ts";
import type { NotRatedReason } from "../model/vehicle/rating.ts";
import { STAT_META } from "../stats/meta.ts";
import { CHARACTERISTICS, CUTS, LEAST_VEHICLES, LEAST_WEIGHT, type RatingComponent } from "./method.ts";
import { ratingOf } from "./rate.ts";

/** What each component is called, and what it is made of. */
export const COMPONENT_WORDS: Readonly<Record<RatingComponent, { label: string; of: string }>> = {
  winRate: { label: "Win rate", of: "the win rate that WN8 expects" },
  damage: { label: "Damage", of: "the damage that WN8 expects" },
  kills: { label: "Kills", of: "the kills that WN8 expects" },
  spotting: { label: "Spotting", of: "the spots that WN8 expects" },
  marks: { label: "Second mark", of: "the combined damage that the second mark of excellence needs" },
  firepower: { label: "Firepower", of: figuresOf("firepower") },
  survivability: { label: "Survivability", of: figuresOf("survivability") },
  mobility: { label: "Mobility", of: figuresOf("mobility") },
  vision: { label: "Vision and concealment", of: figuresOf("vision") },
};

/** Why a vehicle is not rated, in a sentence. */
export const NOT_RATED_WORDS: Readonly<Record<NotRatedReason, string>> = {
  "no-averages": "Nobody has published what players achieve with it, so it is not rated.",
  "few-vehicles": `Averages are known of fewer than ${LEAST_VEHICLES} vehicles of its tier and class, so it is not rated.`,
  "little-known": `Less than ${LEAST_WEIGHT} % of what a rating is made of is known, so it is not rated.`,
};

/** The rating that begins at each score, the lowest first: "0.5 Horrible" from 0. */
export function ratingSteps(): { from: number; text: string }[] {
  return [0, ...CUTS].map((from) => ({ from, text: ratingText(ratingOf(from)) }));
}

/** "3.5 of 5". */
export function outOfFive(rating: number): string {
  return `${rating} of ${MAX_RATING}`;
}

function figuresOf(component: keyof typeof CHARACTERISTICS): string {
  const labels = CHARACTERISTICS[component].map((key) => STAT_META[key].label.toLowerCase().replace(/, (.*)/, " ($1)"));
  return `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}, in equal parts`;
}
