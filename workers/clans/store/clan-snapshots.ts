import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { HISTORY_DAYS } from "#app/game/clans/clan-report.ts";
import type { ClanSnapshot } from "#app/game/clans/history.ts";
import { DAY_MS, unixDay } from "#app/game/unix-days.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";

// The tables of workers/migrations, which have the keys and indexes. All times are unix time in milliseconds.

const whichClan = () => ({
  region: text("region", { enum: PUBLISHER_REGIONS }).notNull(),
  clanId: integer("clan_id").notNull(),
});

/** Clans that somebody requested lately. */
const clansAsked = sqliteTable("clans_asked", {
  ...whichClan(),
  askedAt: integer("asked_at").notNull(),
  readAt: integer("read_at").notNull(),
});

/** Who was in a clan on a day. */
const clanSnapshots = sqliteTable("clan_readings", {
  ...whichClan(),
  day: integer("day").notNull(),
  readAt: integer("read_at").notNull(),
  members: text("members").notNull(),
});

/** Stats from members' vehicles. */
export const clanPlayers = sqliteTable("clan_players", {
  accountId: integer("account_id").primaryKey(),
  ...whichClan(),
  readAt: integer("read_at").notNull(),
  expected: text("expected").notNull(),
  vehicles: text("vehicles").notNull(),
});

export interface WhichClan {
  region: PublisherRegion;
  clanId: number;
}

/** Maximum number of clans stored; the one requested longest ago is dropped. */
export const MAX_CLANS = 300;
/** A clan that nobody requests for this long is forgotten. */
const FORGOTTEN_DAYS = 60;
/** How long after the last request the schedule still reads a clan once a day. */
const FOLLOWED_DAYS = 7;
/** How long readings are stored: the page's history and a few days more. */
const SNAPSHOT_DAYS = HISTORY_DAYS + 4;
const dueAfterMs = 20 * 3_600_000;

const membersSchema = z.array(z.tuple([z.number(), z.string(), z.number().nullable(), z.number().nullable()]));

const isClan = (table: typeof clansAsked | typeof clanSnapshots, { region, clanId }: WhichClan) =>
  and(eq(table.region, region), eq(table.clanId, clanId));

/**
 * Stores today's reading, replacing an earlier one of the same day, unless that one has what this one lacks.
 * @param isPartial whether the publisher did not tell the members' battles
 * @param requested whether a visitor requested it, not our own schedule
 */
export async function saveClanSnapshot(
  db: D1Database,
  which: WhichClan,
  { snapshot, isPartial, requested }: { snapshot: ClanSnapshot; isPartial: boolean; requested: boolean },
): Promise<void> {
  const { day, readAt } = snapshot;
  const members = JSON.stringify(snapshot.members.map((one) => [one.accountId, one.nickname, one.battles, one.wins]));
  const database = drizzle(db);
  const reading = database.insert(clanSnapshots).values({ ...which, day, readAt, members });
  await database.batch([
    database
      .insert(clansAsked)
      .values({ ...which, askedAt: readAt, readAt })
      .onConflictDoUpdate({
        target: [clansAsked.region, clansAsked.clanId],
        set: requested ? { askedAt: readAt, readAt } : { readAt },
      }),
    isPartial
      ? reading.onConflictDoNothing()
      : reading.onConflictDoUpdate({
          target: [clanSnapshots.region, clanSnapshots.clanId, clanSnapshots.day],
          set: { readAt, members },
        }),
  ]);
}

/** Readings of a clan on the last days, oldest first. */
export async function clanSnapshotsOf(db: D1Database, which: WhichClan, now: number): Promise<ClanSnapshot[]> {
  const rows = await drizzle(db)
    .select()
    .from(clanSnapshots)
    .where(and(isClan(clanSnapshots, which), gte(clanSnapshots.day, unixDay(now) - HISTORY_DAYS)))
    .orderBy(asc(clanSnapshots.day));
  return readableRows(
    rows,
    ({ day, readAt, members }) => ({
      day,
      readAt,
      members: membersSchema
        .parse(JSON.parse(members))
        .map(([accountId, nickname, battles, wins]) => ({ accountId, nickname, battles, wins })),
    }),
    ({ day }) => `The reading of the clan ${which.clanId} on day ${day}`,
  );
}

/** The clans whose daily reading is due, in no order, so that those which fail every time keep none from its turn. */
export async function clansToRead(db: D1Database, now: number, limit: number): Promise<WhichClan[]> {
  return drizzle(db)
    .select({ region: clansAsked.region, clanId: clansAsked.clanId })
    .from(clansAsked)
    .where(and(gt(clansAsked.askedAt, now - FOLLOWED_DAYS * DAY_MS), lt(clansAsked.readAt, now - dueAfterMs)))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** The clans of a region that somebody requested lately. */
export async function rememberedClans(db: D1Database, region: PublisherRegion): Promise<WhichClan[]> {
  return drizzle(db)
    .select({ region: clansAsked.region, clanId: clansAsked.clanId })
    .from(clansAsked)
    .where(eq(clansAsked.region, region))
    .orderBy(desc(clansAsked.askedAt))
    .limit(MAX_CLANS);
}

/** Whether somebody requested a clan lately. */
export async function isRemembered(db: D1Database, which: WhichClan): Promise<boolean> {
  const rows = await drizzle(db)
    .select({ clanId: clansAsked.clanId })
    .from(clansAsked)
    .where(isClan(clansAsked, which));
  return rows.length > 0;
}

/** Deletes readings older than the page's history, and clans that nobody requests any more. */
export async function forgetOldClans(db: D1Database, now: number): Promise<void> {
  const database = drizzle(db);
  await database.delete(clanSnapshots).where(lt(clanSnapshots.day, unixDay(now) - SNAPSHOT_DAYS));
  await database.delete(clanPlayers).where(lt(clanPlayers.readAt, now - SNAPSHOT_DAYS * DAY_MS));
  await database.delete(clansAsked).where(lt(clansAsked.askedAt, now - FORGOTTEN_DAYS * DAY_MS));
  const tooMany = database
    .select({ id: sql`rowid` })
    .from(clansAsked)
    .orderBy(desc(clansAsked.askedAt))
    // SQLite takes no offset without a limit.
    .limit(100_000)
    .offset(MAX_CLANS);
  await database.delete(clansAsked).where(inArray(sql`rowid`, tooMany));
}
