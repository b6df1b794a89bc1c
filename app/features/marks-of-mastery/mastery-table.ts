import type { MasteryTable } from "#app/game/model/tables/mastery-table.ts";
import { vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import { rowsOfVehicles } from "#app/widgets/statistics-table/rows-of-vehicles.ts";
import type { StatisticsTable } from "#app/widgets/statistics-table/statistics-view.ts";
import { MASTERY } from "./mastery-model.ts";

/** Results of a vehicle's own below which its row is greyed: it says little beyond its tier and class. */
const FEW = 10;

/** The published estimates as a table. */
export function masteryRows(table: MasteryTable): StatisticsTable {
  const vehicles = vehiclesOf(table);
  const { third, second, first, ace, own, group } = table;
  const method = own.map((count) => (count > 0 ? "vehicle" : "group"));
  return {
    model: MASTERY,
    rows: rowsOfVehicles(vehicles, { third, second, first, ace, own, group, method }),
    rowOf(row) {
      const vehicle = vehicles[row];
      return { id: table.id[row] ?? row, ...(vehicle && { vehicle }), low: (own[row] ?? 0) < FEW };
    },
  };
}
