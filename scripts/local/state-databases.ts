import { access } from "node:fs/promises";
import { join } from "node:path";
import { root, run } from "#scripts/tools.ts";

/**
 * Where Miniflare and wrangler keep a local state, one folder for each kind of store: wrangler appends `v3` to the
 * path from `--persist-to` (https://developers.cloudflare.com/workers/wrangler/api/#getplatformproxy).
 */
export const storesOf = (state: string): string => join(state, "v3");

/** One SQLite file of a local state. */
export interface StateDatabase {
  /** Below `storesOf(state)`. */
  file: string;
  /** Whether SQLite cannot read all of it, for example because the file is truncated. */
  isDamaged: boolean;
  /** The migrations that it has had; empty for all that is not D1. */
  migrations: string[];
}

/** Inspects all databases of a local state that is not being served. */
export async function stateDatabases(state: string): Promise<StateDatabase[]> {
  const folder = storesOf(state);
  if (!(await isThere(folder))) return [];
  const script = join(root, "scripts/local/read-databases.ts");
  return JSON.parse(await run(process.execPath, ["--disable-warning=ExperimentalWarning", script, folder]));
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
