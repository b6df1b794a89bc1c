import { writeXlsx as writeWorkbook } from "hucre/xlsx";
import { columnHead, type ExportTable, type ExportValue } from "../export-table.ts";
import { provenanceLines } from "./provenance-lines.ts";
import type { ReportRows } from "./report-rows.ts";
import { rowsInWords } from "./words.ts";

/** Letters of a column's width, at least and at most. */
const NARROW = 8;
const WIDE = 40;
/** Letters that the name of a sheet may have, and signs that it may not. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/g;

const bold = { font: { bold: true } };

/**
 * A table as a workbook: numbers are numbers and texts are texts, never formulas; the head stays in sight, and a second
 * sheet says where the figures come from.
 */
export async function writeXlsx(table: ExportTable, report: ReportRows = () => {}): Promise<Uint8Array> {
  const head = table.columns.map(columnHead);
  const rows = Array.from(rowsInWords(table, report), (row) => row.map((value) => (value === "" ? null : value)));
  const about = provenanceLines(table);
  return writeWorkbook({
    properties: { title: table.title, description: table.provenance.note },
    sheets: [
      {
        name: table.title.replace(NOT_IN_SHEET_NAMES, " ").slice(0, SHEET_NAME).trim(),
        columns: head.map((label, i) => ({ width: widthOf(label, rows, i) })),
        rows: [head, ...rows],
        cells: new Map(head.map((_, i) => [`0,${i}`, { style: bold }])),
        freezePane: { rows: 1, columns: 0 },
        autoFilter: { range: `A1:${columnName(head.length)}${rows.length + 1}` },
      },
      { name: "Source", columns: [{ width: 18 }, { width: WIDE * 2 }], rows: about },
    ],
  });
}

function widthOf(head: string, rows: readonly (readonly ExportValue[])[], column: number): number {
  const letters = rows.reduce((most, row) => Math.max(most, String(row[column] ?? "").length), head.length);
  return Math.min(WIDE, Math.max(NARROW, letters)) + 2;
}

/** The name of the n-th column, from 1: A, B, … Z, AA. */
function columnName(n: number): string {
  return n <= 0 ? "" : columnName(Math.floor((n - 1) / 26)) + String.fromCharCode(65 + ((n - 1) % 26));
}
