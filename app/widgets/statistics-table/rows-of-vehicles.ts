import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import type { TableVehicle } from "#app/game/model/tables/table-vehicles.ts";
import { foldWords } from "#app/game/search/fold.ts";
import { paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { TableRows } from "../data-table/rows/table-rows.ts";
import type { Cell } from "../data-table/table-column.ts";

const collator = new Intl.Collator("en", { numeric: true });

/**
 * Vehicles with further columns as the rows of a table: highest tier first, then by class and name. Names are found as
 * the search of the site finds them.
 */
export function rowsOfVehicles(
  vehicles: readonly TableVehicle[],
  further: Readonly<Record<string, readonly Cell[]>>,
): TableRows {
  const place = (row: number) => {
    const { tier, type } = vehicles[row] as TableVehicle;
    return VEHICLE_CLASSES.indexOf(type) - 100 * tier;
  };
  const name = (row: number) => vehicles[row]?.name ?? "";
  const natural = vehicles
    .map((_, row) => row)
    .sort((a, b) => place(a) - place(b) || collator.compare(name(a), name(b)));
  const cells: Readonly<Record<string, readonly Cell[]>> = {
    name: vehicles.map((vehicle) => vehicle.name),
    class: vehicles.map(({ type }) => type),
    tier: vehicles.map(({ tier }) => tier),
    nation: vehicles.map(({ nation }) => nation),
    ...further,
  };
  return {
    length: vehicles.length,
    natural,
    column: (key) => (cells[key] ? { cells: cells[key] } : undefined),
    find(text) {
      // Signs alone look for nothing.
      if (foldWords(text).length === 0) return natural;
      const index = paletteIndex(vehicles.map((vehicle, row) => ({ ...vehicleEntry(vehicle), row })));
      const [group] = searchPalette(index, { query: text, kind: "vehicle", limit: vehicles.length });
      return group?.hits.map(({ entry }) => entry.row) ?? [];
    },
  };
}
