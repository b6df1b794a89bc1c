import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Manifest, manifestSchema } from "#app/game/model/manifest.ts";
import { NATIONS } from "#app/game/model/nations.ts";
import { type TechTree, techTreeSchema } from "#app/game/model/tech-tree.ts";
import { type VehicleRecord, vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { toColumns, VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle-columns.ts";
import { type VehicleIndex, vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { vehicleIdPath, vehiclePath } from "#app/game/model/vehicle-path.ts";
import { packProfile, VEHICLE_PROFILES_PATH } from "#app/game/model/vehicle-profiles.ts";
import { filesOf } from "#scripts/fingerprint.ts";
import { iconFiles } from "#scripts/icons/icon-files.ts";
import { contentHash } from "#scripts/import/emit/content-hash.ts";
import { previewFiles } from "#scripts/previews/preview-files.ts";
import { Fault, root } from "#scripts/tools.ts";
import type { DatasetFile, LocalDataset } from "./publish.ts";

const glyphs = "app/ui/glyphs";

/**
 * Reads what is to be published: the dataset, checked as a whole, and what is made of it here: the records by
 * number, the index by column, the side views, the site's own glyphs as `icons/{name}.svg`, the collections of
 * icons that it uses, and the link previews, which are not drawn yet.
 * @param folder path of the dataset below the project's folder
 * @throws Fault that names the broken file
 */
export async function readDataset(folder = "data/game"): Promise<LocalDataset> {
  const texts = new Map<string, string>();
  for (const file of await filesOf(folder))
    texts.set(file.slice(folder.length + 1), await readFile(join(root, file), "utf8"));
  const { manifest, index, records, trees } = check(folder, texts);
  texts.set(VEHICLE_COLUMNS_PATH, JSON.stringify(toColumns(index)));
  texts.set(VEHICLE_PROFILES_PATH, JSON.stringify(profilesOf(records)));
  // The same contents under shorter names: they take no room but in the list.
  for (const record of records) {
    const text = texts.get(vehiclePath(record));
    if (text === undefined) throw new Fault(`The dataset is broken: ${record.name} is not at ${vehiclePath(record)}.`);
    texts.set(vehicleIdPath(record.id), text);
  }
  for (const file of await filesOf(glyphs))
    texts.set(`icons/${basename(file)}`, await readFile(join(root, file), "utf8"));
  for (const [path, text] of iconFiles()) texts.set(path, text);
  const files: DatasetFile[] = [...texts].map(([path, text]) => ({ path, hash: hashOf(text), text }));
  const pictures = await previewFiles(records, trees);
  const all = hashOf([...files, ...pictures].map(({ path, hash }) => `${path} ${hash}`).join("\n"));
  return { version: `${manifest.gameVersion}-${all.slice(0, 12)}`, files, pictures };
}

interface Checked {
  manifest: Manifest;
  index: VehicleIndex;
  records: VehicleRecord[];
  trees: TechTree[];
}

/** Every document against its schema, and all of them against the hash that the importer wrote. */
function check(folder: string, texts: Map<string, string>): Checked {
  const parse = <T>(path: string, schema: { parse(value: unknown): T }): T => {
    const text = texts.get(path);
    if (text === undefined)
      throw new Fault(`${folder}/${path} is missing. Make the dataset with: npm run data:import (docs/data.md)`);
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n").slice(0, 12).join(" ") : String(error);
      throw new Fault(`The dataset is broken: ${folder}/${path}: ${reason}`);
    }
  };
  const manifest = parse("manifest.json", manifestSchema);
  const index = parse("vehicles/index.json", vehicleIndexSchema);
  const vehicles = [...texts.keys()].filter((path) => path.endsWith("/vehicle.json"));
  const records = vehicles.map((path): VehicleRecord => parse(path, vehicleRecordSchema));
  const trees = NATIONS.map((nation): TechTree => parse(`techtrees/${nation}.json`, techTreeSchema));
  const others = new Map([...texts].filter(([path]) => path !== "manifest.json"));
  if (contentHash(others) !== manifest.contentHash) {
    throw new Fault(`The dataset in ${folder} is not the one that was imported: a file was changed, added or lost.`);
  }
  return { manifest, index, records, trees };
}

function profilesOf(records: readonly VehicleRecord[]) {
  const full = records.filter((record) => record.record === "full");
  return Object.fromEntries(full.map(({ id, top }) => [id, packProfile(top.profile)]));
}

/** The first 128 bits of SHA-256 in hex: the name of a content. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
