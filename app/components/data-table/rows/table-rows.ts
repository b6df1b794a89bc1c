import type { TableCell } from "../table-column.ts";

/** The cells of one column, one for every row. */
export interface ColumnCells {
  cells: readonly TableCell[];
  /** Where the figures stand within their group, 0 to 100; not a number where one has none. */
  percentiles?: readonly (number | null | "")[] | undefined;
}

/** All rows of a table, by column. Row `i` is the i-th entry of every list. */
export interface TableRows {
  length: number;
  /** The order of the table itself: numbers of rows. */
  natural: readonly number[];
  /** Undefined while the cells are not here. */
  column(key: string): ColumnCells | undefined;
  /** The rows that a text finds, best first. */
  find(text: string): readonly number[];
}
