import type { Table } from "#app/components/data-table/table.ts";
import { choiceColumn, numberColumn, type TableCell } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { rowsOfVehicles } from "#app/components/vehicle-table/rows-of-vehicles.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TIER_COLUMN,
  TYPE_COLUMN,
} from "#app/components/vehicle-table/who-columns.ts";
import { vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import {
  MASTERY_CLASSES,
  MASTERY_LABELS,
  MASTERY_SHARES,
  type MasteryMethod,
} from "#app/game/statistics/mastery/mastery-classes.ts";
import { madeOnce } from "#app/lib/made-once.ts";

const sample = { group: "Sample" };

export const MASTERY: TableDefinition = {
  path: "/marks-of-mastery",
  label: "Marks of mastery",
  columns: [
    NAME_COLUMN,
    CLASS_COLUMN,
    TIER_COLUMN,
    NATION_COLUMN,
    TYPE_COLUMN,
    ...MASTERY_CLASSES.map((mark) =>
      numberColumn({
        key: mark,
        label: MASTERY_LABELS[mark],
        short: MASTERY_LABELS[mark],
        group: "Thresholds",
        unit: "XP",
        head: mark === "ace" ? "Ace XP" : MASTERY_LABELS[mark],
        definition: `Base XP of one battle that beats ${Math.round(100 * MASTERY_SHARES[mark])}% of the results.`,
      }),
    ),
    choiceColumn({
      key: "method",
      label: "Method",
      wraps: true,
      ...sample,
      choices: [
        { value: "publisher", label: "Publisher" },
        { value: "vehicle", label: "Vehicle estimate" },
        { value: "group", label: "Group estimate" },
      ] satisfies { value: MasteryMethod; label: string }[],
    }),
    numberColumn({
      key: "own",
      label: "Results of the vehicle",
      short: "Own",
      head: "Own results",
      ...sample,
      definition: "Results of battles with the vehicle itself.",
    }),
    numberColumn({
      key: "group",
      label: "Results of its tier and class",
      short: "Group",
      head: "Group results",
      ...sample,
      definition: "Results of battles with all vehicles of its tier and class.",
    }),
  ],
  usual: [...MASTERY_CLASSES, "method", "own", "group"],
  spared: ["third", "second", "own", "group"],
  layouts: ["table"],
  pageSize: 50,
};

/** Results of a vehicle's own below which its row is greyed: it says little beyond its tier and class. */
const FEW = 10;

export const masteryStatistics = madeOnce((table: MasteryTable): Table => {
  const vehicles = vehiclesOf(table);
  const { third, second, first, ace, method, own, group } = table;
  const isEstimate = (row: number) => method[row] !== "publisher";
  // The publisher's values are not based on our results.
  const estimated = (counts: readonly number[]) => counts.map((count, row) => (isEstimate(row) ? count : ""));
  const thresholds = { third, second, first, ace };
  const cells: Record<string, readonly TableCell[]> = {
    ...thresholds,
    method,
    own: estimated(own),
    group: estimated(group),
  };
  const columns = Object.fromEntries(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  return {
    model: MASTERY,
    rows: rowsOfVehicles(vehicles, columns),
    rowOf(row) {
      const vehicle = vehicles[row];
      return { id: table.id[row] ?? row, ...(vehicle && { vehicle }), low: isEstimate(row) && (own[row] ?? 0) < FEW };
    },
  };
});
