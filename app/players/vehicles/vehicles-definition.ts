import { choiceColumn, numberColumn, type TableCell } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TIER_COLUMN,
  TYPE_COLUMN,
} from "#app/components/vehicle-table/who-columns.ts";
import { PERFORMANCE_LABELS, PERFORMANCE_LEVELS } from "#app/game/model/enumerations/performance-levels.ts";
import { WINDOWS } from "#app/game/players/windows.ts";

const figures = { group: "Average of a battle" };
const COLUMNS = [
  NAME_COLUMN,
  CLASS_COLUMN,
  TIER_COLUMN,
  NATION_COLUMN,
  TYPE_COLUMN,
  numberColumn({ key: "battles", label: "Battles", short: "Battles", group: "Sample" }),
  numberColumn({
    key: "winRate",
    label: "Win rate",
    short: "Win rate",
    head: "Win rate %",
    unit: "%",
    decimals: 1,
    ...figures,
  }),
  numberColumn({ key: "damage", label: "Damage", short: "Damage", ...figures }),
  numberColumn({
    key: "wn8",
    label: "WN8",
    short: "WN8",
    group: "Worked out by us",
    definition: "XVM’s formula over the battles in this vehicle",
  }),
  choiceColumn({
    key: "level",
    label: "Level",
    group: "Worked out by us",
    wraps: true,
    descendingFirst: true,
    choices: PERFORMANCE_LEVELS.map((level) => ({ value: level, label: PERFORMANCE_LABELS[level] })),
  }),
  numberColumn({ key: "kills", label: "Kills", short: "Kills", decimals: 2, ...figures }),
  numberColumn({ key: "spotted", label: "Spotted", short: "Spotted", decimals: 2, ...figures }),
  numberColumn({
    key: "survived",
    label: "Survived",
    short: "Survived",
    head: "Survived %",
    unit: "%",
    decimals: 1,
    ...figures,
  }),
  numberColumn({ key: "xp", label: "XP", short: "XP", ...figures }),
  numberColumn({ key: "assisted", label: "Assisted damage", short: "Assisted", ...figures }),
  numberColumn({ key: "blocked", label: "Blocked damage", short: "Blocked", ...figures }),
  numberColumn({
    key: "hitRate",
    label: "Hit rate",
    short: "Hit rate",
    head: "Hits %",
    unit: "%",
    decimals: 1,
    ...figures,
  }),
  numberColumn({
    key: "markPercentage",
    label: "Percentage of marks",
    short: "Mark",
    head: "Mark %",
    unit: "%",
    group: "Marks",
  }),
  numberColumn({ key: "marks", label: "Marks of excellence", short: "Marks", group: "Marks" }),
];

const USUAL = ["battles", "winRate", "damage", "wn8", "level", "kills", "survived", "markPercentage", "marks"];

/**
 * The table of a player's vehicles; its layouts are the windows. A column that has no value in any row is shown only to
 * who chooses it.
 * @param path of the page
 * @param cells the columns by their keys
 */
export function vehiclesDefinition(
  path: string,
  cells: Readonly<Record<string, readonly TableCell[]>>,
): TableDefinition {
  return {
    path,
    label: "Vehicles",
    columns: COLUMNS,
    layouts: WINDOWS,
    pageSize: 50,
    kept: ["source"],
    usual: USUAL.filter((key) => cells[key]?.some((cell) => cell !== null)),
    spared: ["level", "kills", "survived", "markPercentage", "marks"],
  };
}
