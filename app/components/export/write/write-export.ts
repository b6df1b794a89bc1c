import { writeXlsx as writeWorkbook } from "hucre/xlsx";
import { markdownTable } from "markdown-table";
import { csvText } from "#app/lib/text/csv.ts";
import { columnHead, type ExportTable, type ExportTarget, type ExportValue, type ReportRows } from "../export-table.ts";
import { describeRows, writeCsv, writeJson } from "./write-text.ts";

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
async function writeXlsx(table: ExportTable, report: ReportRows = () => {}): Promise<Uint8Array> {
  const head = table.columns.map(columnHead);
  const rows = Array.from(describeRows(table, report), (row) => row.map((value) => (value === "" ? null : value)));
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
  const letters = rows.reduce((max, row) => Math.max(max, String(row[column] ?? "").length), head.length);
  return Math.min(WIDE, Math.max(NARROW, letters)) + 2;
}

/** The name of the n-th column, from 1: A, B, … Z, AA. */
function columnName(n: number): string {
  return n <= 0 ? "" : columnName(Math.floor((n - 1) / 26)) + String.fromCharCode(65 + ((n - 1) % 26));
}

/** A table as Markdown (GitHub's), figures to the right; below it, where it comes from. */
function writeMarkdown(table: ExportTable, report: ReportRows = () => {}): string {
  const { columns } = table;
  const rows = Array.from(describeRows(table, report), (row) => row.map(literal));
  const text = markdownTable([columns.map((column) => literal(columnHead(column))), ...rows], {
    align: columns.map(({ kind }) => (kind === "number" ? "right" : "left")),
  });
  const about = provenanceLines(table).map(([name, value]) => `- ${name}: ${linked(value)}\n`);
  return `${text}\n\n${about.join("")}`;
}

/** An address in angle brackets, since escapes would become part of it; other text as it is. */
function linked(text: string): string {
  return /^https?:\/\/[^\s<>]+$/.test(text) ? `<${text}>` : literal(text);
}

/** Escapes characters that would be Markdown markup. */
function literal(value: ExportValue): string {
  if (value === null || typeof value === "number") return value === null ? "" : String(value);
  return value.replace(/[\\`*_[\]<>|~#]/g, "\\$&").replace(/\s+/g, " ");
}

/** A table for the clipboard: tab-separated cells, as spreadsheets expect, followed by its source. */
function writeTabs(table: ExportTable, report: ReportRows = () => {}): string {
  const rows = Array.from(describeRows(table, report), (row) => row.map((field) => field ?? ""));
  return csvText([table.columns.map(columnHead), ...rows, [], ...provenanceLines(table)], "\t");
}

const WRITERS: Readonly<
  Record<ExportTarget, (table: ExportTable, report: ReportRows) => string | Uint8Array | Promise<string | Uint8Array>>
> = {
  csv: writeCsv,
  json: writeJson,
  xlsx: writeXlsx,
  markdown: writeMarkdown,
  clipboard: writeTabs,
};

/** Writes a table, and says now and then how many of its rows are written. */
export async function writeExport(table: ExportTable, target: ExportTarget, report: ReportRows) {
  return WRITERS[target](table, report);
}

/** A file's metadata as pairs of name and text. */
function provenanceLines({ title, provenance }: ExportTable): [string, string][] {
  const { gameVersion, sources, address, note } = provenance;
  const lines: [string, string][] = [
    ["Table", title],
    ["Game version", gameVersion ?? "not stated by the source"],
    ...sources.map(({ publisher, version, date }): [string, string] => [
      "Source",
      [publisher, version ? `patch ${version}` : "patch not known", date ?? "date not known"].join(", "),
    ]),
    ["Notes", note],
    ["Link to this table", address],
  ];
  return lines.filter(([, text]) => text !== "");
}
