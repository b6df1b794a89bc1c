import type { ExportTable } from "./export-table.ts";
import type { ReportRows } from "./write/report-rows.ts";
import type { ExportTarget } from "./write/write-export.ts";

/** Stops an export, and hears how far it is. */
export interface ExportProgress {
  signal: AbortSignal;
  report: ReportRows;
}

/** Makes the table that is taken along. Stops at the signal, and says now and then how many rows are read. */
export type LoadTable = (progress: ExportProgress) => Promise<ExportTable>;

/** How far an export is. */
export type ExportState =
  | { step: "none" | "cancelled" }
  | { step: "reading" | "writing"; target: ExportTarget; done: number; total: number }
  | { step: "saved"; name: string }
  | { step: "copied"; rows: number }
  | { step: "failed"; reason: string };
