import { neededDocumentsOf } from "#app/api/documents.ts";
import { fromColumns, VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type PaletteVehicle, vehicleEntry } from "#app/game/search/palette-vehicles.ts";

const MAX = 8;

export type FindVehicles = (text: string) => PaletteVehicle[];

/**
 * Fetches all vehicles and makes them ready to be searched as the search of the site does. Never a part of the first
 * load.
 */
export async function loadVehicles(): Promise<FindVehicles> {
  const columns = await neededDocumentsOf(null)<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const index = paletteIndex(fromColumns(columns).map(vehicleEntry));
  return (text) =>
    searchPalette(index, text)
      .slice(0, MAX)
      .map(({ entry }) => entry.vehicle);
}
