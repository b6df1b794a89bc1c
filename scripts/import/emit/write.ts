import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Writes a dataset next to the old one and swaps the two at the end, so that the old one stays whole until the new one
 * is complete. Unchanged files are taken over, not rewritten.
 * @param rename moves a folder; defaults to the file system's rename
 */
export function writeDataset(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  rename = renameSync,
): void {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = mkdtempSync(`${target}.new-`);
  try {
    for (const [path, content] of files) {
      const file = join(temporary, path);
      mkdirSync(dirname(file), { recursive: true });
      if (!takeOver(join(target, path), file, content)) writeFileSync(file, content);
    }
    swap(temporary, target, rename);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the old file has this content and could be linked to the new place (not every file system has links). */
function takeOver(old: string, file: string, content: string | Uint8Array): boolean {
  try {
    if (!readFileSync(old).equals(Buffer.from(content))) return false;
    linkSync(old, file);
    return true;
  } catch {
    return false;
  }
}

function swap(temporary: string, target: string, rename: typeof renameSync): void {
  const old = `${temporary}.old`;
  if (existsSync(target)) rename(target, old);
  try {
    rename(temporary, target);
  } catch (error) {
    if (existsSync(old)) rename(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
