import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { KeptStatistics } from "#app/game/players/answers.ts";
import {
  arePublishedColumns,
  publishedFromColumns,
  publishedToColumns,
} from "#app/game/players/published/published-columns.ts";
import { addDifferences, differenceOf } from "#app/game/players/published/published-days.ts";
import type { PublishedVehicle } from "#app/game/players/published/published-stats.ts";
import { unixDay } from "#app/game/unix-days.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";

// The tables of workers/migrations, which have the keys and indexes; here are the columns that are read. All times are
// unix time in milliseconds.

/** The last full reading of a player. */
const playerSnapshots = sqliteTable("player_readings", {
  accountId: integer("account_id").primaryKey(),
  region: text("region", { enum: PUBLISHER_REGIONS }).notNull(),
  since: integer("since").notNull(),
  readAt: integer("read_at").notNull(),
  battles: integer("battles").notNull(),
  vehicles: text("vehicles").notNull(),
});

/** Results between two readings. */
const playerDays = sqliteTable("player_days", {
  accountId: integer("account_id").notNull(),
  day: integer("day").notNull(),
  sinceDay: integer("since_day").notNull(),
  fromAt: integer("from_at").notNull(),
  toAt: integer("to_at").notNull(),
  vehicles: text("vehicles").notNull(),
});

export interface WhichPlayer {
  region: PublisherRegion;
  accountId: number;
}

/** The publisher's data at a time; unix time in milliseconds. */
export interface PlayerSnapshot {
  readAt: number;
  /** Random battles of the account as a whole. */
  battles: number;
  vehicles: readonly PublishedVehicle[];
}

export interface LastSnapshot extends Omit<PlayerSnapshot, "vehicles"> {
  /** Null if they cannot be read: the next reading takes their place, without a difference. */
  vehicles: PlayerSnapshot["vehicles"] | null;
  /** The first reading. */
  since: number;
  /** Results on that day up to the reading; null if unknown. */
  today: readonly PublishedVehicle[] | null;
}

/** Days that a page looks back on. */
const HISTORY_DAYS = 90;

const columnsOf = (text: string) => {
  const columns: unknown = JSON.parse(text);
  if (!arePublishedColumns(columns)) throw new TypeError("A stored reading of a player is of an unknown shape.");
  return columns;
};
const textOf = (vehicles: readonly PublishedVehicle[]) => JSON.stringify(publishedToColumns(vehicles));

/** The last reading of a player; null if there is none. */
export async function lastSnapshot(db: D1Database, accountId: number): Promise<LastSnapshot | null> {
  const database = drizzle(db);
  const [row] = await database
    .select()
    .from(playerSnapshots)
    .leftJoin(
      playerDays,
      and(
        eq(playerDays.accountId, playerSnapshots.accountId),
        eq(playerDays.day, sql`${playerSnapshots.readAt} / 86400000`),
      ),
    )
    .where(eq(playerSnapshots.accountId, accountId));
  if (!row) return null;
  const { player_readings: last, player_days: today } = row;
  const { since, readAt, battles, vehicles } = last;
  return {
    since,
    readAt,
    battles,
    vehicles: vehiclesOf(vehicles, `What the publisher told of the player ${accountId}`),
    today: today && vehiclesOf(today.vehicles, `What the player ${accountId} did on day ${today.day}`),
  };
}

/** Null if they cannot be read. */
function vehiclesOf(stored: string, what: string, setAside?: () => void) {
  const read = (text: string) => publishedFromColumns(columnsOf(text));
  return readableRows([stored], read, () => what, setAside)[0] ?? null;
}

/** Since when a player has been read; null: not at all, or it is forgotten. */
export async function readSince(db: D1Database, accountId: number): Promise<number | null> {
  const columns = { since: playerSnapshots.since };
  const [row] = await drizzle(db).select(columns).from(playerSnapshots).where(eq(playerSnapshots.accountId, accountId));
  return row?.since ?? null;
}

/**
 * The last readings of the players of a region, some at a time, so that few of them are in memory.
 * @param after the account that the last ones ended with; 0: from the first on
 */
export async function snapshotsAfter(db: D1Database, region: PublisherRegion, after: number, max: number) {
  const rows = await drizzle(db)
    .select()
    .from(playerSnapshots)
    .where(and(eq(playerSnapshots.region, region), gt(playerSnapshots.accountId, after)))
    .orderBy(asc(playerSnapshots.accountId))
    .limit(max);
  const snapshots = readableRows(
    rows,
    ({ accountId, readAt, battles, vehicles }) => ({
      accountId,
      readAt,
      battles,
      vehicles: publishedFromColumns(columnsOf(vehicles)),
    }),
    ({ accountId }) => `What the publisher told of the player ${accountId}`,
  );
  return { snapshots, last: rows.at(-1)?.accountId ?? null };
}

/** Whom `snapshotsAfter` comes to. */
export async function accountsRead(db: D1Database, region: PublisherRegion): Promise<number[]> {
  const columns = { accountId: playerSnapshots.accountId };
  const rows = await drizzle(db).select(columns).from(playerSnapshots).where(eq(playerSnapshots.region, region));
  return rows.map(({ accountId }) => accountId);
}

/** Results on the last days, oldest first. */
export async function readDays(db: D1Database, accountId: number, now: number): Promise<KeptStatistics["days"]> {
  const rows = await drizzle(db)
    .select()
    .from(playerDays)
    .where(and(eq(playerDays.accountId, accountId), gte(playerDays.day, unixDay(now) - HISTORY_DAYS + 1)))
    .orderBy(asc(playerDays.day));
  return readableRows(
    rows,
    ({ day, sinceDay, fromAt, toAt, vehicles }) => ({
      day,
      sinceDay,
      from: fromAt,
      to: toAt,
      vehicles: columnsOf(vehicles),
    }),
    ({ day }) => `What the player ${accountId} did on day ${day}`,
  );
}

/**
 * Everything stored about accounts: the last reading of each, and the results of every day since the first.
 * @returns vehicles are null if they cannot be read; `unreadable` names those
 */
export async function savedSnapshots(db: D1Database, accountIds: readonly number[]) {
  const database = drizzle(db);
  const [snapshots, days] = await Promise.all([
    database
      .select()
      .from(playerSnapshots)
      .where(inArray(playerSnapshots.accountId, [...accountIds])),
    database
      .select()
      .from(playerDays)
      .where(inArray(playerDays.accountId, [...accountIds]))
      .orderBy(asc(playerDays.day)),
  ]);
  const unreadable: string[] = [];
  const orNoted = (stored: string, what: string) => vehiclesOf(stored, what, () => unreadable.push(what));
  const kept = snapshots.map(({ accountId, since, readAt, battles, vehicles }) => ({
    accountId,
    since,
    readAt,
    battles,
    vehicles: orNoted(vehicles, `What the publisher told of the player ${accountId}`),
    days: days
      .filter((one) => one.accountId === accountId)
      .map(({ day, fromAt, toAt, vehicles: played }) => ({
        from: fromAt,
        to: toAt,
        vehicles: orNoted(played, `What the player ${accountId} did on day ${day}`),
      })),
  }));
  return { snapshots: kept, unreadable };
}

/**
 * Stores a reading in place of the previous one, and the results between the two. Of several simultaneous ones only
 * one is stored: the others started from a reading that is no longer the last.
 * @param before null if there was none
 * @param requested whether a visitor requested it, not our own schedule
 */
export async function savePlayerSnapshot(
  db: D1Database,
  { accountId, region }: WhichPlayer,
  { before, snapshot, requested }: { before: LastSnapshot | null; snapshot: PlayerSnapshot; requested: boolean },
): Promise<void> {
  const { readAt, battles } = snapshot;
  const vehicles = textOf(snapshot.vehicles);
  if (before === null) {
    await db
      .prepare(FIRST)
      .bind(accountId, region, requested ? readAt : 0, readAt, battles, vehicles)
      .run();
    return;
  }
  // Somebody's clock is wrong.
  if (readAt <= before.readAt) return;
  const statements = [
    db.prepare(NEXT).bind(accountId, before.readAt, readAt, battles, vehicles, requested ? readAt : null),
  ];
  const done = before.vehicles && differenceOf(before.vehicles, snapshot.vehicles, readAt - before.readAt);
  if (done === null) console.warn(`Two readings of the player ${accountId} do not follow from each other`);
  else {
    const [day, sinceDay] = [unixDay(readAt), unixDay(before.readAt)];
    const sameDay = day === sinceDay ? before.today : null;
    const sum = sameDay ? addDifferences(sameDay, done) : done;
    statements.push(db.prepare(DAY).bind(accountId, day, sinceDay, before.readAt, readAt, textOf(sum)));
  }
  await db.batch(statements);
}

const FIRST = `INSERT INTO player_readings (account_id, region, asked_at, tried_at, since, read_at, battles, vehicles)
VALUES (?1, ?2, ?3, ?4, ?4, ?4, ?5, ?6) ON CONFLICT (account_id) DO NOTHING`;

const NEXT = `UPDATE player_readings
SET read_at = ?3, tried_at = ?3, battles = ?4, vehicles = ?5, asked_at = coalesce(?6, asked_at)
WHERE account_id = ?1 AND read_at = ?2`;

/** Only where the reading itself was kept; a day keeps where it began. */
const DAY = `INSERT INTO player_days (account_id, day, since_day, from_at, to_at, vehicles)
SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM player_readings WHERE account_id = ?1 AND read_at = ?5)
ON CONFLICT (account_id, day) DO UPDATE SET to_at = excluded.to_at, vehicles = excluded.vehicles`;
