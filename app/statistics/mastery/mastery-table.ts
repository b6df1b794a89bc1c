import type { TableCell } from "#app/components/data-table/table-column.ts";
import { rowsOfVehicles } from "#app/components/statistics-table/rows-of-vehicles.ts";
import type { StatisticsTable } from "#app/components/statistics-table/statistics-view.ts";
import type { MasteryTable } from "#app/game/model/tables/mastery-table.ts";
import { vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import { MASTERY } from "./mastery-definition.ts";

/** Results of a vehicle's own below which its row is greyed: it says little beyond its tier and class. */
const FEW = 10;

const known = new WeakMap<MasteryTable, StatisticsTable>();

/** The published thresholds as a table; made once, since they never change. */
export function masteryStatistics(table: MasteryTable): StatisticsTable {
  const made = known.get(table) ?? derive(table);
  known.set(table, made);
  return made;
}

function derive(table: MasteryTable): StatisticsTable {
  const vehicles = vehiclesOf(table);
  const { third, second, first, ace, method, own, group } = table;
  const isEstimate = (row: number) => method[row] !== "publisher";
  // What the publisher states rests on none of our results.
  const estimated = (counts: readonly number[]) => counts.map((count, row) => (isEstimate(row) ? count : ""));
  const thresholds = { third, second, first, ace };
  const cells: Record<string, readonly TableCell[]> = {
    ...thresholds,
    method,
    own: estimated(own),
    group: estimated(group),
  };
  const columns = Object.fromEntries(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  return {
    model: MASTERY,
    rows: rowsOfVehicles(vehicles, columns),
    rowOf(row) {
      const vehicle = vehicles[row];
      return { id: table.id[row] ?? row, ...(vehicle && { vehicle }), low: isEstimate(row) && (own[row] ?? 0) < FEW };
    },
  };
}
