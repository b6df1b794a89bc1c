import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import { shortened } from "#app/components/data-table/query/unread-parameters.ts";
import type { ColumnCells, TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { printedKeys } from "#app/components/data-table/shown-columns.ts";
import type { Table } from "#app/components/data-table/table.ts";
import { numberColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { rowsOfVehicles } from "#app/components/vehicle-table/rows-of-vehicles.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TYPE_COLUMN,
  tierColumn,
} from "#app/components/vehicle-table/who-columns.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { type TableVehicle, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { CHANGE_SPANS, type ChangeDays, changeKey } from "#app/game/statistics/marks/snapshots.ts";
import { MARK_KEYS, MARKS, type MarkKey } from "#app/game/statistics/marks/thresholds.ts";
import { percentileIn } from "#app/game/stats/rank.ts";
import { madeOnce } from "#app/lib/made-once.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** Parameters of the page in addition to those of the table. */
const PLAN_PARAMETERS = ["vehicle", "now", "average", "damage"] as const;

/** Tiers at which a vehicle can be marked. */
const MARKED_TIERS = [5, 6, 7, 8, 9, 10, 11];

/** The strokes on the barrel, over the figures of a mark. */
export const STROKES: Partial<Record<MarkKey, { icon: string }>> = {
  p65: { icon: "strokes i-own-mark-1" },
  p85: { icon: "strokes i-own-mark-2" },
  p95: { icon: "strokes i-own-mark-3" },
};

/** The table of the marks of a region, with the changes over every span there can be. */
export const MARKS_TABLE: TableDefinition = {
  path: "/marks-of-excellence",
  label: "Marks of excellence",
  columns: [
    NAME_COLUMN,
    CLASS_COLUMN,
    tierColumn(MARKED_TIERS),
    NATION_COLUMN,
    TYPE_COLUMN,
    ...MARKS.map(({ key, percent, label }) =>
      numberColumn({
        key,
        label: `${percent}%`,
        short: `${percent}%`,
        group: "Combined damage",
        ...STROKES[key],
        definition: `Average combined damage for the ${label}`,
      }),
    ),
    numberColumn({
      key: "from2to3",
      label: "From 2 to 3 marks",
      short: "From 2 to 3",
      group: "Combined damage",
      definition: "95% less 85%: what the third mark takes beyond the second",
    }),
    ...CHANGE_SPANS.flatMap(({ days }) =>
      MARKS.map(({ key, percent }) =>
        numberColumn({
          key: changeKey(key, days),
          label: `Change of ${percent}% in ${days} days`,
          short: `${percent}%, ${days} d`,
          group: "Change",
          definition: "Against an earlier snapshot",
        }),
      ),
    ),
  ],
  usual: [...MARKS.map(({ key }) => key), "from2to3"],
  spared: ["p100", "from2to3"],
  layouts: ["table"],
  kept: ["region", ...PLAN_PARAMETERS],
  pageSize: 50,
};

/** A span of days over which the change of the thresholds is known, and the day of the snapshot before it (ISO 8601). */
export interface EarlierSnapshot {
  days: ChangeDays;
  date: string;
}

export function earlierSnapshots({ changes }: Pick<MarksTable, "changes">): EarlierSnapshot[] {
  return changes.flatMap(({ days, since }) => (since === null ? [] : [{ days, date: since }]));
}

const withChanges = new Map<string, TableDefinition>();

/** The table with the changes over spans that have an earlier snapshot; the same spans return the same definition. */
export function marksDefinition(spans: readonly ChangeDays[]): TableDefinition {
  const name = spans.join();
  const without = CHANGE_SPANS.filter(({ days }) => !spans.includes(days));
  const dropped = new Set(without.flatMap(({ days }) => MARK_KEYS.map((mark) => changeKey(mark, days))));
  const columns = MARKS_TABLE.columns.filter(({ key }) => !dropped.has(key));
  const model = withChanges.get(name) ?? { ...MARKS_TABLE, columns };
  withChanges.set(name, model);
  return model;
}

/** The marks of a region, and whose they are. */
interface MarksRows {
  vehicles: readonly TableVehicle[];
  rows: TableRows;
}

export const marksRows = madeOnce((table: MarksTable): MarksRows => {
  const vehicles = vehiclesOf(table);
  const columns: Record<string, ColumnCells> = {
    from2to3: { cells: table.p95.map((upper, row) => less(upper, table.p85[row])) },
  };
  for (const key of MARK_KEYS) {
    columns[key] = { cells: table[key], percentiles: percentiles(table, table[key]) };
    for (const { days, by } of table.changes) if (by) columns[changeKey(key, days)] = { cells: by[key] };
  }
  return { vehicles, rows: rowsOfVehicles(vehicles, columns) };
});

function less(upper: number | null, lower: number | null | undefined): number | null {
  return upper === null || typeof lower !== "number" ? null : upper - lower;
}

/** The place of every figure among those of its tier and class; null where there is none, or nothing to compare with. */
function percentiles({ tier, type }: MarksTable, values: readonly (number | null)[]): (number | null)[] {
  const groups = Map.groupBy(values.keys(), (i) => `${tier[i]} ${type[i]}`);
  const ranks = values.map((): number | null => null);
  for (const rows of groups.values()) {
    const group = rows.flatMap((i) => values[i] ?? []);
    for (const i of rows) {
      const value = values[i] ?? null;
      if (value !== null) ranks[i] = percentileIn(value, group, "higher");
    }
  }
  return ranks;
}

/** Replaces the stats in a vehicle's row. */
const TOO_FEW = "Not enough data: too few players";

/** The table of marks of a region as the page shows it. */
export function marksStatistics(table: MarksTable): Table {
  const { vehicles, rows } = marksRows(table);
  return {
    model: marksDefinition(earlierSnapshots(table).map(({ days }) => days)),
    rows,
    unread: unreadRegion,
    notes: (query) => changeNotes(table, query),
    rowOf(row) {
      const vehicle = vehicles[row];
      const unpublished = table.p65[row] === null && { unpublished: TOO_FEW };
      return { id: table.id[row] ?? row, ...(vehicle && { vehicle }), ...unpublished };
    },
  };
}

/** A region that is none, in words; the page shows Europe then. */
function unreadRegion(params: QueryParameters): string[] {
  const requested = params.get("region") ?? "";
  return requested === "" || isRegion(requested) ? [] : [`Region “${shortened(requested)}”`];
}

/** With which day the changes that are shown compare. */
function changeNotes(table: MarksTable, query: TableQuery): string[] {
  const printed = printedKeys(query, MARKS_TABLE);
  return earlierSnapshots(table)
    .filter(({ days }) => printed.some((key) => key.endsWith(`change${days}`)))
    .map(({ days, date }) => `Change in ${days} days: against the snapshot of ${formatDate(date)}.`);
}
