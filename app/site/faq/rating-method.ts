import { RATING_VIEWS, VIEW_WEIGHTS } from "#app/game/ratings/method.ts";
import { ratingSteps, VIEW_WORDS } from "#app/game/ratings/words.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";

/** The method of the ratings as the tables of its answer, made from the very numbers that the site rates with. */
export interface RatingMethod {
  views: { label: string; of: string; weight: string }[];
  steps: { text: string; from: string }[];
}

export function ratingMethod(): RatingMethod {
  return {
    views: RATING_VIEWS.map((key) => ({ ...VIEW_WORDS[key], weight: formatNumber(VIEW_WEIGHTS[key], 1) })),
    steps: ratingSteps()
      .reverse()
      .map(({ text, from }) => ({ text, from: from === null ? "below all of these" : `from ${formatDelta(from, 1)}` })),
  };
}
