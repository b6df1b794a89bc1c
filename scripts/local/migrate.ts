import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "#scripts/fingerprint.ts";
import { run } from "#scripts/tools.ts";

/** Applies the D1 migrations to the database of a local state folder, with the tool that does it remotely. */
export async function migrate(state: string): Promise<void> {
  const stamp = join(state, ".migrated");
  const now = await fingerprint(["workers/migrations"]);
  if ((await readFile(stamp, "utf8").catch(() => "")) === now) return;
  await mkdir(state, { recursive: true });
  // CI=1 keeps wrangler from asking questions.
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], { env: { CI: "1" } });
  await writeFile(stamp, now);
}
