import type { TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { acquisition } from "#app/game/model/enumerations/acquisitions.ts";
import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { TableVehicle } from "#app/game/model/tables/table-vehicles.ts";
import { foldWords } from "#app/game/search/fold.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type PaletteVehicle, type VehicleEntry, vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ColumnCells } from "../data-table/rows/table-rows.ts";

interface OrderedVehicles {
  id: readonly number[];
  name: readonly string[];
  tier: readonly number[];
  type: readonly VehicleClass[];
}

const collator = new Intl.Collator("en", { numeric: true });

/** Compares rows of a table: highest tier first, then the classes in their usual order, then by name. */
export function byTierClassAndName({ id, name, tier, type }: OrderedVehicles): (a: number, b: number) => number {
  const classRank = type.map((one) => VEHICLE_CLASSES.indexOf(one));
  const at = <T>(list: readonly T[], i: number) => list[i] as T;
  return (a, b) =>
    at(tier, b) - at(tier, a) ||
    at(classRank, a) - at(classRank, b) ||
    collator.compare(at(name, a), at(name, b)) ||
    at(id, a) - at(id, b);
}

/**
 * Finds rows of vehicles as the search of the site does, so that both forgive the same; guesses only where nothing else
 * matches.
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
    const hits = searchPalette(index, text);
    // Letters with gaps are a guess: nobody who types "leo" means the Leichttraktor.
    const clear = hits.filter(({ match }) => match !== "gaps");
    return (clear.length > 0 ? clear : hits).map(({ entry }) => entry.row);
  };
}

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
