import { createHash } from "node:crypto";
import { AVERAGES_TABLE_PATH, EXPECTED_PATH, MASTERY_TABLE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import { type Manifest, manifestSchema } from "#app/game/model/manifest.ts";
import type { SourceKey, StatsPatch } from "#app/game/model/provenance.ts";
import {
  averagesPath,
  consumablesPath,
  crewSkillsPath,
  equipmentPath,
  fieldModificationsPath,
  mapsPath,
  marksPath,
  techTreePattern,
  vehicleIndexPath,
  vehiclePattern,
} from "#scripts/dataset/paths.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";

/** The possible sources of each part; those that the dataset lacks are left out. */
const PARTS: Record<string, SourceKey[]> = {
  [averagesPath]: ["definitions", "newer"],
  [AVERAGES_TABLE_PATH]: ["expected", "definitions", "names", "gameNames", "newer"],
  [consumablesPath]: ["definitions", "fittingNames"],
  [crewSkillsPath]: ["definitions", "transcribed", "fittingNames"],
  [equipmentPath]: ["definitions", "transcribed", "fittingNames"],
  [EXPECTED_PATH]: ["expected"],
  [fieldModificationsPath]: ["definitions", "fittingNames"],
  [mapsPath]: ["maps"],
  [marksPath]: ["marks", "definitions", "names", "gameNames", "newer"],
  [MASTERY_TABLE_PATH]: ["battles", "mastery", "definitions", "names", "gameNames", "newer"],
  [techTreePattern]: ["definitions", "names", "gameNames", "newer", "research"],
  [vehicleIndexPath]: ["definitions", "names", "gameNames", "newer", "expected", "marks", "usage", "research"],
  [vehiclePattern]: ["definitions", "names", "gameNames", "newer", "expected", "marks", "usage", "research"],
};

/**
 * The manifest over the published files, itself apart.
 * @param contents all files that it counts
 * @param marksRegions regions whose marks are published
 */
export function publishedManifest(
  { manifest, vehicles }: StoredDataset,
  contents: ReadonlyMap<string, string>,
  marksRegions: Manifest["marksRegions"],
): Manifest {
  const parts = Object.entries(PARTS).map(([path, sources]) => {
    const own = [...contents].filter(([file]) => partOf(file) === path).map(([, text]) => text);
    return {
      path,
      files: own.length,
      bytes: own.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      sources: sources.filter((key) => manifest.sources[key]),
    };
  });
  const { counts, notes, ...head } = manifest;
  return manifestSchema.parse({
    ...head,
    patches: tally(vehicles),
    marksRegions,
    parts: parts.filter(({ files }) => files > 0),
    counts,
    notes,
    contentHash: contentHash(contents),
  });
}

/** The patches of the vehicles, the earliest first. */
function tally(vehicles: StoredDataset["vehicles"]): Manifest["patches"] {
  const patches = vehicles.flatMap(({ patch }) => patch ?? []);
  const alike = Map.groupBy(patches, ({ version, commonTest }) => JSON.stringify({ version, commonTest }));
  return [...alike]
    .map(([key, { length }]) => ({ ...(JSON.parse(key) as StatsPatch), vehicles: length }))
    .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));
}

/** The part that a file belongs to. */
function partOf(file: string): string {
  if (file.endsWith("/vehicle.json")) return vehiclePattern;
  return file.startsWith("techtrees/") ? techTreePattern : file;
}

/** SHA-256 over the paths and texts of a dataset's files, independent of their order: equal sets have equal hashes. */
function contentHash(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, text] of sorted) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}
