import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/**
 * Vehicles that a board can be asked for, by name.
 * @param columns null: their names cannot be had, or are not needed
 * @param chosen it is among them, whoever has fought in it
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
