import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { Env } from "#workers/bindings.ts";
import {
  askDatabase,
  type BackupManifest,
  type BattlesCopy,
  backupDay,
  backupManifestSchema,
  battlesKey,
  encrypt,
  keyOf,
  MANIFESTS,
  manifestKey,
  PROGRESS,
  packRows,
  pageKey,
  progressSchema,
  TABLES,
} from "./format.ts";

/** How long a backup is kept. */
export const BACKUP_DAYS = 30;
const DAY_MS = 86_400_000;
/**
 * How long one run works; the next one goes on from there. It makes no more calls either: the platform allows 10,000 for
 * all of the hourly work (docs/scale.md), and after them nobody could store how far it came.
 */
const RUN_MS = 4 * 60_000;
export const RUN_CALLS = 6_000;
/** Rows of a page at first, and at most: a page of many large rows would not fit into an isolate. */
const FEW_ROWS = 100;
const MANY_ROWS = 5_000;
/** Characters of a page that are aimed at. */
const PAGE_SIZE = 2_000_000;
/** How many accounts' objects are queried at once, and how many accounts are looked up for that. */
const AT_ONCE = 4;
const LOOKED_UP = 200;

type BackupEnv = Pick<Env, "DB" | "FILES" | "BATTLES" | "BACKUP_RECIPIENT">;

/**
 * Continues or begins the day's backup: the rows of D1 by pages, then the battles of each account with new ones, each
 * file encrypted for the operator. Backups older than `BACKUP_DAYS` are deleted once a newer one is complete. Without
 * a recipient there are no backups. After a restore the backup starts again, with all battles, because earlier backups
 * describe a state that is gone.
 * @param now unix time in milliseconds
 * @param clock returns the current time, to limit the length of a run
 * @param afresh restarts the day's backup, whatever its progress
 * @returns whether the day's backup is complete; null if there are no backups
 */
export async function backUp(
  env: BackupEnv,
  now: number,
  { clock = Date.now, afresh = false } = {},
): Promise<boolean | null> {
  const { BACKUP_RECIPIENT: recipient, FILES: files } = env;
  if (!recipient) return null;
  const until = clock() + RUN_MS;
  const days = await listDays(files);
  const newest = days.length > 0 ? await readManifest(files, days.at(-1) as string) : null;
  const restoredAt = await lastRestore(files);
  const isOfNow = newest !== null && newest.startedAt >= restoredAt;
  const goesOn = isOfNow && !afresh && (newest.finishedAt === null || newest.day === backupDay(now));
  const manifest = goesOn ? newest : begin(now);
  if (manifest.finishedAt !== null) return true;
  const before = days.filter((day) => day !== manifest.day).at(-1);
  const last = before === undefined ? null : await readManifest(files, before);
  const known = last !== null && last.startedAt >= restoredAt ? last.accounts : {};
  const run: BackupRun = { env, recipient, manifest, known, now, calls: 0, isOver };
  try {
    if ((await backUpTables(run)) && (await backUpAccounts(run))) manifest.finishedAt = now;
  } finally {
    await files.put(manifestKey(manifest.day), JSON.stringify(manifest));
  }
  if (manifest.finishedAt !== null) await dropOld(files, await listDays(files), now);
  return manifest.finishedAt !== null;

  function isOver(): boolean {
    return clock() >= until || run.calls >= RUN_CALLS;
  }
}

/** When a backup was last brought back; unix time in milliseconds, 0: never. */
async function lastRestore(files: R2Bucket): Promise<number> {
  const kept = await files.get(PROGRESS);
  return kept ? progressSchema.parse(await kept.json()).completedAt : 0;
}

interface BackupRun {
  env: BackupEnv;
  recipient: string;
  manifest: BackupManifest;
  /** Copies of the backup before. */
  known: Record<string, BattlesCopy>;
  /** Unix time in milliseconds. */
  now: number;
  /** Made so far, but for a few. */
  calls: number;
  isOver: () => boolean;
}

const begin = (now: number): BackupManifest => ({
  day: backupDay(now),
  startedAt: now,
  finishedAt: null,
  tables: [],
  after: null,
  afterAccount: 0,
  missed: [],
  accounts: {},
});

/** @returns whether all are complete */
async function backUpTables(run: BackupRun): Promise<boolean> {
  const { env, recipient, manifest, isOver } = run;
  if (manifest.tables.length === 0) {
    const { rows } = await askDatabase(env.DB, TABLES);
    manifest.tables = rows.map(([name]) => ({ table: String(name), pages: 0, rows: 0, isComplete: false }));
  }
  for (const state of manifest.tables.filter(({ isComplete }) => !isComplete)) {
    const key = await keyOf(env.DB, state.table);
    const indexesOf = (columns: string[]) => key.map((name) => columns.indexOf(name));
    for (let limit = FEW_ROWS; !state.isComplete; ) {
      if (isOver()) return false;
      run.calls += 2;
      const after = manifest.after ?? [];
      const where = after.length > 0 ? `WHERE (${key.join(", ")}) > (${key.map(() => "?").join(", ")})` : "";
      const query = `SELECT * FROM ${state.table} ${where} ORDER BY ${key.join(", ")} LIMIT ${limit}`;
      const { columns, rows } = await askDatabase(env.DB, query, ...after);
      const last = rows.at(-1);
      if (last) {
        const page = await packRows([{ table: state.table, columns, rows }]);
        await env.FILES.put(pageKey(manifest.day, state.table, state.pages), await encrypt(page, recipient));
        state.pages += 1;
        state.rows += rows.length;
        manifest.after = indexesOf(columns).map((index) => last[index] as string | number);
      }
      if (rows.length < limit) {
        state.isComplete = true;
        manifest.after = null;
      }
      const perRow = JSON.stringify(rows).length / Math.max(1, rows.length);
      limit = Math.max(1, Math.min(MANY_ROWS, limit * 4, Math.floor(PAGE_SIZE / perRow)));
    }
  }
  return true;
}

/** @returns whether all are complete @throws Error while there are some that cannot be read */
async function backUpAccounts(run: BackupRun): Promise<boolean> {
  const { env, recipient, manifest, known, now, isOver } = run;
  const query = `SELECT account_id FROM game_accounts WHERE account_id > ? ORDER BY account_id LIMIT ${LOOKED_UP}`;
  let again = manifest.missed.length;
  for (;;) {
    const { rows } = await askDatabase(env.DB, query, manifest.afterAccount);
    const accounts = rows.map(([id]) => Number(id));
    if (accounts.length === 0) break;
    for (let at = 0; at < accounts.length; at += AT_ONCE) {
      if (isOver()) return false;
      const some = accounts.slice(at, at + AT_ONCE);
      await Promise.all(some.map(copy));
      manifest.afterAccount = some.at(-1) as number;
    }
  }
  // Those that earlier runs missed come last, so that ones which hang keep no other from its copy.
  for (; again > 0 && !isOver(); again -= AT_ONCE)
    await Promise.all(manifest.missed.splice(0, Math.min(again, AT_ONCE)).map(copy));
  const { missed } = manifest;
  if (missed.length === 0) return true;
  // After a day, the backup settles for the previous backup's copies of them.
  if (now - manifest.startedAt >= DAY_MS) return true;
  throw new Error(
    `${missed.length} accounts cannot be backed up and are tried again: ${missed.slice(0, 10).join(", ")}.`,
  );

  async function copy(accountId: number): Promise<void> {
    const before = known[accountId];
    run.calls += 2;
    try {
      const copied = await battlesOf(env, accountId).backUp(before ?? null);
      if (copied !== null && copied !== "unchanged") {
        const { data, ...of } = copied;
        await env.FILES.put(battlesKey(manifest.day, accountId), await encrypt(data, recipient));
        manifest.accounts[accountId] = { ...of, day: manifest.day };
      } else if (copied === "unchanged" && before) manifest.accounts[accountId] = before;
    } catch (error) {
      console.error(`The battles of the account ${accountId} cannot be backed up.`, error);
      if (before) manifest.accounts[accountId] = before;
      manifest.missed.push(accountId);
    }
  }
}

/** The days of all backups, the oldest first. */
export async function listDays(files: R2Bucket): Promise<string[]> {
  const { objects } = await files.list({ prefix: MANIFESTS });
  return objects.map(({ key }) => key.slice(MANIFESTS.length, -".json".length)).sort();
}

/** @throws Error when it is not there, or no manifest */
export async function readManifest(files: R2Bucket, day: string): Promise<BackupManifest> {
  const found = await files.get(manifestKey(day));
  if (!found) throw new Error(`There is no backup of ${day}.`);
  return backupManifestSchema.parse(await found.json());
}

/** Drops backups that are too old, with the copies of battles that no later one counts on. */
async function dropOld(files: R2Bucket, days: readonly string[], now: number): Promise<void> {
  const oldest = backupDay(now - BACKUP_DAYS * DAY_MS);
  for (const [at, day] of days.entries()) {
    const next = days[at + 1];
    if (day >= oldest || next === undefined) return;
    const { tables, accounts } = await readManifest(files, day);
    const later = (await readManifest(files, next)).accounts;
    const keys = tables.flatMap(({ table, pages }) =>
      Array.from({ length: pages }, (_, page) => pageKey(day, table, page)),
    );
    // The next backup lists every copy that later ones still need: a replaced copy is never used again.
    for (const [id, copied] of Object.entries(accounts))
      if (later[id]?.day !== copied.day) keys.push(battlesKey(copied.day, Number(id)));
    for (let from = 0; from < keys.length; from += 1000) await files.delete(keys.slice(from, from + 1000));
    await files.delete(manifestKey(day));
  }
}
