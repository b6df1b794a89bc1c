import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { indexVehicleNames, type VehicleNameIndex } from "#app/game/search/vehicle-list/vehicle-names.ts";

const known = new WeakMap<VehicleColumns, VehicleNameIndex>();

/** The name index of a dataset's vehicles, prepared once per list. */
export function namesOf(columns: VehicleColumns): VehicleNameIndex {
  const made =
    known.get(columns) ?? indexVehicleNames(columns.id.map((_, row): VehicleIdentity => rowAt(columns, row)));
  known.set(columns, made);
  return made;
}
