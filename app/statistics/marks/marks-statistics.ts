import { shownColumns, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { StatisticsTable } from "#app/components/statistics-table/statistics-view.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { earlierSnapshots, MARKS_TABLE, marksDefinition } from "./marks-definition.ts";
import { marksRows } from "./marks-rows.ts";

/** What the row of a vehicle says in place of its figures. */
const TOO_FEW = "Not enough data: too few players";

/** Of what somebody wrote, as much as one recognises it by. */
const LONGEST_QUOTED = 24;

/** The table of marks of a region as the page shows it. */
export function marksStatistics(table: MarksTable): StatisticsTable {
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
  const asked = params.get("region") ?? "";
  return asked === "" || isRegion(asked) ? [] : [`Region “${asked.slice(0, LONGEST_QUOTED)}”`];
}

/** With which day the changes that are shown compare. */
function changeNotes(table: MarksTable, query: TableQuery): string[] {
  const shown = shownColumns(query, MARKS_TABLE);
  return earlierSnapshots(table)
    .filter(({ days }) => shown.some((key) => key.endsWith(`change${days}`)))
    .map(({ days, date }) => `Change in ${days} days: against the snapshot of ${formatDate(date)}.`);
}
