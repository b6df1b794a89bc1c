import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { PackedProfile } from "#app/game/model/vehicle/vehicle-profiles.ts";
import type { PrintedRow } from "#app/widgets/data-table/rows/print-row.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";

/** A vehicle as table and cards show it. */
export interface IndexRow extends PrintedRow {
  vehicle: LinkedVehicle;
  /** Of a card whose measures are known; the rows in the browser have theirs apart. */
  profile?: PackedProfile | undefined;
  /** The patch of its figures, where it is not that of the dataset. */
  patch?: string;
}

/** Who the i-th vehicle is, from 0. */
export function linkedVehicle(columns: VehicleColumns, i: number): LinkedVehicle {
  const { id, name, shortName, slug, nation, type, tier, premium, collector } = rowAt(columns, i);
  const vehicle: LinkedVehicle = { id, name, shortName, slug, nation, type, tier };
  if (premium) vehicle.premium = true;
  else if (collector) vehicle.collector = true;
  return vehicle;
}
