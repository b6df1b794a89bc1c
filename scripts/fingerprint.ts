import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./tools.ts";

/** Hash over the names and contents of files and whole folders, in a fixed order. Missing ones count as absent. */
export async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of await filesBelow(path)) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/** The files below a path of the project, sorted; the path itself when it is a file. */
export async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .sort();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}

/** The first 128 bits of SHA-256 in hex: the name of a content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
