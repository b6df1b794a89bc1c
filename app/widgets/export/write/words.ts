import { choicesIn } from "../../data-table/table-column.ts";
import type { ExportColumn, ExportTable, ExportValue } from "../export-table.ts";
import { type ReportRows, reported } from "./report-rows.ts";

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
