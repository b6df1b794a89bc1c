import type { TableCell } from "#app/components/data-table/table-column.ts";
import { columnOf, type TableDefinition } from "#app/components/data-table/table-definition.ts";

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

/** Which of the selected rows one page has. */
export interface PageOf {
  page: number;
  pages: number;
  /** Place of the first row among those selected, from 0. */
  start: number;
  /** The one after the last. */
  end: number;
}

/** A page past the end is the last one; without rows there is one empty page. */
export function pageOf(total: number, page: number, size: number): PageOf {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  return { page: current, pages, start, end: Math.min(total, start + size) };
}

/** Extra information of a cell: its colour, the full text of a truncated one, or its link. */
export interface CellMark {
  className?: string;
  title: string;
  href?: string;
}

/** A row as text: one cell per shown column, null if unknown, "" if it does not apply. */
export interface PrintedRow {
  id: number | string;
  cells: readonly (string | null)[];
  /** Of the cells; null without one. */
  percentiles: readonly (number | null)[];
  /** Why some of the row's values are missing; shown once for all of them. */
  unpublished?: string;
  /** Of the cells; null without one. */
  marks?: readonly (CellMark | null)[];
  /** The row rests on few cases, and is greyed. */
  low?: boolean;
}

/** Prints some cells of a row. @param keys of the columns; one whose cells are not here prints nothing */
export function printCells(rows: TableRows, model: TableDefinition, row: number, keys: readonly string[]) {
  const cells: (string | null)[] = [];
  const percentiles: (number | null)[] = [];
  for (const key of keys) {
    const column = rows.column(key);
    const cell = column ? column.cells[row] : "";
    cells.push(cell === null || cell === undefined ? null : cell === "" ? "" : columnOf(model, key).print(cell));
    const percentile = column?.percentiles?.[row];
    percentiles.push(typeof percentile === "number" ? percentile : null);
  }
  return { cells, percentiles };
}
