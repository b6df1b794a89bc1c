import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifestSchema } from "#app/game/model/manifest.ts";
import { type VehicleRecord, vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { type VehicleRow, vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { vehiclePath } from "#app/game/model/vehicle-path.ts";
import { manifestPath, vehicleIndexPath } from "../emit/paths.ts";

/** A dataset on disk; records are read when they are asked for. */
export interface OpenDataset {
  manifest: Manifest;
  rows: VehicleRow[];
  record(row: VehicleRow): VehicleRecord;
}

/**
 * Opens a dataset.
 * @throws Error when a file is missing or of another schema version
 */
export function openDataset(folder: string): OpenDataset {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  return {
    manifest: manifestSchema.parse(read(manifestPath)),
    rows: vehicleIndexSchema.parse(read(vehicleIndexPath)).vehicles,
    record: (row) => vehicleRecordSchema.parse(read(vehiclePath(row))),
  };
}
