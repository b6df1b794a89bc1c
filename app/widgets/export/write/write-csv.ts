import { csvText } from "#app/lib/text/csv.ts";
import { columnHead, type ExportTable } from "../export-table.ts";
import type { ReportRows } from "./report-rows.ts";
import { rowsInWords } from "./words.ts";

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
