import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/**
 * Vehicles with a board to choose from, by name.
 * @param columns null if their names are unavailable or not needed
 * @param chosen always included, whoever has fought in it
 */
export function vehicleChoices(columns: VehicleColumns | null, vehicles: readonly number[], chosen: number | null) {
  const names = new Map(columns?.id.map((id, row) => [id, columns.name[row] ?? ""]));
  const ids = new Set([...vehicles, ...(chosen === null ? [] : [chosen])]);
  const choices = [...ids].flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  return choices.sort((a, b) => (a.name < b.name ? -1 : 1));
}
