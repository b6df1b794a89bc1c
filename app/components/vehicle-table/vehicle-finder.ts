import type { TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { foldWords } from "#app/game/search/fold.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type PaletteVehicle, type VehicleEntry, vehicleEntry } from "#app/game/search/palette-vehicles.ts";

/**
 * Finds rows of vehicles as the search of the site does, so that both forgive the same.
 * @param natural all rows, for a text that looks for nothing
 */
export function vehicleFinder(
  natural: readonly number[],
  vehicleAt: (row: number) => PaletteVehicle,
): TableRows["find"] {
  let index: PaletteIndex<VehicleEntry & { row: number }> | undefined;
  return (text) => {
    // Signs alone look for nothing.
    if (foldWords(text).length === 0) return natural;
    index ??= paletteIndex(natural.map((_, row) => ({ ...vehicleEntry(vehicleAt(row)), row })));
    return searchPalette(index, text).map(({ entry }) => entry.row);
  };
}
