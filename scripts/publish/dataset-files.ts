import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { filesOf } from "#scripts/fingerprint.ts";
import { Fault, root } from "#scripts/tools.ts";
import type { DatasetFile, LocalDataset } from "./publish.ts";

/**
 * Reads the dataset that is to be published and checks it as a whole: every document against its schema.
 * @param folder path of the dataset below the project's folder
 * @throws Fault that names the first broken file
 */
export async function readDataset(folder = "data/game"): Promise<LocalDataset> {
  const files: DatasetFile[] = [];
  for (const file of await filesOf(folder)) {
    const text = await readFile(join(root, file), "utf8");
    files.push({ path: file.slice(folder.length + 1), hash: hashOf(text), text });
  }
  const manifest = files.find((file) => file.path === "manifest.json");
  if (!manifest) throw new Fault(`There is no dataset in ${folder}. Make one with: npm run data:import (docs/data.md)`);
  for (const file of files) check(folder, file);
  const all = hashOf(files.map((file) => `${file.path} ${file.hash}`).join("\n"));
  const { gameVersion } = manifestSchema.parse(JSON.parse(manifest.text));
  return { version: `${gameVersion}-${all.slice(0, 12)}`, files };
}

function check(folder: string, file: DatasetFile): void {
  try {
    const value: unknown = JSON.parse(file.text);
    if (file.path === "manifest.json") manifestSchema.parse(value);
    if (file.path === "vehicles/index.json") vehicleIndexSchema.parse(value);
    if (file.path.endsWith("/vehicle.json")) vehicleRecordSchema.parse(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n").slice(0, 12).join(" ") : String(error);
    throw new Fault(`The dataset is broken: ${folder}/${file.path}: ${reason}`);
  }
}

/** The first 128 bits of SHA-256 in hex: the name of a content. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
