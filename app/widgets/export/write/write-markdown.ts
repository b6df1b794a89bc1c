import { markdownTable } from "markdown-table";
import { columnHead, type ExportTable, type ExportValue } from "../export-table.ts";
import { provenanceLines } from "./provenance-lines.ts";
import type { ReportRows } from "./report-rows.ts";
import { rowsInWords } from "./words.ts";

/** A table as Markdown (GitHub's), figures to the right; below it, where it comes from. */
export function writeMarkdown(table: ExportTable, report: ReportRows = () => {}): string {
  const { columns } = table;
  const rows = Array.from(rowsInWords(table, report), (row) => row.map(literal));
  const text = markdownTable([columns.map((column) => literal(columnHead(column))), ...rows], {
    align: columns.map(({ kind }) => (kind === "number" ? "right" : "left")),
  });
  const about = provenanceLines(table).map(([name, value]) => `- ${name}: ${literal(value)}\n`);
  return `${text}\n\n${about.join("")}`;
}

/** Signs of a text that would be markup stand for themselves. */
function literal(value: ExportValue): string {
  if (value === null || typeof value === "number") return value === null ? "" : String(value);
  return value.replace(/[\\`*_[\]<>|~#]/g, "\\$&").replace(/\s+/g, " ");
}
