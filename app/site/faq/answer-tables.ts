import { RATING_VIEWS, ratingSteps, VIEW_LABELS, VIEW_WEIGHTS } from "#app/game/ratings/method.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META, type StatGroup } from "#app/game/stats/meta.ts";

/** A table of an answer, of text alone. */
export interface AnswerTable {
  title: string;
  heads: string[];
  /** The first cell of each names it. */
  rows: string[][];
}

/** The parts of a rating, and the distance from which each step begins: from the very numbers that the site rates with. */
export function ratingTables(): AnswerTable[] {
  const views = RATING_VIEWS.map((key) => {
    const { label, of } = VIEW_LABELS[key];
    return [label, of, formatNumber(VIEW_WEIGHTS[key], 1)];
  });
  const steps = ratingSteps()
    .reverse()
    .map(({ text, from }) => [text, from === null ? "below all of these" : `from ${formatDelta(from, 1)}`]);
  return [
    { title: "What a rating is made of", heads: ["View", "What it compares", "Weight"], rows: views },
    { title: "Where each rating begins", heads: ["Rating", "Distance"], rows: steps },
  ];
}

/** Every characteristic of the registry, a table a group, so that what is said matches what the site computes. */
export function figureTables(): AnswerTable[] {
  const groups = Object.keys(STAT_GROUP_LABELS) as StatGroup[];
  return groups.map((group) => ({
    title: STAT_GROUP_LABELS[group],
    heads: ["Figure", "Unit", "What it is and where it comes from"],
    rows: STAT_KEYS.filter((key) => STAT_META[key].group === group).map((key) => {
      const { label, unit, definition, source } = STAT_META[key];
      return [label, unit, definition === "" ? source : `${definition} ${source}`];
    }),
  }));
}
