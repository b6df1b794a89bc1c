import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { linkedVehicle } from "#app/widgets/vehicle-table/linked-vehicle.ts";

/** Finds a vehicle; undefined where the data does not have it. */
export type VehicleOf = (tankId: number) => LinkedVehicle | undefined;

const rows = new WeakMap<VehicleColumns, ReadonlyMap<number, number>>();

/** The vehicles of the dataset by their ids; their rows are looked up once, since published lists never change. */
export function vehiclesById(columns: VehicleColumns | null): VehicleOf {
  if (columns === null) return () => undefined;
  const known = rows.get(columns) ?? new Map(columns.id.map((id, row) => [id, row]));
  rows.set(columns, known);
  return (tankId) => {
    const row = known.get(tankId);
    return row === undefined ? undefined : linkedVehicle(columns, row);
  };
}
