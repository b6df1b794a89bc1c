import { existsSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StateDatabase } from "./state-databases.ts";

// A process of its own (state-databases.ts starts it): Node 22 may crash on closing databases, and warns of SQLite.

/** SQLite's error codes for a damaged database: read error, corrupt contents, not a database. */
const DAMAGED = [10, 11, 26];

const folder = process.argv[2] ?? "";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".sqlite"));
console.log(JSON.stringify(files.map(look)));

function look(file: string): StateDatabase {
  try {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const all = (sql: string) => database.prepare(sql).all();
    const tables = new Set(all("SELECT name FROM sqlite_schema").map(({ name }) => name));
    const isWhole = all("PRAGMA quick_check(1)")[0]?.quick_check === "ok";
    const list = tables.has("d1_migrations") ? all("SELECT name FROM d1_migrations") : [];
    const blobs = [
      ...(tables.has("_mf_objects") ? all("SELECT blob_id AS id, size FROM _mf_objects WHERE blob_id NOT NULL") : []),
      ...(tables.has("_mf_entries") ? all("SELECT blob_id AS id, NULL AS size FROM _mf_entries") : []),
    ];
    const isDamaged = !isWhole || !hasBlobs(file, blobs);
    return { file, isDamaged, migrations: list.map(({ name }) => String(name)) };
  } catch (error) {
    // Anything else is no verdict: another process may be writing to it right now.
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    return { file, isDamaged: DAMAGED.includes(code), migrations: [] };
  }
}

/** Whether the files that belong to a database of Miniflare's R2, KV or cache exist, with the recorded size, if any. */
function hasBlobs(file: string, blobs: readonly Record<string, unknown>[]): boolean {
  const store = join(folder, file.split(sep, 1)[0] ?? "");
  const folders = readdirSync(store)
    .map((name) => join(store, name, "blobs"))
    .filter((path) => existsSync(path));
  return blobs.every(({ id, size }) =>
    folders.some((path) => {
      const found = statSync(join(path, String(id)), { throwIfNoEntry: false });
      return found !== undefined && (size === null || found.size === size);
    }),
  );
}
