import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/** Who the i-th vehicle is, from 0. */
export const linkedVehicle = (columns: VehicleColumns, i: number): LinkedVehicle => asLinked(identityAt(columns, i));

/** What a link needs of a vehicle. */
export function asLinked({
  id,
  name,
  shortName,
  slug,
  nation,
  type,
  tier,
  premium,
  collector,
}: LinkedVehicle): LinkedVehicle {
  const vehicle: LinkedVehicle = { id, name, shortName, slug, nation, type, tier };
  if (premium) vehicle.premium = true;
  else if (collector) vehicle.collector = true;
  return vehicle;
}
