import type { ExportColumn, ExportProvenance, ExportTable, ExportValue } from "../export-table.ts";
import { type ReportRows, reported } from "./report-rows.ts";

/** A table as a program takes it. */
export interface JsonTable extends ExportProvenance {
  title: string;
  columns: Pick<ExportColumn, "key" | "label" | "unit">[];
  /** By the keys of the columns: null where nobody knows it, absent where it does not apply. */
  rows: Record<string, ExportValue>[];
}

/** Rows by the keys of their columns; figures as the table has them, choices by their values. */
export function jsonTable({ title, provenance, columns, rows }: ExportTable, report: ReportRows = () => {}): JsonTable {
  return {
    title,
    ...provenance,
    columns: columns.map(({ key, label, unit }) => ({ key, label, unit })),
    rows: Array.from(reported(rows, report), (row) =>
      Object.fromEntries(
        columns.flatMap(({ key }, i) => {
          const value = row[i] ?? null;
          return value === "" ? [] : [[key, value]];
        }),
      ),
    ),
  };
}

/** The same as text, a line a row, so that people can read it too. */
export function writeJson(table: ExportTable, report?: ReportRows): string {
  const { rows, ...about } = jsonTable(table, report);
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  return `${head},\n  "rows": [\n    ${rows.map((row) => JSON.stringify(row)).join(",\n    ")}\n  ]\n}\n`;
}
