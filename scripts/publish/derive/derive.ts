import { z } from "zod";
import { PATCH_CHANGES_PATH, type PatchChangesList, patchChangesListSchema } from "#app/game/history/patch-changes.ts";
import { mapsSchema } from "#app/game/maps/map.ts";
import { MAP_NAMES_FILE } from "#app/game/maps/map-file.ts";
import { mapNames } from "#app/game/maps/map-text.ts";
import {
  AVERAGES_TABLE_PATH,
  EXPECTED_PATH,
  MASTERY_TABLE_PATH,
  REVISED_COLUMNS_PATHS,
  VEHICLE_PROVENANCE_PATH,
} from "#app/game/model/addresses/dataset-paths.ts";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { revisedColumnsSchema, toRevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { STATED_SOURCES } from "#app/game/model/revisions/revised-fields.ts";
import { averagesTableSchema, masteryTableSchema } from "#app/game/model/tables/vehicle-table.ts";
import { COLUMN_KEYS, stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { EditorialRating } from "#app/game/model/vehicle/rating.ts";
import {
  type FullVehicle,
  type PeerStat,
  type VehiclePeers,
  type VehicleRecord,
  vehicleRecordSchema,
} from "#app/game/model/vehicle/vehicle.ts";
import { toColumn, toStockColumn, vehicleColumnSchema } from "#app/game/model/vehicle/vehicle-column.ts";
import { toColumns, VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type VehicleIndex, type VehicleRow, vehicleIndexSchema } from "#app/game/model/vehicle/vehicle-index.ts";
import { revisedSourceOf, toProvenance, vehicleProvenanceSchema } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { packSilhouette, VEHICLE_SILHOUETTES_PATH } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import {
  type Averages,
  averagesSchema,
  type ExpectedIndex,
  expectedIndexSchema,
  type MarksIndex,
  marksIndexSchema,
} from "#app/game/model/vehicle/vehicle-statistics.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import { INDEX_STATS, STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { type TechTree, techTreeSchema } from "#app/game/techtree/tech-tree.ts";
import {
  averagesPath,
  manifestPath,
  mapsPath,
  marksPath,
  techTreeFile,
  vehicleIndexPath,
} from "#scripts/dataset/paths.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { Fault } from "#scripts/tools.ts";
import { challengeFile } from "./challenge.ts";
import { averagesTable, marksFiles, marksRegions, masteryTable } from "./marks.ts";
import { moduleFiles } from "./modules/module-tables.ts";
import { type PublishedText, publishedFile } from "./published-file.ts";
import { publishedManifest } from "./published-manifest.ts";
import { type DecidedRecommendations, KEEP_NOTHING, type Keep, withRecommendations } from "./recommendations.ts";
import { deriveRecords, withRevisedVehicles } from "./records.ts";
import { inOrder, laterSteps, researchSteps } from "./trees/research.ts";
import { identityOf, makeTechTrees } from "./trees/tech-trees.ts";

export interface DerivedDataset {
  /** Contents by path below /api/files. */
  contents: Map<string, string>;
  records: VehicleRecord[];
  trees: TechTree[];
}

/** What somebody decided about vehicles. */
interface Decisions {
  /** What players call vehicles, by tank_id. */
  nicknames: ReadonlyMap<number, string[]>;
  /** By tank_id. */
  ratings: ReadonlyMap<number, EditorialRating>;
  recommendations: DecidedRecommendations;
}

/** No editorial decisions. */
export const NOTHING_DECIDED: Decisions = {
  nicknames: new Map(),
  ratings: new Map(),
  recommendations: () => new Map(),
};

/**
 * Derives everything that is published from the stored dataset: whole records, index, averages, trees, manifest, and
 * the columns that tables fetch.
 * @param stored as in `data/game`: later stats are applied here
 * @param decisions editorial values that replace computed ones
 * @param keep caches the recommendations
 * @throws Fault naming the file that would not be what pages expect
 */
export function deriveDataset(
  stored: StoredDataset,
  { nicknames, ratings, recommendations }: Decisions = NOTHING_DECIDED,
  keep: Keep = KEEP_NOTHING,
): DerivedDataset {
  const dataset = withRevisedVehicles(stored);
  const contents = new Map<string, string>();
  const add = <T>(path: string, schema: z.ZodType<T>, value: T): void => {
    const checked = schema.safeParse(value);
    if (!checked.success)
      throw new Fault(`${path} cannot be published: ${z.prettifyError(checked.error).replaceAll("\n", " ")}`);
    contents.set(path, `${JSON.stringify(checked.data)}\n`);
  };
  const { gameVersion } = dataset.manifest;
  const steps = inOrder([...researchSteps(dataset.vehicles), ...laterSteps(dataset)]);
  const records = withRecommendations(deriveRecords(dataset, steps, ratings), dataset, recommendations, keep);
  const trees = makeTechTrees(records, steps, gameVersion);
  const marks = marksOf(records);
  const expected = expectedOf(records);
  for (const record of records) add(vehiclePath(record), vehicleRecordSchema, record);
  const index = { gameVersion, vehicles: records.map((record) => indexRow(record, nicknames.get(record.id))) };
  add(vehicleIndexPath, vehicleIndexSchema, index);
  for (const tree of trees) add(techTreeFile(tree.nation), techTreeSchema, tree);
  add(averagesPath, averagesSchema, averagesOf(records, gameVersion));
  if (marks.vehicles.length > 0) add(marksPath, marksIndexSchema, marks);
  if (Object.keys(expected.expected).length > 0) add(EXPECTED_PATH, expectedIndexSchema, expected);
  if (Object.keys(expected.expected).length > 0) add(AVERAGES_TABLE_PATH, averagesTableSchema, averagesTable(records));
  if (Object.keys(dataset.battles).length + Object.keys(dataset.mastery).length > 0)
    add(MASTERY_TABLE_PATH, masteryTableSchema, masteryTable(records, dataset.battles, dataset.mastery));
  for (const [path, value] of dataset.others) contents.set(path, `${JSON.stringify(value)}\n`);
  const sorted = new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1)));
  const ofMarks = marksFiles(dataset, records);
  const manifest = publishedManifest(dataset, sorted, marksRegions(ofMarks));
  sorted.set(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [path, text] of [
    ...columnFiles(index, records),
    ...ofMarks,
    patchChangesFile(records),
    ...moduleFiles(records, gameVersion),
    challengeFile(records, trees, gameVersion),
    ...mapNameFiles(dataset),
  ])
    sorted.set(path, text);
  return { contents: sorted, records, trees };
}

/** The names of the maps, for the search; nothing in a dataset without maps. */
function mapNameFiles({ others }: Pick<StoredDataset, "others">): PublishedText[] {
  const stored = others.get(mapsPath);
  if (stored === undefined) return [];
  return [[MAP_NAMES_FILE, `${JSON.stringify(mapNames(mapsSchema.parse(stored).maps))}\n`]];
}

/** The row of a vehicle in the index: identity, a few figures and their percentiles. */
function indexRow(record: VehicleRecord, nicknames: string[] | undefined): VehicleRow {
  const stats = comparedStats(record);
  const row: VehicleRow = {
    ...identityOf(record),
    ...(record.aliases && { aliases: record.aliases }),
    ...(nicknames && { nicknames }),
    record: record.record,
    patch: record.patch && { version: record.patch.version, commonTest: record.patch.commonTest },
    rating: record.rating.value,
    stats: {},
    percentiles: {},
  };
  for (const key of INDEX_STATS) {
    row.stats[key] = stats[key] ?? null;
    const percentile = record.peers.stats[key]?.percentile;
    if (percentile !== null && percentile !== undefined) row.percentiles[key] = percentile;
  }
  return row;
}

/**
 * The same figures as tables want them: the index by column, the columns that are fetched one by one (those of stock
 * modules too), the side views, which stats later sources changed, and where the figures of each vehicle come from.
 * @param records in the order of the index
 */
function columnFiles(index: VehicleIndex, records: readonly VehicleRecord[]): PublishedText[] {
  const full = records.filter((record) => record.record === "full");
  const profiles = Object.fromEntries(full.map(({ id, top }) => [id, packSilhouette(top.profile)]));
  return [
    [VEHICLE_COLUMNS_PATH, JSON.stringify(toColumns(index))],
    ...COLUMN_KEYS.map((key) => publishedFile(vehicleColumnPath(key), vehicleColumnSchema, toColumn(key, records))),
    ...STAT_KEYS.map((key) => publishedFile(stockColumnPath(key), vehicleColumnSchema, toStockColumn(key, records))),
    [VEHICLE_SILHOUETTES_PATH, JSON.stringify(profiles)],
    ...(["top", "stock"] as const).map((modules) =>
      publishedFile(REVISED_COLUMNS_PATHS[modules], revisedColumnsSchema, toRevisedColumns(records, modules)),
    ),
    publishedFile(VEHICLE_PROVENANCE_PATH, vehicleProvenanceSchema, toProvenance(records)),
  ];
}

/** Stats that only follow from others: listing them too would report one change several times. */
const FOLLOWING: ReadonlySet<StatKey> = new Set(STAT_KEYS.filter((key) => !STAT_META[key].headline));

/** What later sources changed, as one document. */
function patchChangesFile(records: readonly VehicleRecord[]): PublishedText {
  const full = records.filter((record) => record.record === "full");
  const known = STATED_SOURCES.flatMap((key) => {
    const source = full.map((record) => revisedSourceOf(record, key)).find((one) => one !== null);
    return source ? [{ key, source }] : [];
  });
  const keys = known.map(({ key }) => key);
  const vehicles = full.flatMap((record) => changesOf(record, (key) => keys.indexOf(key)));
  const list = {
    sources: known.map(({ source }) => source),
    vehicles: vehicles.sort((a, b) => b.size - a.size || a.vehicle.id - b.vehicle.id),
  };
  return publishedFile(PATCH_CHANGES_PATH, patchChangesListSchema, list);
}

function changesOf(
  { top, patch, ...record }: FullVehicle,
  sourceOf: (key: (typeof STATED_SOURCES)[number]) => number,
): PatchChangesList["vehicles"] {
  const all = STAT_KEYS.flatMap((key) => {
    const [revised, after] = [top.revised?.[key], top.stats[key] ?? null];
    return revised ? [{ key, before: revised.before, after, source: sourceOf(revised.source) }] : [];
  });
  const headlines = all.filter(({ key }) => !FOLLOWING.has(key));
  const changes = (headlines.length > 0 ? headlines : all).sort((a, b) => sizeOf(b) - sizeOf(a));
  const [largest] = changes;
  if (!largest) return [];
  const { id, name, shortName, slug, nation, type, tier } = record;
  const vehicle = { id, name, shortName, slug, nation, type, tier };
  return [{ vehicle, from: patch.version, size: Number(sizeOf(largest).toFixed(4)), changes }];
}

function sizeOf({ before, after }: { before: number | null; after: number | null }): number {
  return before && after !== null ? Math.abs(after / before - 1) : 0;
}

/**
 * The averages of tiers and classes. Every member carries the spread of its group, so any member with a known value
 * supplies it.
 */
function averagesOf(records: readonly VehicleRecord[], gameVersion: string): Averages {
  const groups = new Map<string, Averages["groups"][number]>();
  for (const { record, type, tier, peers } of records) {
    if (record === "default-profile") continue;
    const key = `${type} ${tier}`;
    const group = groups.get(key) ?? { type, tier, size: peers.size, stats: {}, guns: {} };
    groups.set(key, group);
    for (const [stat, { percentile: _, ...spread }] of Object.entries(peers.stats) as [StatKey, PeerStat][]) {
      if (!isByGunKind(stat)) group.stats[stat] = spread;
      else if (peers.gun) gunGroup(group, peers.gun).stats[stat] = spread;
    }
  }
  const sorted = [...groups.values()].sort((a, b) => a.tier - b.tier || (a.type < b.type ? -1 : 1));
  return { gameVersion, groups: sorted };
}

function gunGroup({ guns }: Averages["groups"][number], { kind, size }: NonNullable<VehiclePeers["gun"]>) {
  const group = guns[kind] ?? { size, stats: {} };
  guns[kind] = group;
  return group;
}

/** The marks of all vehicles that the source has a row of. */
function marksOf(records: readonly VehicleRecord[]): MarksIndex {
  return {
    vehicles: records
      .filter(({ marks }) => marks.state !== "not-known")
      .map((record) => ({ ...identityOf(record), marks: record.marks })),
  };
}

/** The expected values by tank_id. */
function expectedOf(records: readonly VehicleRecord[]): ExpectedIndex {
  return {
    expected: Object.fromEntries(records.flatMap(({ id, expected }) => (expected ? [[String(id), expected]] : []))),
  };
}
