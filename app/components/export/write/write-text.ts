import { choicesIn } from "#app/components/data-table/table-column.ts";
import { csvText } from "#app/lib/text/csv.ts";
import {
  columnHead,
  type ExportColumn,
  type ExportProvenance,
  type ExportTable,
  type ExportValue,
  type ReportRows,
} from "../export-table.ts";

/** Rows between two reports. */
const STEP = 25;

/** The same rows; says now and then how many of them were taken. */
export function* reported<T>(rows: readonly T[], report: ReportRows): Generator<T> {
  for (const [i, row] of rows.entries()) {
    if (i % STEP === 0) report(i);
    yield row;
  }
  report(rows.length);
}

/** By this sign at the start a spreadsheet knows the text for UTF-8. */
const UTF8 = "\uFEFF";

/**
 * A table as CSV: a head with labels and units, then one line per row. Unknown and inapplicable cells are empty.
 * Columns of the table state the sources of the values, since a line before the head would not be CSV.
 */
export function writeCsv(table: Pick<ExportTable, "columns" | "rows">, report: ReportRows = () => {}): string {
  const rows = Array.from(describeRows(table, report), (row) => row.map((field) => field ?? ""));
  return UTF8 + csvText([table.columns.map(columnHead), ...rows]);
}

/** A cell as people read it: choices in words. */
function describeCell(value: ExportValue, { labels }: ExportColumn): ExportValue {
  if (!labels || value === null || value === "") return value;
  return choicesIn(value)
    .map((one) => labels[one] ?? one)
    .join(", ");
}

/** The rows of a table with choices in words. */
export function* describeRows(
  { rows, columns }: Pick<ExportTable, "columns" | "rows">,
  report: ReportRows,
): Generator<ExportValue[]> {
  for (const row of reported(rows, report)) {
    yield columns.map((column, i) => describeCell(row[i] ?? null, column));
  }
}

/** A table for programs. */
interface JsonTable extends ExportProvenance {
  title: string;
  columns: Pick<ExportColumn, "key" | "label" | "unit">[];
  /** Values by column key: null if unknown, absent if they do not apply. */
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

/** The same as text, one line per row, so that people can read it too. */
export function writeJson(table: ExportTable, report?: ReportRows): string {
  const { rows, ...about } = jsonTable(table, report);
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  return `${head},\n  "rows": [\n    ${rows.map((row) => JSON.stringify(row)).join(",\n    ")}\n  ]\n}\n`;
}
