import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root, run } from "#scripts/tools.ts";
import { stateDatabases } from "./state-databases.ts";

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
