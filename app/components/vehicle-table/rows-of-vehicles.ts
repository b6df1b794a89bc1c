import { acquisition } from "#app/game/model/enumerations/acquisitions.ts";
import type { TableVehicle } from "#app/game/model/tables/table-vehicles.ts";
import type { ColumnCells, TableRows } from "../data-table/rows/table-rows.ts";
import { vehicleFinder } from "../vehicle-table/vehicle-finder.ts";
import { byTierClassAndName } from "./vehicle-finder.ts";

/** Vehicles with further columns as table rows, in the order shared by all such tables. */
export function rowsOfVehicles(
  vehicles: readonly TableVehicle[],
  further: Readonly<Record<string, ColumnCells>>,
): TableRows {
  const who = {
    id: vehicles.map(({ id }) => id),
    name: vehicles.map(({ name }) => name),
    tier: vehicles.map(({ tier }) => tier),
    type: vehicles.map(({ type }) => type),
  };
  const columns: Readonly<Record<string, ColumnCells>> = {
    name: { cells: who.name },
    class: { cells: who.type },
    tier: { cells: who.tier },
    nation: { cells: vehicles.map(({ nation }) => nation) },
    type: { cells: vehicles.map(acquisition) },
    ...further,
  };
  const natural = vehicles.map((_, row) => row).sort(byTierClassAndName(who));
  return {
    length: vehicles.length,
    natural,
    column: (key) => columns[key],
    find: vehicleFinder(natural, (row) => vehicles[row] as TableVehicle),
  };
}
