import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The raw files of a client, from a folder or, in tests, from memory. */
export interface RawFiles {
  /** A file by its path below `scripts/`, as text or as the bytes it is stored in; undefined when there is none. */
  read(path: string): string | Uint8Array | undefined;
  has(path: string): boolean;
}

/** Raw files of an unpacked client: the folder that holds `scripts/item_defs`. */
export function clientFolder(root: string): RawFiles {
  const at = (path: string) => join(root, "scripts", path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path)) : undefined),
    has: (path) => existsSync(at(path)),
  };
}

/** Raw files held in memory. */
export function filesInMemory(files: Record<string, string | Uint8Array>): RawFiles {
  return {
    read: (path) => files[path],
    has: (path) => Object.hasOwn(files, path),
  };
}
