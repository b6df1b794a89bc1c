import type { ExportColumn, ExportTable, ExportValue } from "../export-table.ts";
import { type ReportRows, reported } from "./report-rows.ts";

/** A cell as people read it: choices in words. */
function inWords(value: ExportValue, { words }: ExportColumn): ExportValue {
  return words?.[String(value)] ?? value;
}

/** The rows of a table with choices in words. */
export function* rowsInWords(
  { rows, columns }: Pick<ExportTable, "columns" | "rows">,
  report: ReportRows,
): Generator<ExportValue[]> {
  for (const row of reported(rows, report)) {
    yield columns.map((column, i) => inWords(row[i] ?? null, column));
  }
}
