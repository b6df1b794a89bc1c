import { ELIGIBILITY_PATH, type EligibilityFile } from "#app/game/challenge/catalogue.ts";
import { PATCH_CHANGES_PATH, type PatchChangesList } from "#app/game/history/patch-changes.ts";
import { FITTING_PATHS, type FittingFiles } from "#app/game/loadout/definitions.ts";
import { type GameMaps, MAP_NAMES_FILE, MAPS_FILE, type MapName } from "#app/game/maps/map-file.ts";
import { EXPECTED_PATH } from "#app/game/model/addresses/expected-path.ts";
import { vehicleIdPath, vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { DATA_CHANGES_PATH, type DataChanges } from "#app/game/model/data-changes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath, type TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { AveragesTable } from "#app/game/model/tables/averages-table.ts";
import type { MasteryTable } from "#app/game/model/tables/mastery-table.ts";
import { AVERAGES_TABLE_PATH, MASTERY_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { type ColumnKey, stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { RevisedColumns } from "#app/game/model/vehicle/revised-columns.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/vehicle/revised-columns-path.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import type { VehicleProvenance } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { VEHICLE_PROVENANCE_PATH } from "#app/game/model/vehicle/vehicle-provenance-path.ts";
import { VEHICLE_SILHOUETTES_PATH, type VehicleSilhouettes } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { type MarksTable, marksTablePath } from "#app/game/statistics/marks/marks-table.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { DatasetUnavailable, type DocumentSource } from "./documents.ts";

/**
 * The published dataset. It was validated when it was published, so its documents are taken as they are;
 * the schemas in app/game/model describe them.
 */
export interface FilesApi {
  /** The version that is served; null when a foreign backend serves it. Below /api/files/v/{version} nothing ever changes. */
  version(): Promise<string | null>;
  /** Whether everything read so far is confirmed to be the current version; false: it may be outdated. */
  isConfirmed(): boolean;
  manifest(): Promise<Manifest>;
  /** What the last publishing of the data changed; null when that is nothing, or not known. */
  changes(): Promise<DataChanges | null>;
  vehicleIndex(): Promise<VehicleIndex>;
  /** The index by column, half the size: for the browser, and for reading only a few rows. */
  vehicleColumns(): Promise<VehicleColumns>;
  /** A further column, in the same order of rows. */
  vehicleColumn(key: ColumnKey): Promise<VehicleColumn>;
  /** A characteristic at stock modules, in the same order. */
  stockColumn(key: StatKey): Promise<VehicleColumn>;
  /** Where the figures of each vehicle come from, in the same order. */
  vehicleProvenance(): Promise<VehicleProvenance>;
  /** Which stats later sources changed, in the same order; null in a version that was published without. */
  revisedColumns(modules: "top" | "stock"): Promise<RevisedColumns | null>;
  /** The side views, for cards. */
  vehicleProfiles(): Promise<VehicleSilhouettes>;
  /** Null when there is no such vehicle. */
  vehicle(vehicle: Parameters<typeof vehiclePath>[0]): Promise<VehicleRecord | null>;
  /** A vehicle by its id; null as well in a version that was published without these paths. */
  vehicleById(id: number): Promise<VehicleRecord | null>;
  /** All that can be fitted beside the modules. */
  fittings(): Promise<FittingFiles>;
  techTree(nation: Nation): Promise<TechTree>;
  /** What the no-gold challenge says of every vehicle. */
  eligibility(): Promise<EligibilityFile>;
  /** What WN8 expects of vehicles, by id; null in a dataset without expected values. */
  expected(): Promise<ExpectedIndex | null>;
  /** Null in a dataset without expected values. */
  averagesTable(): Promise<AveragesTable | null>;
  /** Null in a dataset without results of battles. */
  masteryTable(): Promise<MasteryTable | null>;
  /** Null in a dataset without maps. */
  maps(): Promise<GameMaps | null>;
  /** Their names alone, in the order of the alphabet. */
  mapNames(): Promise<readonly MapName[] | null>;
  /** Null for a region whose marks are not published. */
  marksTable(region: Region): Promise<MarksTable | null>;
  /** What later sources changed of vehicles; null in a version that was published without. */
  patchChanges(): Promise<PatchChangesList | null>;
  /** All modules of a kind, and the vehicles that have them. */
  moduleTable(kind: TableKind): Promise<ModuleTable>;
  moduleVehicles(): Promise<ModuleVehicles>;
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
    changes: () => source.json(DATA_CHANGES_PATH),
    vehicleIndex: () => required("vehicles/index.json"),
    vehicleColumns: () => required(VEHICLE_COLUMNS_PATH),
    vehicleColumn: (key) => required(vehicleColumnPath(key)),
    stockColumn: (key) => required(stockColumnPath(key)),
    vehicleProvenance: () => required(VEHICLE_PROVENANCE_PATH),
    revisedColumns: (modules) => source.json(REVISED_COLUMNS_PATHS[modules]),
    vehicleProfiles: () => required(VEHICLE_SILHOUETTES_PATH),
    vehicle: (vehicle) => source.json(vehiclePath(vehicle)),
    vehicleById: (id) => source.json(vehicleIdPath(id)),
    maps: () => source.json(MAPS_FILE),
    mapNames: () => source.json(MAP_NAMES_FILE),
    marksTable: (region) => source.json(marksTablePath(region)),
    async fittings() {
      const [equipment, consumables, crewSkills, fieldModifications] = await Promise.all([
        required<FittingFiles["equipment"]>(FITTING_PATHS.equipment),
        required<FittingFiles["consumables"]>(FITTING_PATHS.consumables),
        required<FittingFiles["crewSkills"]>(FITTING_PATHS.crewSkills),
        required<FittingFiles["fieldModifications"]>(FITTING_PATHS.fieldModifications),
      ]);
      return { equipment, consumables, crewSkills, fieldModifications };
    },
    patchChanges: () => source.json(PATCH_CHANGES_PATH),
    moduleTable: (kind) => required(moduleTablePath(kind)),
    moduleVehicles: () => required(MODULE_VEHICLES_PATH),
    techTree: (nation) => required(`techtrees/${nation}.json`),
    eligibility: () => required(ELIGIBILITY_PATH),
    expected: () => source.json(EXPECTED_PATH),
    averagesTable: () => source.json(AVERAGES_TABLE_PATH),
    masteryTable: () => source.json(MASTERY_TABLE_PATH),
  };
}
