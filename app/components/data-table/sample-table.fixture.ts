import type { TableRows } from "./rows/table-rows.ts";
import type { TableCell } from "./table-column.ts";
import { choiceColumn, numberColumn, statColumn, textColumn } from "./table-column.ts";
import type { TableDefinition } from "./table-definition.ts";

/** A small table of its own, with a column of every kind. */
export const SAMPLE: TableDefinition = {
  path: "/sample",
  label: "Tanks",
  columns: [
    textColumn({ key: "name", label: "Tank", group: "Who" }),
    choiceColumn({
      key: "size",
      label: "Size",
      group: "Who",
      choices: [
        { value: "small", label: "Small" },
        { value: "large", label: "Large, heavy" },
      ],
    }),
    statColumn("dpm"),
    statColumn("reload"),
    statColumn("gunDepression"),
    numberColumn({ key: "price", label: "Price", short: "Price", unit: "gold", group: "Cost", descendingFirst: false }),
  ],
  usual: ["size", "dpm", "reload"],
  spared: ["size"],
  layouts: ["table", "cards"],
  pageSize: 2,
};

/** Rows by column; the order of the table itself is that of the rows unless another one is given. */
export function sampleRows(columns: Record<string, TableCell[]>, natural?: number[]): TableRows {
  const length = Object.values(columns)[0]?.length ?? 0;
  const order = natural ?? Array.from({ length }, (_, row) => row);
  return {
    length,
    natural: order,
    column: (key) => columns[key] && { cells: columns[key] },
    find: (text) => order.filter((row) => String(columns.name?.[row] ?? "").includes(text)).reverse(),
  };
}

/** Two rows: of the second some cells are not known or do not apply, and one would be a formula in a spreadsheet. */
export const TWO_ROWS = sampleRows({
  name: ["Tiger, the first", "=SUM(A1)"],
  size: ["large", ""],
  dpm: [2153.8, null],
  reload: [7.1, 12],
  gunDepression: [8, 0],
  price: [12_500, ""],
});
