import { numberColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TYPE_COLUMN,
  tierColumn,
} from "#app/components/vehicle-table/who-columns.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table.ts";
import { CHANGE_SPANS, type ChangeDays, changeKey } from "#app/game/statistics/marks/snapshots.ts";
import { MARK_KEYS, MARKS, type MarkKey } from "#app/game/statistics/marks/thresholds.ts";

/** Parameters of the page beside those of the table. */
export const PLAN_PARAMETERS = ["vehicle", "now", "average", "damage"] as const;

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
        label: `${percent} %`,
        short: `${percent} %`,
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
      definition: "95 % less 85 %: what the third mark takes beyond the second",
    }),
    ...CHANGE_SPANS.flatMap(({ days }) =>
      MARKS.map(({ key, percent }) =>
        numberColumn({
          key: changeKey(key, days),
          label: `Change of ${percent} % in ${days} days`,
          short: `${percent} %, ${days} d`,
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

/** The table with the changes over spans of which there is an earlier snapshot; the same one for the same spans. */
export function marksDefinition(spans: readonly ChangeDays[]): TableDefinition {
  const name = spans.join();
  const without = CHANGE_SPANS.filter(({ days }) => !spans.includes(days));
  const dropped = new Set(without.flatMap(({ days }) => MARK_KEYS.map((mark) => changeKey(mark, days))));
  const columns = MARKS_TABLE.columns.filter(({ key }) => !dropped.has(key));
  const model = withChanges.get(name) ?? { ...MARKS_TABLE, columns };
  withChanges.set(name, model);
  return model;
}
