import { createHash } from "node:crypto";
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
import { sync as writeFileAtomicSync } from "write-file-atomic";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { parseVehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { openStored, readFiles } from "#scripts/dataset/stored-dataset.ts";
import { fingerprint } from "#scripts/fingerprint.ts";
import { root } from "#scripts/tools.ts";
import { RATINGS_FILE, readEditorialRatings } from "./content/kinds/ratings.ts";
import { RECOMMENDATIONS_FILE, readEditorialRecommendations } from "./content/kinds/recommendations.ts";
import { NICKNAMES_FILE, readNicknames } from "./content/kinds/search-words.ts";
import { CONTENT_SOURCE } from "./content/read-content.ts";
import { type DerivedDataset, deriveDataset, NOTHING_DECIDED } from "./derive/derive.ts";
import type { Keep } from "./derive/recommendations.ts";

/** Decisions by hand. */
const NICKNAMES = `${CONTENT_SOURCE}/${NICKNAMES_FILE}`;
const RATINGS = `${CONTENT_SOURCE}/${RATINGS_FILE}`;
const RECOMMENDATIONS = `${CONTENT_SOURCE}/${RECOMMENDATIONS_FILE}`;

/** The inputs of the derived dataset, in addition to the stored one. */
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

/** Cache of the derived dataset, by the hash of its inputs. */
const cache = join(root, ".cache/dataset");
/** Separate cache for the recommendations, which take longest and are the same for a copy of the dataset. */
const recommendationsCache = join(root, ".cache/recommendations");

/** Kept of each; more than one, for a dataset that is changed and one that is not, and for tests still reading. */
const KEPT = 4;

/**
 * All that is published of the dataset, from the cache where nothing that decides it has changed.
 * @param folder path below the project's folder; only the site's own dataset is cached
 * @throws Fault that names the broken file
 */
export async function derivedDataset(folder: string = DATASET_FOLDER): Promise<DerivedDataset> {
  if (folder !== DATASET_FOLDER) return await derive(folder);
  const contents = readFiles(await derivedFolder());
  const parsed = <T>(of: (path: string) => boolean): T[] =>
    [...contents].filter(([path]) => of(path)).map(([, text]): T => JSON.parse(text));
  const records = parsed<VehicleRecord>((path) => parseVehiclePath(path) !== undefined);
  const trees = parsed<TechTree>((path) => path.startsWith("techtrees/"));
  return { contents, records: records.sort((a, b) => a.id - b.id), trees };
}

/** The folder with the published form of the site's own dataset; created if missing. */
export async function derivedFolder(): Promise<string> {
  const folder = join(cache, (await fingerprint([DATASET_FOLDER, ...CODE])).slice(0, 16));
  if (statSync(folder, { throwIfNoEntry: false })) return folder;
  const { contents } = await derive(DATASET_FOLDER);
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  for (const [path, text] of contents) {
    mkdirSync(dirname(join(temporary, path)), { recursive: true });
    writeFileSync(join(temporary, path), text);
  }
  try {
    renameSync(temporary, folder);
  } catch {
    // Another process was faster.
    rmSync(temporary, { recursive: true, force: true });
  }
  removeOld(cache);
  return folder;
}

async function derive(folder: string): Promise<DerivedDataset> {
  const stored = openStored(readFiles(join(root, folder)), folder);
  const keep = keepIn(recommendationsCache, await fingerprint(["app/game"]));
  // Editorial decisions only apply to vehicles of the site's own dataset.
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

/**
 * Caches computed results in a folder, by the hash of their inputs.
 * @param code text for the other inputs, also part of the hash
 */
export function keepIn(folder: string, code: string): Keep {
  return <T>(inputs: unknown, compute: () => T): T => {
    const hash = createHash("sha256").update(code).update(JSON.stringify(inputs)).digest("hex").slice(0, 16);
    const path = join(folder, `${hash}.json`);
    if (statSync(path, { throwIfNoEntry: false })) return JSON.parse(readFileSync(path, "utf8"));
    const computed = compute();
    mkdirSync(folder, { recursive: true });
    // Whole or not at all: another process may look for it at the same moment.
    writeFileAtomicSync(path, JSON.stringify(computed));
    removeOld(folder);
    return computed;
  };
}

function removeOld(folder: string): void {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const made = new Map(paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const newestFirst = [...made].sort(([, a], [, b]) => b - a).map(([path]) => path);
  for (const path of newestFirst.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}
