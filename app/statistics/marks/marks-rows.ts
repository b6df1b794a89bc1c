import type { ColumnCells, TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { rowsOfVehicles } from "#app/components/statistics-table/rows-of-vehicles.ts";
import { type TableVehicle, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table.ts";
import { changeKey } from "#app/game/statistics/marks/snapshots.ts";
import { MARK_KEYS } from "#app/game/statistics/marks/thresholds.ts";
import { rankInGroup } from "#app/game/stats/peers.ts";

/** The marks of a region, and whose they are. */
interface MarksRows {
  vehicles: readonly TableVehicle[];
  rows: TableRows;
}

const known = new WeakMap<MarksTable, MarksRows>();

/** The marks of a region as the rows of a table; made once, since a table never changes. */
export function marksRows(table: MarksTable): MarksRows {
  const rows = known.get(table) ?? derive(table);
  known.set(table, rows);
  return rows;
}

function derive(table: MarksTable): MarksRows {
  const vehicles = vehiclesOf(table);
  const columns: Record<string, ColumnCells> = {
    from2to3: { cells: table.p95.map((most, row) => less(most, table.p85[row])) },
  };
  for (const key of MARK_KEYS) {
    columns[key] = { cells: table[key], percentiles: percentiles(table, table[key]) };
    for (const { days, by } of table.changes) if (by) columns[changeKey(key, days)] = { cells: by[key] };
  }
  return { vehicles, rows: rowsOfVehicles(vehicles, columns) };
}

function less(most: number | null, least: number | null | undefined): number | null {
  return most === null || typeof least !== "number" ? null : most - least;
}

/** The place of every figure among those of its tier and class; null where there is none, or nothing to compare with. */
function percentiles({ tier, type }: MarksTable, figures: readonly (number | null)[]): (number | null)[] {
  const groups = new Map<string, number[]>();
  for (const i of figures.keys()) {
    const key = `${tier[i]} ${type[i]}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  const places = figures.map((): number | null => null);
  for (const rows of groups.values()) {
    const group = rows.flatMap((i) => figures[i] ?? []);
    for (const i of rows) {
      const figure = figures[i] ?? null;
      if (figure !== null) places[i] = rankInGroup(figure, group, "higher").percentile;
    }
  }
  return places;
}
