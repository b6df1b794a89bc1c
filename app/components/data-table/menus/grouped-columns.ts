import type { TableColumn } from "../table-column.ts";

/** Columns under the headings where one chooses them, both in the order of the columns. */
export function groupedColumns(columns: readonly TableColumn[]): { group: string; columns: TableColumn[] }[] {
  const groups = new Map<string, TableColumn[]>();
  for (const column of columns) groups.set(column.group, [...(groups.get(column.group) ?? []), column]);
  return [...groups].map(([group, columns]) => ({ group, columns }));
}
