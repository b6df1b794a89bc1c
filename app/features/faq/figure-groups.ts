import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META, type StatGroup } from "#app/game/stats/meta.ts";

/** What a characteristic is called, its unit, and how it comes about in words. */
export interface FigureRow {
  label: string;
  unit: string;
  words: string;
}

export interface FigureGroup {
  label: string;
  rows: FigureRow[];
}

/** Every characteristic of the registry, so that what is said of a figure is what the site computes. */
export function figureGroups(): FigureGroup[] {
  const groups = Object.keys(STAT_GROUP_LABELS) as StatGroup[];
  return groups.map((group) => ({
    label: STAT_GROUP_LABELS[group],
    rows: STAT_KEYS.filter((key) => STAT_META[key].group === group).map((key) => {
      const { label, unit, definition, source } = STAT_META[key];
      return { label, unit, words: definition === "" ? source : `${definition} ${source}` };
    }),
  }));
}
