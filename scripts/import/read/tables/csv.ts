import Papa from "papaparse";
import { z } from "zod";
import type { SourceFaults } from "#scripts/import/report.ts";

/** A row of separated text that fits its schema. */
interface CsvRow<T> {
  /** Its position for messages: the line on which it ends, from 1. */
  line: string;
  row: T;
}

/**
 * Reads comma- or semicolon-separated text with a head line into records. Lines without any text are passed over.
 * A row with too few or too many fields, with a quote that is never closed, or that does not fit the schema is a
 * fault with file and line, and left out.
 */
export function readCsv<T>(
  text: string,
  file: string,
  faults: SourceFaults,
  schema: z.ZodType<T>,
  delimiter: "," | ";" = ",",
): CsvRow<T>[] {
  // Lists joined from several have both ends of lines; the parser takes the first for all.
  const source = text.replaceAll("\r\n", "\n");
  const rows: CsvRow<T>[] = [];
  Papa.parse<Record<string, string>>(source, {
    header: true,
    delimiter,
    skipEmptyLines: "greedy",
    step({ data, errors, meta }) {
      const line = `line ${lineBefore(source, meta.cursor)}`;
      const row = schema.safeParse(data);
      if (errors.length > 0) faults.add(file, line, [...new Set(errors.map(({ message }) => message))].join(", "));
      else if (!row.success) faults.add(file, line, z.prettifyError(row.error).replaceAll("\n", " "));
      else rows.push({ line, row: row.data });
    },
  });
  return rows;
}

/** The line number at a position. A byte order mark is not counted. */
function lineBefore(source: string, offset: number): number {
  const before = source.replace(/^\uFEFF/, "").slice(0, offset);
  return before.replace(/\n$/, "").split("\n").length;
}
