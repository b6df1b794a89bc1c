import { columnOf, type TableModel } from "../table-model.ts";
import type { TableRows } from "./table-rows.ts";

/** What a file has in a cell: null where nobody knows it, "" where it does not apply. */
export type Field = number | string | null;

/** The head of a column as a file has it, with the unit where there is one. */
export function fieldHead(model: TableModel, key: string): string {
  const { label, unit } = columnOf(model, key);
  return unit === "" ? label : `${label} (${unit})`;
}

/**
 * Reads the cells of rows as a file has them: figures as numbers with the decimals of the table, choices in words.
 * @param keys of the columns, whose cells are here
 */
export function fieldReader(rows: TableRows, model: TableModel, keys: readonly string[]): (row: number) => Field[] {
  const columns = keys.map((key) => ({ ...columnOf(model, key), cells: rows.column(key)?.cells ?? [] }));
  return (row) =>
    columns.map(({ cells, kind, plain }) => {
      const cell = cells[row] ?? null;
      if (cell === null || cell === "") return cell;
      return kind === "number" ? Number(plain(cell)) : plain(cell);
    });
}
