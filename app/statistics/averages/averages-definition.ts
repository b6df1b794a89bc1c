import { choiceColumn, numberColumn, type TableColumn, textColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TIER_COLUMN,
  TYPE_COLUMN,
} from "#app/components/vehicle-table/who-columns.ts";
import { AVERAGE_STATS, type AverageStat } from "#app/game/statistics/averages/community-average.ts";
import { formatDelta } from "#app/game/stats/format.ts";

/** The kinds of rows, as named in the address. */
export const AVERAGES_LAYOUTS = ["vehicles", "class", "tier", "nation"] as const;

export type AveragesLayout = (typeof AVERAGES_LAYOUTS)[number];

export const LAYOUT_LABELS: Record<AveragesLayout, string> = {
  vehicles: "Vehicles",
  class: "By class",
  tier: "By tier",
  nation: "By nation",
};

/** The page title while no averages of players are known. */
export const EXPECTED_BY_WN8 = "Expected by WN8";

/** The minimum number of vehicles of a tier and class, including the vehicle itself, for a comparison. */
export const MIN_PEERS = 5;

interface StatLabels {
  label: string;
  head?: string;
  unit?: string;
  decimals: number;
}

const LABELS: Record<AverageStat | "survival", StatLabels> = {
  winRate: { label: "Win rate", head: "Win rate %", unit: "%", decimals: 2 },
  damage: { label: "Damage", decimals: 0 },
  kills: { label: "Kills", decimals: 2 },
  spots: { label: "Spots", decimals: 2 },
  defence: { label: "Defence points", head: "Defence", decimals: 2 },
  survival: { label: "Survival", head: "Survival %", unit: "%", decimals: 1 },
};

function averageColumn(key: AverageStat | "survival"): TableColumn {
  const labels = LABELS[key];
  return numberColumn({
    key,
    short: labels.label,
    group: "Per battle",
    ...labels,
    definition:
      key === "survival"
        ? "Percentage of battles survived; WN8 expects none."
        : "Average per battle, or what WN8 expects of one where the source says so.",
  });
}

function expectedColumn(key: AverageStat): TableColumn {
  const labels = LABELS[key];
  const definition = "What WN8 expects of a battle; no average of players.";
  return numberColumn({ key, short: labels.label, group: EXPECTED_BY_WN8, ...labels, definition });
}

const DIFFERENCES: Record<AverageStat, { head: string; short?: string; unit: string; decimals: number }> = {
  winRate: { head: "Δ win rate", unit: "points", decimals: 2 },
  // Whole over the narrow column of a phone.
  damage: { head: "Δ dam.", short: "Δ damage", unit: "%", decimals: 1 },
  kills: { head: "Δ kills", unit: "%", decimals: 1 },
  spots: { head: "Δ spots", unit: "%", decimals: 1 },
  defence: { head: "Δ defence", unit: "%", decimals: 1 },
};

/** The key of the column that compares a figure with tier and class. */
export const differenceKey = (key: AverageStat) => `${key}Difference`;

function differenceColumn(key: AverageStat): TableColumn {
  const { head, short = head, unit, decimals } = DIFFERENCES[key];
  const label = `${LABELS[key].label} against tier and class`;
  return {
    ...numberColumn({
      key: differenceKey(key),
      label,
      short,
      head,
      unit,
      decimals,
      group: "Against tier and class",
    }),
    definition: `Difference to the average of its tier and class${unit === "%" ? ", in per cent of it" : ", in points"}; only of averages of players.`,
    print: (cell) => formatDelta(Number(cell), decimals),
  };
}

const sample = { group: "Sample" };
const SOURCE = choiceColumn({
  key: "source",
  label: "Source",
  wraps: true,
  ...sample,
  choices: [
    { value: "own", label: "Own battles" },
    // Short, so that a phone shows it whole.
    { value: "reference", label: "WN8 expects" },
  ],
});
const SAMPLE_SIZE = textColumn({ key: "sample", label: "Sample size", ...sample });
const BATTLES = numberColumn({ key: "battles", label: "Battles", short: "Battles", ...sample });
const MARGIN = numberColumn({
  key: "margin",
  label: "Win rate, 95% interval",
  short: "±",
  head: "± points",
  unit: "points",
  decimals: 2,
  ...sample,
  definition: "Half the width of the 95% interval of the win rate; only where the number of battles is stated.",
});

const WHO = [CLASS_COLUMN, TIER_COLUMN, NATION_COLUMN, TYPE_COLUMN];
const averageColumns = [...AVERAGE_STATS, "survival" as const].map(averageColumn);
const path = "/community-average";
const shared = { path, layouts: AVERAGES_LAYOUTS, pageSize: 50 };

/**
 * WN8's expected values by vehicle, used while no averages of players are known. They are targets, so nothing is
 * derived from them: no means of tiers, classes or nations, and no differences to such means.
 */
export const EXPECTED: TableDefinition = {
  ...shared,
  layouts: ["vehicles"],
  label: EXPECTED_BY_WN8,
  columns: [NAME_COLUMN, ...WHO, ...AVERAGE_STATS.map(expectedColumn)],
  usual: AVERAGE_STATS,
  spared: ["spots", "defence"],
};

export const VEHICLES: TableDefinition = {
  ...shared,
  label: "Community averages",
  columns: [
    NAME_COLUMN,
    ...WHO,
    ...averageColumns,
    ...AVERAGE_STATS.map(differenceColumn),
    SOURCE,
    SAMPLE_SIZE,
    BATTLES,
    MARGIN,
  ],
  usual: [...AVERAGE_STATS, "source", "sample"],
  spared: ["kills", "spots", "defence", "sample"],
};

/** Those of players rolled up; the choices filter the vehicles that are counted. */
export const GROUPS: TableDefinition = {
  ...shared,
  counted: { one: "group", many: "groups" },
  label: "Community averages",
  columns: [
    textColumn({ key: "name", label: "Group", group: "Group" }),
    ...WHO,
    ...averageColumns,
    numberColumn({
      key: "vehicles",
      label: "Vehicles",
      short: "Vehicles",
      ...sample,
      definition: "Vehicles that the average is made of.",
    }),
    SAMPLE_SIZE,
    BATTLES,
    MARGIN,
  ],
  usual: [...AVERAGE_STATS, "vehicles", "sample"],
  spared: ["spots", "defence", "sample"],
};

/** The table of a layout. @param hasOwn averages of players are known */
export function averagesDefinition(layout: string, hasOwn: boolean): TableDefinition {
  if (!hasOwn) return EXPECTED;
  return layoutOf(layout) === "vehicles" ? VEHICLES : GROUPS;
}

export function layoutOf(requested: string | null): AveragesLayout {
  return AVERAGES_LAYOUTS.find((layout) => layout === requested) ?? "vehicles";
}
