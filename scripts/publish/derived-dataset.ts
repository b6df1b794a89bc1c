import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { parseVehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { openStored, readFiles } from "#scripts/dataset/stored-dataset.ts";
import { fingerprint } from "#scripts/fingerprint.ts";
import { root } from "#scripts/tools.ts";
import { readEditorialRatings } from "./content/editorial-ratings.ts";
import { readEditorialRecommendations } from "./content/editorial-recommendations.ts";
import { RATINGS_FILE } from "./content/kinds/ratings.ts";
import { RECOMMENDATIONS_FILE } from "./content/kinds/recommendations.ts";
import { NICKNAMES_FILE, readNicknames } from "./content/kinds/search-words.ts";
import { CONTENT_SOURCE } from "./content/read-content.ts";
import { type DerivedDataset, deriveDataset, NOTHING_DECIDED } from "./derive/derive.ts";
import { keepIn } from "./kept-results.ts";

/** Decisions by hand. */
const NICKNAMES = `${CONTENT_SOURCE}/${NICKNAMES_FILE}`;
const RATINGS = `${CONTENT_SOURCE}/${RATINGS_FILE}`;
const RECOMMENDATIONS = `${CONTENT_SOURCE}/${RECOMMENDATIONS_FILE}`;

/** What decides the derived dataset, beside the stored one. */
const CODE = [
  "app/game",
  "scripts/dataset",
  "scripts/publish/derive",
  "scripts/publish/content",
  NICKNAMES,
  RATINGS,
  RECOMMENDATIONS,
  "scripts/import/normalise/round.ts",
  "package-lock.json",
];

/** Where it is kept, by the hash of what it was made from. */
const cache = join(root, ".cache/dataset");
/** Where what is recommended is kept, which takes longer than all else and is the same for a copy of the dataset. */
const recommendationsCache = join(root, ".cache/recommendations");

/** Kept ones; more than one, since a test run may still read the one before. */
const KEPT = 3;

/**
 * All that is published of the dataset, from the cache where nothing that decides it has changed.
 * @param folder path below the project's folder; only the site's own dataset is cached
 * @throws Fault that names the broken file
 */
export async function derivedDataset(folder: string = DATASET_FOLDER): Promise<DerivedDataset> {
  if (folder !== DATASET_FOLDER) return await derive(folder);
  const texts = readFiles(await derivedFolder());
  const parsed = <T>(of: (path: string) => boolean): T[] =>
    [...texts].filter(([path]) => of(path)).map(([, text]): T => JSON.parse(text));
  const records = parsed<VehicleRecord>((path) => parseVehiclePath(path) !== undefined);
  const trees = parsed<TechTree>((path) => path.startsWith("techtrees/"));
  return { texts, records: records.sort((a, b) => a.id - b.id), trees };
}

/** The folder that holds what is published of the site's own dataset; made when it is not there. */
export async function derivedFolder(): Promise<string> {
  const folder = join(cache, (await fingerprint([DATASET_FOLDER, ...CODE])).slice(0, 16));
  if (statSync(folder, { throwIfNoEntry: false })) return folder;
  const { texts } = await derive(DATASET_FOLDER);
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(temporary, path)), { recursive: true });
    writeFileSync(join(temporary, path), text);
  }
  try {
    renameSync(temporary, folder);
  } catch {
    // Another process was faster.
    rmSync(temporary, { recursive: true, force: true });
  }
  removeOld();
  return folder;
}

async function derive(folder: string): Promise<DerivedDataset> {
  const stored = openStored(readFiles(join(root, folder)), folder);
  const keep = keepIn(recommendationsCache, await fingerprint(["app/game"]));
  // What is decided about vehicles is about those of the site's own dataset.
  if (join(root, folder) !== join(root, DATASET_FOLDER)) return deriveDataset(stored, NOTHING_DECIDED, keep);
  const textOf = (file: string) => readFileSync(join(root, file), "utf8");
  const known = new Set(stored.vehicles.map(({ id }) => id));
  const decisions = {
    nicknames: readNicknames(textOf(NICKNAMES), NICKNAMES, known),
    ratings: readEditorialRatings(textOf(RATINGS), RATINGS, known),
    recommendations: (vehicles: readonly FullVehicle[], definitions: Definitions) =>
      readEditorialRecommendations(textOf(RECOMMENDATIONS), RECOMMENDATIONS, vehicles, definitions),
  };
  return deriveDataset(stored, decisions, keep);
}

function removeOld(): void {
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const made = new Map(folders.map((folder) => [folder, statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const newestFirst = [...made].sort(([, a], [, b]) => b - a).map(([folder]) => folder);
  for (const folder of newestFirst.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
