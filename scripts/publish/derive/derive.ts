import { z } from "zod";
import { EXPECTED_PATH } from "#app/game/model/addresses/expected-path.ts";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { averagesTableSchema } from "#app/game/model/tables/averages-table.ts";
import { masteryTableSchema } from "#app/game/model/tables/mastery-table.ts";
import { AVERAGES_TABLE_PATH, MASTERY_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { type TechTree, techTreeSchema } from "#app/game/model/tech-tree.ts";
import type { EditorialRating } from "#app/game/model/vehicle/rating.ts";
import { type VehicleRecord, vehicleRecordSchema } from "#app/game/model/vehicle/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle/vehicle-index.ts";
import { averagesSchema, expectedIndexSchema, marksIndexSchema } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { averagesPath, manifestPath, marksPath, techTreePath, vehicleIndexPath } from "#scripts/dataset/paths.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { Fault } from "#scripts/tools.ts";
import { challengeTexts } from "./challenge.ts";
import { columnTexts } from "./columns.ts";
import { indexRow } from "./index-row.ts";
import { mapNamesTexts } from "./map-names.ts";
import { marksRegions, marksTexts } from "./marks.ts";
import { moduleTexts } from "./modules/module-tables.ts";
import { patchChangesTexts } from "./patch-changes.ts";
import { publishedManifest } from "./published-manifest.ts";
import { type DecidedRecommendations, KEEP_NOTHING, type Keep, withRecommendations } from "./recommendations.ts";
import { deriveRecords, withRevisedVehicles } from "./records.ts";
import { averagesTable, masteryTable } from "./statistics-tables.ts";
import { inOrder, laterSteps, researchSteps } from "./trees/research.ts";
import { makeTechTrees } from "./trees/tech-trees.ts";
import { averagesOf, expectedOf, marksOf } from "./vehicle-statistics.ts";

/** What is published of a dataset. */
export interface DerivedDataset {
  /** Contents by path below /api/files. */
  texts: Map<string, string>;
  records: VehicleRecord[];
  trees: TechTree[];
}

/** What somebody decided about vehicles. */
export interface Decisions {
  /** By tank_id. */
  ratings: ReadonlyMap<number, EditorialRating>;
  recommendations: DecidedRecommendations;
}

/** Nobody decided anything. */
export const NOTHING_DECIDED: Decisions = { ratings: new Map(), recommendations: () => new Map() };

/**
 * Makes of the stored dataset all that is published of it: whole records, index, averages, trees,
 * manifest, and the columns that tables fetch.
 * @param stored as `data/game` holds it: what later sources state is applied here
 * @param decisions what somebody decided in place of what is computed
 * @param keep takes what is recommended from where it is kept
 * @throws Fault that names the file that would not be what pages expect
 */
export function deriveDataset(
  stored: StoredDataset,
  { ratings, recommendations }: Decisions = NOTHING_DECIDED,
  keep: Keep = KEEP_NOTHING,
): DerivedDataset {
  const dataset = withRevisedVehicles(stored);
  const texts = new Map<string, string>();
  const add = <T>(path: string, schema: z.ZodType<T>, value: T): void => {
    const checked = schema.safeParse(value);
    if (!checked.success)
      throw new Fault(`${path} cannot be published: ${z.prettifyError(checked.error).replaceAll("\n", " ")}`);
    texts.set(path, `${JSON.stringify(checked.data)}\n`);
  };
  const { gameVersion } = dataset.manifest;
  const steps = inOrder([...researchSteps(dataset.vehicles), ...laterSteps(dataset)]);
  const records = withRecommendations(deriveRecords(dataset, steps, ratings), dataset, recommendations, keep);
  const trees = makeTechTrees(records, steps, gameVersion);
  const marks = marksOf(records);
  const expected = expectedOf(records);
  for (const record of records) add(vehiclePath(record), vehicleRecordSchema, record);
  const index = { gameVersion, vehicles: records.map(indexRow) };
  add(vehicleIndexPath, vehicleIndexSchema, index);
  for (const tree of trees) add(techTreePath(tree.nation), techTreeSchema, tree);
  add(averagesPath, averagesSchema, averagesOf(records, gameVersion));
  if (marks.vehicles.length > 0) add(marksPath, marksIndexSchema, marks);
  if (Object.keys(expected.expected).length > 0) add(EXPECTED_PATH, expectedIndexSchema, expected);
  if (Object.keys(expected.expected).length > 0) add(AVERAGES_TABLE_PATH, averagesTableSchema, averagesTable(records));
  if (Object.keys(dataset.battles).length + Object.keys(dataset.mastery).length > 0)
    add(MASTERY_TABLE_PATH, masteryTableSchema, masteryTable(records, dataset.battles, dataset.mastery));
  for (const [path, value] of dataset.others) texts.set(path, `${JSON.stringify(value)}\n`);
  const sorted = new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
  const ofMarks = marksTexts(dataset, records);
  const manifest = publishedManifest(dataset, sorted, marksRegions(ofMarks));
  sorted.set(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [path, text] of [
    ...columnTexts(index, records),
    ...ofMarks,
    ...patchChangesTexts(records),
    ...moduleTexts(records, gameVersion),
    ...challengeTexts(records, trees, gameVersion),
    ...mapNamesTexts(dataset),
  ])
    sorted.set(path, text);
  return { texts: sorted, records, trees };
}
