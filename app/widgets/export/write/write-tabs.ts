import { csvText } from "#app/lib/text/csv.ts";
import { columnHead, type ExportTable } from "../export-table.ts";
import { provenanceLines } from "./provenance-lines.ts";
import type { ReportRows } from "./report-rows.ts";
import { rowsInWords } from "./words.ts";

/** A table for the clipboard, cells parted by tabs as spreadsheets take them; below it, where it comes from. */
export function writeTabs(table: ExportTable, report: ReportRows = () => {}): string {
  const rows = Array.from(rowsInWords(table, report), (row) => row.map((field) => field ?? ""));
  return csvText([table.columns.map(columnHead), ...rows, [], ...provenanceLines(table)], "\t");
}
