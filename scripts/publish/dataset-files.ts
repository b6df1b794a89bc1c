import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Node } from "@takumi-rs/core";
import { ARMOUR_INDEX_PATH, type ArmourIndex, armourModelPath, decodeArmourModel } from "#app/game/armour/mesh.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { minimapPath } from "#app/game/maps/minimap.ts";
import { contourPath, GAME_ART_PATH, type GameArt } from "#app/game/model/addresses/game-art.ts";
import { previewPath } from "#app/game/model/addresses/preview-path.ts";
import { vehicleIdPath, vehiclePagePath, vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { manifestSchema } from "#app/game/model/manifest.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { INSTALLED_CLIENTS_FILE, type InstalledClients } from "#app/game/replays/recording/client-methods.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { PICTURE } from "#app/pictures/nodes.ts";
import { installedClientsSchema } from "#scripts/dataset/installed-clients.ts";
import { INSTALLED_FOLDER, manifestPath } from "#scripts/dataset/paths.ts";
import { filesBelow, fingerprint, hashOf } from "#scripts/fingerprint.ts";
import { iconFiles } from "#scripts/icons/icon-files.ts";
import { challengePicture, challengePreview } from "#scripts/publish/pictures/challenge-picture.ts";
import { mapPicture, mapPreviews } from "#scripts/publish/pictures/map-picture.ts";
import { fontFiles, renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { treePicture, treePreview } from "#scripts/publish/pictures/tree-picture.ts";
import { vehiclePicture, vehiclePreview } from "#scripts/publish/pictures/vehicle-picture.ts";
import { Fault, root } from "#scripts/tools.ts";
import { readContent } from "./content/read-content.ts";
import { derivedDataset } from "./derived-dataset.ts";
import type { DatasetFile, LocalDataset, PictureFile } from "./publish.ts";

const iconsFolder = "app/components/glyphs";

/**
 * Reads everything to be published: the files derived from the dataset (`derive/`), the records by number, the site's
 * own glyphs as `icons/{name}.svg`, the icon collections that it uses, the content (`content/`), the data of this
 * installation's game, and the link previews, which are not drawn yet.
 * @param folder path of the dataset below the project's folder
 * @param installed path of the installed game's data, likewise; by default, only used with the site's own dataset
 * @throws Fault naming the broken file
 */
export async function readDataset(
  folder?: string,
  installed = folder === undefined ? INSTALLED_FOLDER : undefined,
): Promise<LocalDataset> {
  const { contents, records, trees } = await derivedDataset(folder);
  const { gameVersion } = manifestSchema.parse(JSON.parse(contents.get(manifestPath) ?? ""));
  // The same contents under shorter paths, which cost only an entry in the list.
  for (const record of records) contents.set(vehicleIdPath(record.id), contents.get(vehiclePath(record)) ?? "");
  for (const file of await filesBelow(iconsFolder))
    contents.set(`icons/${basename(file)}`, await readFile(join(root, file), "utf8"));
  for (const [path, text] of iconFiles()) contents.set(path, text);
  const maps: GameMaps | null = JSON.parse(contents.get(MAPS_FILE) ?? "null");
  const own = installed === undefined ? null : readInstalled(join(root, installed), records, maps?.maps ?? []);
  // Exists even without a game: the page requests it for every replay of an unknown client.
  contents.set(INSTALLED_CLIENTS_FILE, '{"clients":[]}');
  for (const [path, text] of own?.contents ?? []) contents.set(path, text);
  const vehicles = new Set(records.map(vehiclePagePath));
  const targets = { isVehicle: (path: string) => vehicles.has(path), isFile: (path: string) => contents.has(path) };
  for (const [path, text] of readContent(targets)) contents.set(path, text);
  const files = asFiles(contents);
  const pictures = [...(await previewFiles(records, trees, maps)), ...(own?.pictures ?? [])];
  return { version: versionOf(gameVersion, [...files, ...pictures]), files, pictures };
}

/** Whether a browser can read it: one of an older format is none. */
function isModel(text: string): boolean {
  try {
    return decodeArmourModel(gunzipSync(Buffer.from(JSON.parse(text), "base64"))).modules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Data from this installation's game: the armour models and contours of these vehicles and the minimaps of these maps,
 * with lists of which have one; and how to read events from replays of imported clients.
 * @param folder written by the import of the game; missing before that
 * @returns texts by path below `/api/files`, and pictures
 * @throws Fault naming the broken file
 */
function readInstalled(
  folder: string,
  vehicles: readonly { id: number }[],
  maps: readonly { id: number }[],
): { contents: Map<string, string>; pictures: PictureFile[] } {
  const contents = new Map<string, string>();
  const ids: number[] = [];
  for (const { id } of vehicles) {
    const path = armourModelPath(id);
    if (!existsSync(join(folder, path))) continue;
    const text = readFileSync(join(folder, path), "utf8");
    if (!isModel(text)) throw new Fault(`${join(folder, path)} is broken. Import the game again (docs/data.md).`);
    contents.set(path, text);
    ids.push(id);
  }
  const index: ArmourIndex = { ids };
  if (ids.length > 0) contents.set(ARMOUR_INDEX_PATH, JSON.stringify(index));
  const drawn = (path: string) => existsSync(join(folder, path));
  const minimaps = maps.map(({ id }) => id).filter((id) => drawn(minimapPath(id)));
  const contours = vehicles.map(({ id }) => id).filter((id) => drawn(contourPath(id)));
  const withoutContour = vehicles.map(({ id }) => id).filter((id) => !drawn(contourPath(id)));
  const art: GameArt = { minimaps, withoutContour: contours.length > 0 ? withoutContour : null };
  const pictures = [...minimaps.map(minimapPath), ...contours.map(contourPath)];
  if (pictures.length > 0) contents.set(GAME_ART_PATH, JSON.stringify(art));
  const clients = readClients(join(folder, INSTALLED_CLIENTS_FILE));
  if (clients) contents.set(INSTALLED_CLIENTS_FILE, JSON.stringify(clients));
  return { contents, pictures: pictures.map((path) => pictureOf(folder, path)) };
}

/** @throws Fault when the file is broken */
function readClients(file: string): InstalledClients | null {
  if (!existsSync(file)) return null;
  try {
    return installedClientsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Fault(`${file} is broken. Import the game again (docs/data.md).`);
  }
}

/** A picture that is there already. */
function pictureOf(folder: string, path: string): PictureFile {
  const file = join(folder, path);
  return { path, hash: hashOf(readFileSync(file)), draw: () => readFile(file) };
}

/** A dataset with other contents in some places, under a version of its own. */
export function datasetWith(
  { version, files, pictures }: LocalDataset,
  contents: ReadonlyMap<string, string>,
): LocalDataset {
  const gameVersion = version.slice(0, version.lastIndexOf("-"));
  const all = [...files.filter(({ path }) => !contents.has(path)), ...asFiles(contents)];
  return { version: versionOf(gameVersion, [...all, ...pictures]), files: all, pictures };
}

/** The name of a version: the game's, and a hash over all that is published. */
export function versionOf(gameVersion: string, files: readonly { path: string; hash: string }[]): string {
  const lines = files.map(({ path, hash }) => `${path} ${hash}`).sort();
  return `${gameVersion}-${hashOf(lines.join("\n")).slice(0, 12)}`;
}

/** Contents with their names, in the order of their paths. */
export function asFiles(contents: ReadonlyMap<string, string>): DatasetFile[] {
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([path, text]) => ({ path, hash: hashOf(text), text }));
}

/** Files that affect the look of pictures, in addition to their data and scripts/publish/pictures itself. */
const PICTURE_SOURCES = [
  "app/pictures/nodes.ts",
  "app/lib/theme/colours.ts",
  "app/components/glyphs",
  "app/game/silhouette/silhouette-shapes.ts",
];

/** The link previews of all vehicles, tech trees and maps, and of the challenge; they are drawn later. */
export async function previewFiles(
  records: readonly VehicleRecord[],
  trees: readonly TechTree[],
  maps: GameMaps | null,
): Promise<PictureFile[]> {
  const design = await designHash();
  const file = <Preview>(name: string | number, preview: Preview, picture: (of: Preview) => Node): PictureFile => ({
    path: previewPath(name),
    hash: hashOf(`${design} ${JSON.stringify(preview)}`),
    draw: () => renderPicture(picture(preview), PICTURE),
  });
  return [
    ...records.map((record) => file(record.id, vehiclePreview(record), vehiclePicture)),
    ...trees.map((tree) => file(`techtree-${tree.nation}`, treePreview(tree), treePicture)),
    ...mapPreviews(maps).map((preview) => file(`map-${preview.slug}`, preview, mapPicture)),
    file("no-gold-challenge", challengePreview(records, trees), challengePicture),
  ];
}

async function designHash(): Promise<string> {
  const own = (await filesBelow("scripts/publish/pictures")).filter((file) => !file.endsWith(".test.ts"));
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `${devDependencies["@takumi-rs/core"]} ${await fingerprint([...own, ...PICTURE_SOURCES, ...(await fontFiles())])}`;
}
