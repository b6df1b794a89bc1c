import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  CONTENT_FOLDER,
  CONTENT_INDEX_PATH,
  CONTENT_VERSION,
  type ContentIndex,
} from "#app/game/model/content/content-version.ts";
import { root } from "#scripts/tools.ts";
import { checkLinks, type LinkTargets } from "./check-links.ts";
import { ContentFaults } from "./content-faults.ts";
import type { ContentReader } from "./content-kind.ts";
import { CONTENT_KINDS } from "./kinds.ts";

export const CONTENT_SOURCE = "data/content";

/**
 * What is published of `data/content`: texts by path below /api/files, every one of them below `content/`.
 * @param folder below the project's folder
 * @param targets where links may lead, beside the pages of the site
 * @throws Fault that names everything that is wrong, with files and lines
 */
export function readContent(targets: LinkTargets, folder: string = CONTENT_SOURCE): Map<string, string> {
  return contentOf(sourcesIn(join(root, folder)), targets, CONTENT_KINDS, folder);
}

/** The same of files that are read already, by path below the folder. */
export function contentOf(
  sources: ReadonlyMap<string, string>,
  targets: LinkTargets,
  kinds: readonly ContentReader[],
  folder: string = CONTENT_SOURCE,
): Map<string, string> {
  const faults = new ContentFaults();
  const left = new Set(sources.keys());
  const read = kinds.map((kind) => {
    const own = new Map([...sources].filter(([path]) => isOf(kind, path)));
    for (const path of own.keys()) left.delete(path);
    return kind.read(own, folder, faults);
  });
  const known = kinds.map(({ files }) => files).join(", ");
  for (const path of left)
    faults.add(`${folder}/${path}`, 1, `No kind of content is in such a file. There are ${known}.`);
  checkLinks(read, targets, faults);
  faults.throwIfAny();
  const index: ContentIndex = { version: CONTENT_VERSION };
  const documents = Object.assign({ [CONTENT_INDEX_PATH]: index }, ...read.map(({ documents }) => documents));
  const texts = Object.entries(documents).map(([path, value]): [string, string] => {
    if (!path.startsWith(CONTENT_FOLDER))
      throw new Error(`${path} is published by content, but is not below ${CONTENT_FOLDER}`);
    return [path, JSON.stringify(value)];
  });
  return new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isOf({ files }: ContentReader, path: string): boolean {
  const [before = "", after] = files.split("*");
  if (after === undefined) return path === files;
  const name = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && name !== "" && !name.includes("/");
}

function sourcesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [relative(folder, file).replaceAll("\\", "/"), readFileSync(file, "utf8")]));
}
