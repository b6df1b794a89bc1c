import type { ComparedVehicle } from "#app/game/comparison/compared-vehicle.ts";
import type { Entry } from "#app/game/comparison/entry.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";

/** A column worked out, with what it was made of. */
export interface Compared {
  record: VehicleRecord;
  entry: Entry;
  vehicle: ComparedVehicle;
}
