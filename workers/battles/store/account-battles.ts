import { DurableObject } from "cloudflare:workers";
import type { BattleStats, KnownBattle, SessionsAnswer, VehicleBattles } from "#app/game/battles/answers.ts";
import { type Cell, packRows, type RowsOfTable, TABLES, unpackRows } from "#workers/backup/format.ts";
import { inTime } from "#workers/http/in-time.ts";
import type { AccountDailyTotals, Taken } from "./daily-totals.ts";
import { dropOldest, type IngestResult, ingestBattles, MAX_KEPT, readVehicleMarks } from "./ingest-battles.ts";
import {
  type BattleFilter,
  due,
  EVERY_BATTLE,
  firstBattles,
  keysOf,
  listBattles,
  markSent,
  markTaken,
  nextDue,
  noteAll,
  noteChanges,
  oneBattle,
  totalsOf,
} from "./outbox.ts";
import {
  AnswerCache,
  mapSums,
  periodOf,
  readBattleStats,
  readMapSums,
  readSessions,
  readVehicleBattles,
  type StatsQuery,
} from "./read-stats.ts";
import { BATTLE_COLUMNS, battleOfRow, migrateBattles, readState, stepOf, writeState } from "./schema.ts";

/** A link of a game account, as the database has it. */
export interface Link {
  accountId: number;
  /** Unix time in milliseconds. */
  linkedAt: number;
}

/** Which battles are kept: those of a link, after its newest change. */
type BattlesState = Pick<Link, "linkedAt"> & { revision: number };

/** What an account has, where the database has something else. */
interface Mending {
  keys: { tankId: number; day: number }[];
  revision: number;
}

/** Where a page of battles ends: the next one begins after it. */
type After = Pick<KnownBattle, "startedAt" | "arenaId">;

/** Changes are collected for this long before they are sent. */
const COLLECT_MS = 5_000;
/** A queue that takes longer has failed. */
const SEND_MS = 10_000;
/** After a failure it is tried again this much later. */
const RETRY_MS = 60_000;

/**
 * The battles of one game account; the object is named by the account id. It is used only after D1 has confirmed the
 * account, since calling a Durable Object creates it. Nothing is stored before the first battle, or after `clear`.
 * Contributions to the averages go to D1 through an outbox and a queue: noted in the same transaction as the battles,
 * sent by an alarm, and resent until D1 has them.
 */
export class AccountBattles extends DurableObject<{ CONTRIBUTIONS: Queue<unknown> }> {
  readonly #answers = new AnswerCache();

  /**
   * Stores battles of a link, after dropping what an earlier link left.
   * @returns the result for each; null if the account has been linked again since
   */
  async record(link: Link, battles: readonly KnownBattle[]): Promise<IngestResult[] | null> {
    const { storage } = this.ctx;
    const known = this.#state("linkedAt");
    if (known > link.linkedAt) return null;
    // Not before the first ones: two requests may bring them at once, and neither may delete the other's.
    if (known !== 0 && known < link.linkedAt) await this.clear();
    const alarmAt = await storage.getAlarm();
    migrateBattles(storage);
    const results = storage.transactionSync(() => {
      const kept = ingestBattles(storage.sql, battles);
      writeState(storage.sql, "account", link.accountId);
      writeState(storage.sql, "linkedAt", link.linkedAt);
      if (kept.changed.length > 0) noteChanges(storage.sql, kept.changed);
      dropOldest(storage.sql, MAX_KEPT);
      return kept.keepings;
    });
    this.#answers.drop();
    this.#wake(alarmAt);
    return results;
  }

  /** The newest battles, the newest first. @param limit how many at most; a whole number from 1 */
  newest(limit: number): KnownBattle[] {
    return this.page(null, limit);
  }

  /** Battles, the newest first. @param after the last one of the page before; null: from the newest on */
  page(after: After | null, limit: number): KnownBattle[] {
    const [where, values] = after
      ? ["WHERE (started_at, arena_id) < (?, ?)", [after.startedAt, after.arenaId]]
      : ["", []];
    const query = `SELECT ${BATTLE_COLUMNS} FROM battles ${where} ORDER BY started_at DESC, arena_id DESC LIMIT ?`;
    const rows = this.#read((sql) => sql.exec(query, ...values, limit).toArray()) ?? [];
    return rows.map((row) => battleOfRow(row as Parameters<typeof battleOfRow>[0]));
  }

  /** Figures of random battles as JSON (`BattleFigures`); null without any battle. */
  stats(query: StatsQuery): string | null {
    const { now: _, ...question } = query;
    return this.#answers.of(JSON.stringify(question), periodOf(query), () => this.#read((sql) => statsOf(sql, query)));
  }

  /** Random battles of a filter, a page of them. */
  list(filter: BattleFilter): KnownBattle[] {
    return this.#read((sql) => listBattles(sql, filter)) ?? [];
  }

  /** One battle; null when it is not kept. */
  battle(arenaId: string): KnownBattle | null {
    return this.#read((sql) => oneBattle(sql, arenaId));
  }

  /** Random battles by map: rows of its number and every sum. */
  maps(): number[][] {
    return this.#read(mapSums) ?? [];
  }

  /** The newest sessions as JSON (`SessionsAnswer`); null without any battle. */
  sessions(max: number): string | null {
    return this.#answers.of(`sessions ${max}`, 0, () =>
      this.#read((sql) => JSON.stringify({ sessions: readSessions(sql, max) } satisfies SessionsAnswer)),
    );
  }

  /**
   * Results in a vehicle; null without any battle.
   * @param max maximum number of battles, newest first
   * @param now unix time in milliseconds
   */
  vehicle(tankId: number, max: number, now: number): VehicleBattles | null {
    return this.#read((sql) => ({
      periods: readVehicleBattles(sql, tankId, now),
      battles: listBattles(sql, { ...EVERY_BATTLE, tankId, limit: max }),
    }));
  }

  /** Vehicles of random battles, and when the first of these began. @param since unix time in seconds, as the answer */
  firstBattles(since: number): { tankId: number; startedAt: number }[] {
    return this.#read((sql) => firstBattles(sql, since)) ?? [];
  }

  /** Sums of the battles on a map, by kind of battle. */
  onMap(map: number) {
    return this.#read((sql) => readMapSums(sql, map)) ?? [];
  }

  /** The database has these contributions of a link. */
  taken({ linkedAt }: Link, taken: readonly Taken[]): void {
    const { storage } = this.ctx;
    if (this.#state("linkedAt") !== linkedAt) return;
    storage.transactionSync(() => markTaken(storage.sql, taken));
  }

  /** Resends everything that counts for the averages, for a database that has lost it. */
  async sendAgain(): Promise<void> {
    const { storage } = this.ctx;
    const alarmAt = await storage.getAlarm();
    if (this.#state("linkedAt") === 0) return;
    storage.transactionSync(() => noteAll(storage.sql));
    this.#wake(alarmAt);
  }

  /**
   * Compares the database's totals for a link with the expected ones, and resends everything if they differ. Skipped
   * while something is still due to be sent.
   * @param totals as `totalsOf` counts them
   * @returns what may stay in the database meanwhile: these vehicles and days, below this revision; null if nothing is
   * wrong
   */
  async compare({ linkedAt }: Link, totals: readonly number[]): Promise<Mending | "empty" | null> {
    const { storage } = this.ctx;
    if (this.#state("linkedAt") !== linkedAt) return totals[0] === 0 ? null : "empty";
    if (nextDue(storage.sql) !== null) return null;
    const own = totalsOf(storage.sql);
    if (own.every((value, at) => value === totals[at])) return null;
    await this.sendAgain();
    return { keys: keysOf(storage.sql), revision: readState(storage.sql, "revision") ?? 0 };
  }

  /** Sends what is due; failures are retried. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const linkedAt = this.#state("linkedAt");
    if (linkedAt === 0) return;
    const now = Date.now();
    const contributions = due(storage.sql, now);
    if (contributions.length > 0) {
      const message: AccountDailyTotals = { accountId: this.#state("account"), linkedAt, contributions };
      try {
        await inTime(this.env.CONTRIBUTIONS.send(message), SEND_MS, "The queue of contributions");
      } catch (error) {
        console.warn("Contributions of an account could not be queued and are sent later", error);
        await storage.setAlarm(now + RETRY_MS);
        return;
      }
      // Meanwhile everything may have been deleted.
      if (this.#state("linkedAt") === linkedAt) markSent(storage.sql, contributions, now);
    }
    const next = this.#read(nextDue);
    if (next !== null) await storage.setAlarm(Math.max(next, now));
  }

  /**
   * Everything stored, packed for a backup (workers/backup).
   * @param known contents of the last backup
   * @returns null if nothing is stored
   */
  async backUp(known: BattlesState | null): Promise<(BattlesState & { data: Uint8Array }) | "unchanged" | null> {
    const { sql } = this.ctx.storage;
    const linkedAt = this.#state("linkedAt");
    if (linkedAt === 0) return null;
    const revision = readState(sql, "revision") ?? 0;
    if (known?.linkedAt === linkedAt && known.revision === revision) return "unchanged";
    const tables = sql.exec<{ name: string }>(TABLES).toArray();
    const rows = tables.map(({ name }): RowsOfTable => {
      const cursor = sql.exec(`SELECT * FROM ${name}`);
      return { table: name, columns: cursor.columnNames, rows: [...cursor.raw<Cell[]>()] };
    });
    return { linkedAt, revision, data: await packRows(rows) };
  }

  /** Restores a backup if nothing is stored. @throws Error if it is not a packed backup */
  async restore(data: Uint8Array): Promise<void> {
    const { storage } = this.ctx;
    const tables = await unpackRows(data);
    if (this.#state("linkedAt") !== 0) return;
    storage.transactionSync(() => {
      // As it was when the copy was made: what later steps change, they change of its rows too.
      migrateBattles(storage, stepOfCopy(tables));
      for (const { table, columns, rows } of tables) {
        const placeholders = columns.map(() => "?").join(", ");
        const query = `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${placeholders})`;
        for (const row of rows) storage.sql.exec(query, ...row);
      }
      migrateBattles(storage);
    });
    this.#wake(null);
  }

  /** Deletes everything that came under another link than this one. @param linkedAt null: the account is not linked */
  async clearUnless(linkedAt: number | null): Promise<void> {
    const known = this.#state("linkedAt");
    if (known !== 0 && known !== linkedAt) await this.clear();
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    // Last, so that nothing that was read meanwhile outlives it.
    this.#answers.drop();
  }

  /** @returns null where nothing is stored */
  #read<T>(read: (sql: SqlStorage) => T): T | null {
    const { storage } = this.ctx;
    if (stepOf(storage.sql) === 0) return null;
    migrateBattles(storage);
    return read(storage.sql);
  }

  #state(name: "linkedAt" | "account"): number {
    return this.#read((sql) => readState(sql, name)) ?? 0;
  }

  /**
   * Sets the alarm for what is in the outbox, unless one is set early enough. Does not wait after the preceding
   * writes, so that both or neither are stored.
   */
  #wake(alarmAt: number | null): void {
    const { storage } = this.ctx;
    const next = nextDue(storage.sql);
    if (next === null) return;
    const wanted = Math.max(next, Date.now() + COLLECT_MS);
    if (alarmAt === null || alarmAt > wanted) void storage.setAlarm(wanted);
  }
}

function stepOfCopy(tables: readonly RowsOfTable[]): number {
  const state = tables.find(({ table }) => table === "state");
  return Number(state?.rows.find(([name]) => name === "step")?.[1]);
}

function statsOf(sql: SqlStorage, query: StatsQuery): string {
  const newest = listBattles(sql, { ...EVERY_BATTLE, limit: query.newest });
  return JSON.stringify({ ...readBattleStats(sql, query), newest, marks: readVehicleMarks(sql) } satisfies BattleStats);
}
