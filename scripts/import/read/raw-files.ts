import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The raw files of a client, wherever they are kept: a folder, or memory in tests. */
export interface RawFiles {
  /** Text of a file by its path below `scripts/`, or undefined when there is none. */
  read(path: string): string | undefined;
  /** Names of the files in a folder, in alphabetical order. */
  list(folder: string): string[];
}

/** Raw files of an unpacked client: the folder that holds `scripts/item_defs`. */
export function clientFolder(root: string): RawFiles {
  const at = (path: string) => join(root, "scripts", path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined),
    list: (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)).sort() : []),
  };
}

/** Raw files held in memory. */
export function filesInMemory(files: Record<string, string>): RawFiles {
  return {
    read: (path) => files[path],
    list: (folder) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes("/"))
        .map((path) => path.slice(folder.length + 1))
        .sort(),
  };
}
