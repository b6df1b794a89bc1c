import type { ComparedVehicle } from "#app/game/comparison/compared-vehicle.ts";
import type { ComparisonEntry } from "#app/game/comparison/entry.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";

/** A computed column together with its inputs. */
export interface ComparedColumn {
  record: VehicleRecord;
  entry: ComparisonEntry;
  vehicle: ComparedVehicle;
}
