import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Keep } from "./derive/recommendations.ts";

/** Kept results; more than one, for a dataset that is changed and one that is not. */
const KEPT = 4;

/**
 * Keeps what is computed in a folder, by the hash of its inputs.
 * @param code what else decides it, as a text
 */
export function keepIn(folder: string, code: string): Keep {
  return <T>(inputs: unknown, compute: () => T): T => {
    const hash = createHash("sha256").update(code).update(JSON.stringify(inputs)).digest("hex").slice(0, 16);
    const path = join(folder, `${hash}.json`);
    if (statSync(path, { throwIfNoEntry: false })) return JSON.parse(readFileSync(path, "utf8"));
    const computed = compute();
    mkdirSync(folder, { recursive: true });
    // Whole or not at all: another process may look for it at the same moment.
    const temporary = `${path}-${process.pid}`;
    writeFileSync(temporary, JSON.stringify(computed));
    renameSync(temporary, path);
    removeOld(folder);
    return computed;
  };
}

function removeOld(folder: string): void {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const made = new Map(paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const newestFirst = [...made].sort(([, a], [, b]) => b - a).map(([path]) => path);
  for (const path of newestFirst.slice(KEPT)) rmSync(path, { force: true });
}
