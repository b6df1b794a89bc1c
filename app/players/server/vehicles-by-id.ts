import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/** Finds a vehicle; undefined where the data does not have it. */
export type VehicleOf = (tankId: number) => LinkedVehicle | undefined;

/** Rows of the vehicles by their ids, and the vehicles that were looked for: published lists never change. */
interface NumberedVehicles {
  rows: ReadonlyMap<number, number>;
  vehicles: Map<number, LinkedVehicle>;
}
const known = new WeakMap<VehicleColumns, NumberedVehicles>();

/** The vehicles of the dataset by their ids. */
export function vehiclesById(columns: VehicleColumns | null): VehicleOf {
  if (columns === null) return () => undefined;
  const { rows, vehicles } = known.get(columns) ?? knownOf(columns);
  return (tankId) => {
    const row = rows.get(tankId);
    if (row === undefined) return undefined;
    const vehicle = vehicles.get(tankId) ?? linkedVehicle(columns, row);
    vehicles.set(tankId, vehicle);
    return vehicle;
  };
}

function knownOf(columns: VehicleColumns): NumberedVehicles {
  const made = { rows: new Map(columns.id.map((id, row) => [id, row])), vehicles: new Map<number, LinkedVehicle>() };
  known.set(columns, made);
  return made;
}
