import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Manifest, manifestSchema, SCHEMA_VERSION } from "#app/game/model/manifest.ts";
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
 * @throws Error naming the file that is missing or not of this schema version
 */
export function openDataset(folder: string): OpenDataset {
  const read = <T>(path: string, schema: z.ZodType<T>): T => {
    const checked = schema.safeParse(JSON.parse(readFileSync(join(folder, path), "utf8")));
    if (checked.success) return checked.data;
    const reason = z.prettifyError(checked.error);
    throw new Error(`${join(folder, path)} is not of schema version ${SCHEMA_VERSION}:\n${reason}`);
  };
  return {
    manifest: read(manifestPath, manifestSchema),
    rows: read(vehicleIndexPath, vehicleIndexSchema).vehicles,
    record: (row) => read(vehiclePath(row), vehicleRecordSchema),
  };
}
