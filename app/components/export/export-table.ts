/** A cell's value in a file: null if unknown, "" if it does not apply. */
export type ExportValue = number | string | null;

export interface ExportColumn {
  key: string;
  label: string;
  /** Empty where the figures have none. */
  unit: string;
  kind: "number" | "choice" | "text";
  /** The words for the values of a choice. JSON has the values, every other format the words. */
  labels?: Readonly<Record<string, string>>;
}

export interface ExportSource {
  publisher: string;
  /** Version of the game; null where it is not known. */
  version: string | null;
  /** ISO 8601; null if unknown. */
  date: string | null;
}

export interface ExportProvenance {
  /** Version of the game that most figures are of; null where the source states none. */
  gameVersion: string | null;
  /** All sources that rows are of. */
  sources: readonly ExportSource[];
  /** Address of a page or a call that gives the same table again. */
  address: string;
  /** What one has to know of the figures: "Top modules, full crew, no equipment." */
  note: string;
}

/** A table to be taken along: plain values, so that it can be sent to a Web Worker. */
export interface ExportTable {
  /** Title such as "Vehicles". Also names the sheet of a workbook; only the first 31 letters count there. */
  title: string;
  /** File name without extension, by which users find the file again. */
  fileName: string;
  columns: readonly ExportColumn[];
  /** A list for each row, in the order of the columns. */
  rows: readonly (readonly ExportValue[])[];
  provenance: ExportProvenance;
}

/** The head of a column, with the unit where there is one. */
export function columnHead({ label, unit }: Pick<ExportColumn, "label" | "unit">): string {
  return unit === "" ? label : `${label} (${unit})`;
}

export const EXPORT_FORMATS = ["csv", "json", "xlsx", "markdown"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportTarget = ExportFormat | "clipboard";

/** Called with the number of rows written so far. */
export type ReportRows = (done: number) => void;

/** Stops an export, and hears how far it is. */
export interface ExportProgress {
  signal: AbortSignal;
  report: ReportRows;
}

/** Makes the table that is taken along. Stops at the signal, and says now and then how many rows are read. */
export type LoadTable = (progress: ExportProgress) => Promise<ExportTable>;

export type ExportState =
  | { step: "none" | "cancelled" }
  | { step: "reading" | "writing"; target: ExportTarget; done: number; total: number }
  | { step: "saved"; name: string }
  | { step: "copied"; rows: number }
  | { step: "failed"; reason: string };

export const FORMATS: Readonly<Record<ExportFormat, { label: string; end: string; type: string }>> = {
  csv: { label: "CSV", end: "csv", type: "text/csv;charset=utf-8" },
  json: { label: "JSON", end: "json", type: "application/json" },
  xlsx: {
    label: "XLSX",
    end: "xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  markdown: { label: "Markdown", end: "md", type: "text/markdown;charset=utf-8" },
};

/** File name from its parts: lower-case letters, digits and dots, joined by hyphens. */
export function fileNameOf(...parts: readonly (string | number)[]): string {
  return parts
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
