import type { Manifest } from "#app/game/model/manifest.ts";
import type { Nation } from "#app/game/model/nations.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle-columns.ts";
import type { VehicleIndex } from "#app/game/model/vehicle-index.ts";
import { vehicleIdPath, vehiclePath } from "#app/game/model/vehicle-path.ts";
import { VEHICLE_PROFILES_PATH, type VehicleProfiles } from "#app/game/model/vehicle-profiles.ts";

/** Where published documents come from, by their path below /api/files. */
export interface DocumentSource {
  /** The parsed document, shared and not to be changed; null when there is none. */
  json<T>(path: string): Promise<T | null>;
  /** The version of the dataset; null when it is not known here. */
  current(): Promise<string | null>;
  /** False once it was asked for a version and could not find out whether that is still the one to serve. */
  isConfirmed(): boolean;
}

/**
 * The published dataset. It was validated when it was published, so its documents are taken as they are;
 * the schemas in app/game/model describe them.
 */
export interface FilesApi {
  /** The version that is served; null when a foreign backend serves it. Below /api/files/v/{version} nothing ever changes. */
  version(): Promise<string | null>;
  /** Whether what was read so far is known to be what the site serves now; false: it is what was known last. */
  isConfirmed(): boolean;
  manifest(): Promise<Manifest>;
  vehicleIndex(): Promise<VehicleIndex>;
  /** The same by column, half the size: for the browser, and for what needs few of its rows. */
  vehicleColumns(): Promise<VehicleColumns>;
  /** The side views, for cards. */
  vehicleProfiles(): Promise<VehicleProfiles>;
  /** Null when there is no such vehicle. */
  vehicle(vehicle: Parameters<typeof vehiclePath>[0]): Promise<VehicleRecord | null>;
  /** The same by its number; null as well in a version that was published without these paths. */
  vehicleById(id: number): Promise<VehicleRecord | null>;
  techTree(nation: Nation): Promise<TechTree>;
}

/** The dataset cannot be read: nothing is published yet, or storage does not answer. */
export class DatasetUnavailable extends Error {
  constructor(path: string) {
    super(`The vehicle data is not available at the moment (${path}). Please try again in a few minutes.`);
    this.name = "DatasetUnavailable";
  }
}

export function createFilesApi(source: DocumentSource): FilesApi {
  const required = async <T>(path: string): Promise<T> => {
    const document = await source.json<T>(path);
    if (document === null) throw new DatasetUnavailable(path);
    return document;
  };
  return {
    version: () => source.current(),
    isConfirmed: () => source.isConfirmed(),
    manifest: () => required("manifest.json"),
    vehicleIndex: () => required("vehicles/index.json"),
    vehicleColumns: () => required(VEHICLE_COLUMNS_PATH),
    vehicleProfiles: () => required(VEHICLE_PROFILES_PATH),
    vehicle: (vehicle) => source.json(vehiclePath(vehicle)),
    vehicleById: (id) => source.json(vehicleIdPath(id)),
    techTree: (nation) => required(`techtrees/${nation}.json`),
  };
}

/** Documents by GET /api/files/{path}: the browser's way, and the Worker's when another backend is configured. */
export function fetchedDocuments(fetch: typeof globalThis.fetch): DocumentSource {
  return {
    current: async () => null,
    isConfirmed: () => true,
    async json<T>(path: string): Promise<T | null> {
      const answer = await fetch(`/api/files/${path}`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new DatasetUnavailable(path);
      return (await answer.json()) as T;
    },
  };
}
