import type { TableColumn } from "./table-column.ts";

/** A table as its page describes it; the same on the server and in the browser, and for every visitor. */
export interface TableDefinition {
  /** Path of the page, before "?". */
  path: string;
  /** What the rows are: "Vehicles". */
  label: string;
  /** One row and several, in words; absent where they are vehicles. */
  counted?: { one: string; many: string };
  /** All columns there are, in the order of the chooser. The first names the row and is always shown. */
  columns: readonly TableColumn[];
  /** Keys of the columns that are shown unless the visitor chose others; without the first. */
  usual: readonly string[];
  /** Those of them that a narrow screen leaves out. */
  spared: readonly string[];
  /** The ways the rows can be shown; the first is the table. */
  layouts: readonly string[];
  /** Parameters of the page other than the table's, which the table's links keep. */
  kept?: readonly string[];
  /** Letters of the longest value of one of them, where that is more than anybody types. */
  longestKept?: number;
  /** Columns that may be chosen at once where that is more than a screen or a sheet of paper holds. */
  maxColumns?: number;
  /** Rows on a page from the server. */
  pageSize: number;
}

/** What so many rows are called. */
export function rowNoun({ counted = { one: "vehicle", many: "vehicles" } }: TableDefinition, count: number): string {
  return count === 1 ? counted.one : counted.many;
}

/** @throws RangeError if the table has no such column */
export function columnOf({ columns }: TableDefinition, key: string): TableColumn {
  const found = columns.find((column) => column.key === key);
  if (!found) throw new RangeError(`The table has no column ${key}.`);
  return found;
}
