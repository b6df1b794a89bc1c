import { csvText } from "#app/lib/text/csv.ts";
import { choicesIn } from "../../data-table/table-column.ts";
import { columnHead, type ExportColumn, type ExportTable, type ExportValue } from "../export-table.ts";
import { type ReportRows, reported } from "./report-rows.ts";

/** By this sign at the start a spreadsheet knows the text for UTF-8. */
const UTF8 = "\uFEFF";

/**
 * A table as CSV: the labels with their units, then a line a row. A cell that is not known or does not apply is empty.
 * Where the figures come from is said by columns of the table: a line before the head would not be CSV.
 */
export function writeCsv(table: Pick<ExportTable, "columns" | "rows">, report: ReportRows = () => {}): string {
  const rows = Array.from(rowsInWords(table, report), (row) => row.map((field) => field ?? ""));
  return UTF8 + csvText([table.columns.map(columnHead), ...rows]);
}

/** A cell as people read it: choices in words. */
function inWords(value: ExportValue, { words }: ExportColumn): ExportValue {
  if (!words || value === null || value === "") return value;
  return choicesIn(value)
    .map((one) => words[one] ?? one)
    .join(", ");
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
