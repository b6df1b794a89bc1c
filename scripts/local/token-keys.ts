import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The key that seals tokens in the local database: created once, stored next to it, readable by its owner only. */
export async function localTokenKeys(state: string): Promise<string> {
  const file = join(state, "token-keys");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const made = randomBytes(32).toString("base64");
  await mkdir(state, { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}
