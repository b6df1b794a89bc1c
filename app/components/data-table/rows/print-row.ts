import { columnOf, type TableDefinition } from "../table-definition.ts";
import type { TableRows } from "./table-rows.ts";

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
