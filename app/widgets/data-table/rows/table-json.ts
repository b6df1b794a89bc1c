import { columnOf, type TableModel } from "../table-model.ts";
import { type Field, fieldReader } from "./table-fields.ts";
import type { TableRows } from "./table-rows.ts";

/** A table as a program takes it. */
export interface JsonTable {
  columns: { key: string; label: string; unit: string }[];
  /** By the keys of the columns: null where nobody knows it, absent where it does not apply. */
  rows: Record<string, Field>[];
}

/** Rows by the keys of their columns; figures as the table has them, choices by their values. */
export function tableJson(
  rows: TableRows,
  model: TableModel,
  selected: readonly number[],
  keys: readonly string[],
): JsonTable {
  const fields = fieldReader(rows, model, keys);
  const columns = keys.map((key) => columnOf(model, key));
  return {
    columns: columns.map(({ key, label, unit }) => ({ key, label, unit })),
    rows: selected.map((row) =>
      Object.fromEntries(
        fields(row).flatMap((field, i) => {
          const column = columns[i];
          if (!column || field === "") return [];
          const value = column.kind === "choice" ? (rows.column(column.key)?.cells[row] ?? null) : field;
          return [[column.key, value]];
        }),
      ),
    ),
  };
}
