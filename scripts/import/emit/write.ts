import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Writes a dataset beside the old one and swaps the two at the end, so that the
 * old one stays whole until the new one is.
 */
export function writeDataset(folder: string, files: ReadonlyMap<string, string>): void {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = mkdtempSync(`${target}.new-`);
  try {
    for (const [path, text] of files) {
      const file = join(temporary, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    swap(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function swap(temporary: string, target: string): void {
  const old = `${temporary}.old`;
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
