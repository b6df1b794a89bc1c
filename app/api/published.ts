import { ARMOUR_INDEX_PATH, type ArmourIndex } from "#app/game/armour/mesh.ts";
import { CALENDAR_FEED_PATH, CALENDAR_PATH, type Calendar, type CalendarFeed } from "#app/game/calendar/calendar.ts";
import { ELIGIBILITY_PATH, type EligibilityFile } from "#app/game/challenge/catalogue.ts";
import { PATCH_CHANGES_PATH, type PatchChangesList } from "#app/game/history/patch-changes.ts";
import { ITEM_PATHS, type ItemFiles } from "#app/game/loadout/definitions.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import {
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
} from "#app/game/maps/rotation/map-rotation.ts";
import {
  AVERAGES_TABLE_PATH,
  EXPECTED_PATH,
  MASTERY_TABLE_PATH,
  REVISED_COLUMNS_PATHS,
  VEHICLE_PROVENANCE_PATH,
} from "#app/game/model/addresses/dataset-paths.ts";
import { GAME_ART_PATH, type GameArt } from "#app/game/model/addresses/game-art.ts";
import { vehicleIdPath, vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath, type TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import type { AveragesTable, MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import { type ColumnKey, stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import type { VehicleProvenance } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { VEHICLE_SILHOUETTES_PATH, type VehicleSilhouettes } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { NEWS_INDEX_PATH, type NewsPost, type NewsPostHead, newsPostPath } from "#app/game/news/news.ts";
import { BROWSERS_PATH, type Browser } from "#app/game/site/browsers.ts";
import { CREATORS_PATH, type Creator } from "#app/game/site/creators.ts";
import {
  type ContentDocument,
  type DocumentName,
  documentPath,
  OPERATOR_PATH,
  type Operator,
} from "#app/game/site/document.ts";
import { FAQ_PATH, type Faq } from "#app/game/site/faq.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { marksTablePath } from "#app/game/statistics/marks/thresholds.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { DatasetUnavailable, type DocumentSource } from "./documents.ts";

/** @param what the unavailable data, as the start of a sentence */
const requiredOf =
  (source: DocumentSource, what?: string) =>
  async <T>(path: string): Promise<T> => {
    const document = await source.json<T>(path);
    if (document === null) throw new DatasetUnavailable(path, what);
    return document;
  };

/**
 * The published dataset. It is validated at publication, so its documents are not checked again; the schemas in
 * app/game/model describe them.
 */
export function createFilesApi(source: DocumentSource) {
  const required = requiredOf(source);
  return {
    /** The version that is served; null when a foreign backend serves it. Below /api/files/v/{version} nothing ever changes. */
    version: () => source.current(),
    /** Whether everything read so far is confirmed to be the current version; false: it may be outdated. */
    isConfirmed: () => source.isConfirmed(),
    manifest: () => required<Manifest>("manifest.json"),
    vehicleIndex: () => required<VehicleIndex>("vehicles/index.json"),
    /** The index by column, half the size: for the browser, and for reading only a few rows. */
    vehicleColumns: () => required<VehicleColumns>(VEHICLE_COLUMNS_PATH),
    /** A further column, in the same order of rows. */
    vehicleColumn: (key: ColumnKey) => required<VehicleColumn>(vehicleColumnPath(key)),
    /** A characteristic at stock modules, in the same order. */
    stockColumn: (key: StatKey) => required<VehicleColumn>(stockColumnPath(key)),
    /** Where the figures of each vehicle come from, in the same order. */
    vehicleProvenance: () => required<VehicleProvenance>(VEHICLE_PROVENANCE_PATH),
    /** Which stats later sources changed, in the same order; null in a version that was published without. */
    revisedColumns: (modules: "top" | "stock") => source.json<RevisedColumns>(REVISED_COLUMNS_PATHS[modules]),
    /** The side views, for cards. */
    vehicleProfiles: () => required<VehicleSilhouettes>(VEHICLE_SILHOUETTES_PATH),
    /** Null if there is no such vehicle. */
    vehicle: (vehicle: Parameters<typeof vehiclePath>[0]) => source.json<VehicleRecord>(vehiclePath(vehicle)),
    /** A vehicle by its id; null as well in a version that was published without these paths. */
    vehicleById: (id: number) => source.json<VehicleRecord>(vehicleIdPath(id)),
    /** The same with the text it is stored as. */
    vehicleWithText: (id: number) => source.withText<VehicleRecord>(vehicleIdPath(id)),
    /** Everything that can be mounted in addition to the modules. */
    async loadoutItems(): Promise<ItemFiles> {
      const [equipment, consumables, crewSkills, fieldModifications] = await Promise.all([
        required<ItemFiles["equipment"]>(ITEM_PATHS.equipment),
        required<ItemFiles["consumables"]>(ITEM_PATHS.consumables),
        required<ItemFiles["crewSkills"]>(ITEM_PATHS.crewSkills),
        required<ItemFiles["fieldModifications"]>(ITEM_PATHS.fieldModifications),
      ]);
      return { equipment, consumables, crewSkills, fieldModifications };
    },
    techTree: (nation: Nation) => required<TechTree>(`techtrees/${nation}.json`),
    /** Every vehicle's eligibility for the no-gold challenge. */
    eligibility: () => required<EligibilityFile>(ELIGIBILITY_PATH),
    /** What WN8 expects of vehicles, by id; null in a dataset without expected values. */
    expected: () => source.json<ExpectedIndex>(EXPECTED_PATH),
    /** Null in a dataset without expected values. */
    averagesTable: () => source.json<AveragesTable>(AVERAGES_TABLE_PATH),
    /** Null in a dataset without results of battles. */
    masteryTable: () => source.json<MasteryTable>(MASTERY_TABLE_PATH),
    /** Null in a dataset without maps. */
    maps: () => source.json<GameMaps>(MAPS_FILE),
    /** Null for a region whose marks are not published. */
    marksTable: (region: Region) => source.json<MarksTable>(marksTablePath(region)),
    /** The vehicles whose shapes this installation has; null in one without the game's files. */
    armourIndex: () => source.json<ArmourIndex>(ARMOUR_INDEX_PATH),
    /** Which pictures of the game this installation has; null in one without the game's files. */
    gameArt: () => source.json<GameArt>(GAME_ART_PATH),
    /** What later sources changed of vehicles; null in a version that was published without. */
    patchChanges: () => source.json<PatchChangesList>(PATCH_CHANGES_PATH),
    /** All modules of a kind, and the vehicles that have them. */
    moduleTable: (kind: TableKind) => required<ModuleTable>(moduleTablePath(kind)),
    moduleVehicles: () => required<ModuleVehicles>(MODULE_VEHICLES_PATH),
  };
}
export type FilesApi = ReturnType<typeof createFilesApi>;

/**
 * The published part of `data/content`. It is checked at publication, so its documents are not checked again; the
 * types in app/game/site describe them.
 */
export function createContentApi(source: DocumentSource) {
  const required = requiredOf(source, "The text of this page is");
  return {
    /** How cache and cookies are cleared in each browser. */
    browsers: () => required<readonly Browser[]>(BROWSERS_PATH),
    /** A page of text. */
    document: (name: DocumentName) => required<ContentDocument>(documentPath(name)),
    /** The posts of the site, the newest first. */
    posts: () => required<NewsPostHead[]>(NEWS_INDEX_PATH),
    /** Null when there is none of this name. */
    post: (slug: string) => source.json<NewsPost>(newsPostPath(slug)),
    /** Featured creators, in display order. */
    creators: () => required<Creator[]>(CREATORS_PATH),
    /** Questions and answers by topic. */
    faq: () => required<Faq>(FAQ_PATH),
    /** Who runs the site. */
    operator: () => required<Operator>(OPERATOR_PATH),
    /** Null in a version that was published without it. */
    calendar: () => source.json<Calendar>(CALENDAR_PATH),
    /** For feeds; null in a version published without it. */
    calendarFeed: () => source.json<CalendarFeed>(CALENDAR_FEED_PATH),
    /** The map rotation; null in a version published without it. */
    mapRotation: () => source.json<MapRotation>(MAP_ROTATION_PATH),
    /** For feeds; null in a version published without it. */
    mapRotationFeed: () => source.json<MapRotationFeed>(MAP_ROTATION_FEED_PATH),
  };
}
