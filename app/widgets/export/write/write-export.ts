import type { ExportFormat } from "../export-formats.ts";
import type { ExportTable } from "../export-table.ts";
import type { ReportRows } from "./report-rows.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writeTabs } from "./write-tabs.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** What a table is written as: a file, or text for the clipboard. */
export type Target = ExportFormat | "clipboard";

const WRITERS: Readonly<
  Record<Target, (table: ExportTable, report: ReportRows) => string | Uint8Array | Promise<string | Uint8Array>>
> = {
  csv: writeCsv,
  json: writeJson,
  xlsx: writeXlsx,
  markdown: writeMarkdown,
  clipboard: writeTabs,
};

/** Writes a table, and says now and then how many of its rows are written. */
export async function writeExport(table: ExportTable, target: Target, report: ReportRows) {
  return WRITERS[target](table, report);
}
