import type { MarksTable } from "#app/game/model/marks-table.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { ignoredParts } from "#app/widgets/data-table/query/ignored-parts.ts";
import { shownColumns, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { MARKS_TABLE } from "./marks-model.ts";

/** What is said over the table: what of the address means nothing, and with which day changes compare. */
export function marksNotes(table: MarksTable, query: TableQuery, params: URLSearchParams): string[] {
  const ignored = ignoredParts(params, MARKS_TABLE);
  const shown = shownColumns(query, MARKS_TABLE);
  const changes = table.changes
    .filter(({ days }) => shown.some((key) => key.endsWith(`change${days}`)))
    .map(({ days, since }) =>
      since === null
        ? `Change in ${days} days: no earlier snapshot yet.`
        : `Change in ${days} days: against the snapshot of ${formatDate(since)}.`,
    );
  return [...(ignored.length > 0 ? [ignoredText(ignored)] : []), ...changes];
}

/** Says what of an address is shown as usual. */
export function ignoredText(ignored: readonly string[]): string {
  return `Not understood, and left out: ${ignored.join(", ")}.`;
}
