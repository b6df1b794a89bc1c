import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The raw files of a client, wherever they are kept: a folder, or memory in tests. */
export interface RawFiles {
  /** Text of a file by its path below `scripts/`, or undefined when there is none. */
  read(path: string): string | undefined;
  /** Whether there is such a file. */
  has(path: string): boolean;
}

/** Raw files of an unpacked client: the folder that holds `scripts/item_defs`. */
export function clientFolder(root: string): RawFiles {
  const at = (path: string) => join(root, "scripts", path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined),
    has: (path) => existsSync(at(path)),
  };
}

/** Raw files held in memory. */
export function filesInMemory(files: Record<string, string>): RawFiles {
  return {
    read: (path) => files[path],
    has: (path) => Object.hasOwn(files, path),
  };
}
