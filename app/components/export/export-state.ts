import type { ExportTable } from "./export-table.ts";
import type { ReportRows } from "./write/report-rows.ts";
import type { Target } from "./write/write-export.ts";

/** Makes the table that is taken along. Stops at the signal, and says now and then how many rows are read. */
export type LoadTable = (work: { signal: AbortSignal; report: ReportRows }) => Promise<ExportTable>;

/** How far an export is. */
export type ExportState =
  | { step: "none" | "cancelled" }
  | { step: "reading" | "writing"; target: Target; done: number; total: number }
  | { step: "saved"; name: string }
  | { step: "copied"; rows: number }
  | { step: "failed"; reason: string };
