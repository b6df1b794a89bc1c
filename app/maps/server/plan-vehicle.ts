import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { PlanVehicle } from "../map-view.ts";

/** A vehicle by its id; null when there is none. */
export function planVehicle(id: number, columns: VehicleColumns): PlanVehicle | null {
  const place = columns.id.indexOf(id);
  if (place < 0) return null;
  const row = rowAt(columns, place);
  const figure = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    id,
    name: row.name,
    href: vehiclePagePath(row),
    viewRange: figure(row.stats.viewRange),
    topSpeed: figure(row.stats.topSpeed),
  };
}
