import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentSource } from "#app/api/documents.ts";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { configuredVehicle } from "#scripts/publish/derive/configured.ts";
import { derivedFolder } from "#scripts/publish/derived-dataset.ts";

// What is published of the dataset that is checked in: the one way for tests to read it.

const folder = await derivedFolder();

/** A published document by its path below /api/files; one that is not there is null. */
export function published<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(join(folder, path), "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null as T;
    throw error;
  }
}

/**
 * Published documents as loaders read them. Their texts have spaces, unlike what a page would write of them itself.
 * @param read a document by its path; by default what is published
 */
export function publishedSource(read: (path: string) => unknown = published): DocumentSource {
  return {
    current: async () => "1.26.1.0-000000000001",
    isConfirmed: () => true,
    json: async (path) => read(path) as never,
    async withText(path) {
      const value = read(path) ?? null;
      return value === null ? null : { value: value as never, text: JSON.stringify(value, null, 1) };
    },
  };
}

/** The row of every vehicle. */
export function publishedRows(): VehicleRow[] {
  return published<VehicleIndex>("vehicles/index.json").vehicles;
}

let records: VehicleRecord[] | undefined;

/** The record of every vehicle, lowest tank_id first: read once for the tests of all files, which may not change them. */
export function publishedRecords(): readonly VehicleRecord[] {
  records ??= publishedRows().map((row) => frozen(published<VehicleRecord>(vehiclePath(row))));
  return records;
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    for (const child of Object.values(Object.freeze(value))) frozen(child);
  return value;
}

/** The record of a vehicle by nation, class, tier and tag, as in its path: `germany/heavyTank/VII/G04_PzVI_Tiger_I`. */
export function publishedRecord(path: string): VehicleRecord {
  const record = published<VehicleRecord | null>(`vehicles/${path}/vehicle.json`);
  if (!record) throw new Error(`The dataset has no vehicle ${path}.`);
  return record;
}

/** The same, of a vehicle that has to be known in full. */
export function publishedVehicle(path: string): FullVehicle {
  const record = publishedRecord(path);
  if (record.record !== "full") throw new Error(`${path} is not known in full.`);
  return record;
}

/**
 * The same as the definitions alone state it, with their stats at stock and top modules: what a patch changes of a
 * vehicle does not change these, so formulas are held against them.
 */
export function definedVehicle(path: string): FullVehicle {
  const vehicle = withoutRevisions(publishedVehicle(path));
  const { siege } = vehicle;
  return {
    ...vehicle,
    stock: configuredVehicle(vehicle, "stock"),
    top: configuredVehicle(vehicle, "top"),
    siege: siege && {
      ...siege,
      stock: configuredVehicle(vehicle, "stock", "second"),
      top: configuredVehicle(vehicle, "top", "second"),
    },
  };
}
