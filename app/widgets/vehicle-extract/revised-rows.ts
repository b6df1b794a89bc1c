import type { RevisedColumns } from "#app/game/model/vehicle/revised-columns.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { ColumnCells, TableRows } from "#app/widgets/data-table/rows/table-rows.ts";

/** The same vehicles with the stats that the definitions alone give. Percentiles are those of today's. */
export function withDefinitions(rows: TableRows, { stats }: RevisedColumns): TableRows {
  return {
    ...rows,
    column: (key) => {
      const [column, revised] = [rows.column(key), stats[key as StatKey]];
      if (!column || !revised) return column;
      const before = new Map(revised.row.map((row, at) => [row, revised.before[at] ?? ""]));
      return { ...column, cells: column.cells.map((cell, row) => before.get(row) ?? cell) };
    },
  };
}

/**
 * Of every vehicle the shown stats that are of a later patch than its definitions, by the keys of their columns:
 * "reload: 2.1.1; dpm: 2.1.1". Undefined where there are none at all.
 */
export function revisedCells(
  keys: readonly string[],
  length: number,
  revised: RevisedColumns,
): ColumnCells | undefined {
  const found = Array.from({ length }, (): string[] => []);
  for (const key of keys) {
    const { row = [], source = [] } = revised.stats[key as StatKey] ?? {};
    row.forEach((each, at) => {
      const { version, date } = revised.sources[source[at] ?? -1] ?? {};
      found[each]?.push(`${key}: ${version ?? date ?? ""}`);
    });
  }
  return found.some((list) => list.length > 0) ? { cells: found.map((list) => list.join("; ")) } : undefined;
}
