import { RATING_VIEWS, ratingSteps, VIEW_LABELS, VIEW_WEIGHTS } from "#app/game/ratings/method.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META, type StatGroup } from "#app/game/stats/meta.ts";

/** The method of the ratings as the tables of its answer, made from the very numbers that the site rates with. */
export interface RatingMethod {
  views: { label: string; of: string; weight: string }[];
  steps: { text: string; from: string }[];
}

export function ratingMethod(): RatingMethod {
  return {
    views: RATING_VIEWS.map((key) => ({ ...VIEW_LABELS[key], weight: formatNumber(VIEW_WEIGHTS[key], 1) })),
    steps: ratingSteps()
      .reverse()
      .map(({ text, from }) => ({ text, from: from === null ? "below all of these" : `from ${formatDelta(from, 1)}` })),
  };
}

/** A characteristic's label, its unit, and a description of how it is computed. */
interface StatDefinition {
  label: string;
  unit: string;
  text: string;
}

export interface DefinitionGroup {
  label: string;
  rows: StatDefinition[];
}

/** Every characteristic of the registry, so that the definitions match what the site computes. */
export function definitionGroups(): DefinitionGroup[] {
  const groups = Object.keys(STAT_GROUP_LABELS) as StatGroup[];
  return groups.map((group) => ({
    label: STAT_GROUP_LABELS[group],
    rows: STAT_KEYS.filter((key) => STAT_META[key].group === group).map((key) => {
      const { label, unit, definition, source } = STAT_META[key];
      return { label, unit, text: definition === "" ? source : `${definition} ${source}` };
    }),
  }));
}
