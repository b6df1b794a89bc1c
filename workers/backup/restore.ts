import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { Env } from "#workers/bindings.ts";
import { listDays, readManifest } from "./back-up.ts";
import {
  askDatabase,
  type BackupManifest,
  battlesKey,
  decrypt,
  PROGRESS,
  pageKey,
  progressSchema,
  type RestoreProgress,
  type RowsOfTable,
  TABLES,
  unpackRows,
} from "./format.ts";

/**
 * How long one run works; the next one goes on from there. It makes no more calls either, of 10,000 that the platform
 * allows: after them nobody could store how far it came. A page of a table may take 5,000 of them at its end.
 */
const RUN_MS = 10 * 60_000;
const RUN_CALLS = { tables: 4_500, accounts: 9_000 } as const;
/** Rows that D1 takes at once. */
const ROWS = 100;
const AT_ONCE = 4;

type RestoreEnv = Pick<Env, "DB" | "FILES" | "BATTLES" | "BACKUP_IDENTITY" | "RESTORE_DAY">;

/**
 * Puts a backup into a database that is empty, and goes on with it until it is complete. Can be run again after any
 * failure.
 * @param env with `BACKUP_IDENTITY`, the secret half of the key; `RESTORE_DAY`: the newest complete one if absent
 * @returns how far it has come; null: nothing is to be restored
 * @throws Error that says what to do, when the database is in use, or a file cannot be read
 */
export async function restore(env: RestoreEnv, clock = Date.now): Promise<RestoreProgress | null> {
  const { BACKUP_IDENTITY: identity, FILES: files } = env;
  if (!identity) return null;
  const until = clock() + RUN_MS;
  const progress = await beginOrGoOn(env);
  if (progress.isComplete) return progress;
  const manifest = await readManifest(files, progress.day);
  const run: RestoreRun = { env, identity, manifest, progress, calls: 0, isOver };
  // Before anything is there: a run that is cut off leaves people, by whom the next one tells that it goes on.
  await files.put(PROGRESS, JSON.stringify(progress));
  try {
    progress.isComplete = (await restoreTables(run)) && (await restoreAccounts(run));
    if (progress.isComplete) progress.completedAt = clock();
  } finally {
    await files.put(PROGRESS, JSON.stringify(progress));
  }
  return progress;

  function isOver(most: number): boolean {
    return clock() >= until || run.calls >= most;
  }
}

interface RestoreRun {
  env: RestoreEnv;
  identity: string;
  manifest: BackupManifest;
  progress: RestoreProgress;
  /** Made so far, but for a few. */
  calls: number;
  /** @param most how many calls it may have made */
  isOver: (most: number) => boolean;
}

/** A database without users is at the beginning, whatever was restored into another one before. */
async function beginOrGoOn({ DB, FILES, RESTORE_DAY }: RestoreEnv): Promise<RestoreProgress> {
  const { rows } = await askDatabase(DB, "SELECT 1 FROM people LIMIT 1");
  if (rows.length > 0) {
    const kept = await FILES.get(PROGRESS);
    if (kept) return progressSchema.parse(await kept.json());
    throw new Error("Nothing is restored: the database has people already. Restore into one that is empty.");
  }
  const day = RESTORE_DAY ?? (await newestComplete(FILES));
  if (day === null) throw new Error("Nothing is restored: there is no complete backup.");
  return { day, pages: {}, afterAccount: 0, leftOut: 0, isComplete: false, completedAt: 0 };
}

async function newestComplete(files: R2Bucket): Promise<string | null> {
  for (const day of (await listDays(files)).reverse())
    if ((await readManifest(files, day)).finishedAt !== null) return day;
  return null;
}

async function restoreTables(run: RestoreRun): Promise<boolean> {
  const { env, identity, manifest, progress, isOver } = run;
  const { rows } = await askDatabase(env.DB, TABLES);
  const here = rows.map(([name]) => String(name));
  const stranger = manifest.tables.find(({ table }) => !here.includes(table));
  if (stranger) throw new Error(`This version of the site has no table ${stranger.table}: restore with a newer one.`);
  for (const { table, pages } of manifest.tables) {
    for (let page = progress.pages[table] ?? 0; page < pages; page += 1) {
      if (isOver(RUN_CALLS.tables)) return false;
      run.calls += 1;
      const key = pageKey(manifest.day, table, page);
      for (const unpacked of await unpackRows(await readFile(env, identity, key)).catch(unreadable(key)))
        progress.leftOut += await insertRows(run, unpacked);
      progress.pages[table] = page + 1;
    }
  }
  return true;
}

async function restoreAccounts(run: RestoreRun): Promise<boolean> {
  const { env, identity, manifest, progress, isOver } = run;
  const ids = Object.keys(manifest.accounts).map(Number);
  const left = ids.filter((id) => id > progress.afterAccount).sort((a, b) => a - b);
  for (let from = 0; from < left.length; from += AT_ONCE) {
    if (isOver(RUN_CALLS.accounts)) return false;
    const some = left.slice(from, from + AT_ONCE);
    run.calls += 2 * some.length;
    await Promise.all(
      some.map(async (id) => {
        const key = battlesKey(manifest.accounts[id]?.day ?? manifest.day, id);
        await battlesOf(env, id)
          .restore(await readFile(env, identity, key))
          .catch(unreadable(key));
      }),
    );
    progress.afterAccount = some.at(-1) as number;
  }
  return true;
}

async function readFile({ FILES }: RestoreEnv, identity: string, key: string): Promise<Uint8Array> {
  const found = await FILES.get(key);
  if (!found) throw new Error(`${key} is missing from the backup.`);
  return decrypt(new Uint8Array(await found.arrayBuffer()), identity).catch(unreadable(key));
}

const unreadable = (key: string) => (cause: unknown) => {
  throw new Error(`${key} cannot be read: it is damaged, or was made for another key.`, { cause });
};

/** @returns how many of them have no owner */
async function insertRows(run: RestoreRun, { table, columns, rows }: RowsOfTable): Promise<number> {
  const db = run.env.DB;
  const query = `INSERT OR IGNORE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  const statements = rows.map((row) => db.prepare(query).bind(...row));
  let leftOut = 0;
  for (let from = 0; from < statements.length; from += ROWS) {
    const some = statements.slice(from, from + ROWS);
    // A batch is all or nothing: one row without its owner keeps the others out, which then go one by one.
    run.calls += 1;
    const isDone = await db.batch(some).then(() => true, orWithoutOwner);
    if (isDone) continue;
    run.calls += some.length;
    for (const statement of some) if (!(await statement.run().then(() => true, orWithoutOwner))) leftOut += 1;
  }
  return leftOut;
}

function orWithoutOwner(error: unknown): false {
  if (/FOREIGN KEY/i.test(String(error))) return false;
  throw error;
}
