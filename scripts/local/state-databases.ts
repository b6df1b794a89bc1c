import { access, mkdir, readdir } from "node:fs/promises";
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

/** The files of the D1 migrations. */
export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(join(root, "workers/migrations"))).filter((file) => file.endsWith(".sql"));

/**
 * Applies the D1 migrations to the database of a local state folder, with the tool that does it remotely. Whether there
 * are any to apply, the database says itself, since it may have been taken away.
 */
export async function migrate(state: string): Promise<void> {
  const files = await migrationFiles();
  const databases = await stateDatabases(state);
  if (databases.some(({ migrations }) => files.every((file) => migrations.includes(file)))) return;
  await mkdir(state, { recursive: true });
  // CI=1 keeps wrangler from asking questions.
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], { env: { CI: "1" } });
}
