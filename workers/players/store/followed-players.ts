import { DAY_MS, unixDay } from "#app/game/unix-days.ts";
import type { WhichPlayer } from "./player-snapshots.ts";

/** How long after the last request the schedule still reads a player whose account nobody has linked. */
const FOLLOWED_DAYS = 14;
/** How long daily results are stored, also for linked accounts. */
const SNAPSHOT_DAYS = 92;
const LINKED_SNAPSHOT_DAYS = 400;
/** Maximum number of unlinked players stored; the one requested longest ago is dropped. */
export const MAX_FOLLOWED_PLAYERS = 2000;
/** The daily reading is made in the last hours of a day (UTC), so that it covers that day. */
const EVENING_HOUR = 20;

const isLinked = "EXISTS (SELECT 1 FROM game_accounts AS linked WHERE linked.account_id = player_readings.account_id)";

/**
 * The players whose daily reading is due: none before the evening. Linked ones come first, in no order, so that where
 * there are too many, or some fail every time, each has its turn; then the most recently requested.
 */
export async function playersToRead(db: D1Database, now: number, max: number): Promise<WhichPlayer[]> {
  const evening = unixDay(now) * DAY_MS + EVENING_HOUR * 3_600_000;
  if (now < evening) return [];
  const { results } = await db
    .prepare(DUE)
    .bind(evening, now - FOLLOWED_DAYS * DAY_MS, max)
    .all<{ accountId: number; region: WhichPlayer["region"] }>();
  return results.map(({ accountId, region }) => ({ accountId, region }));
}

const DUE = `SELECT accountId, region FROM (
  SELECT game_accounts.account_id AS accountId, game_accounts.region AS region, 1 AS isLinked, 0 AS askedAt,
    coalesce(tried_at, 0) AS triedAt
  FROM game_accounts LEFT JOIN player_readings USING (account_id)
  WHERE game_accounts.region IN ('eu', 'com', 'asia')
  UNION ALL
  SELECT account_id, region, 0, asked_at, tried_at FROM player_readings WHERE asked_at > ?2 AND NOT ${isLinked}
) WHERE triedAt < ?1 ORDER BY isLinked DESC, askedAt DESC, random() LIMIT ?3`;

/** Whether the schedule should still read a player that it queued some time ago. */
export async function isFollowed(db: D1Database, accountId: number): Promise<boolean> {
  const query = `SELECT 1 FROM game_accounts WHERE account_id = ?1
    UNION SELECT 1 FROM player_readings WHERE account_id = ?1`;
  return (await db.prepare(query).bind(accountId).first()) !== null;
}

/** Records a request to the publisher that returned nothing. */
export async function noteTried(db: D1Database, accountId: number, now: number): Promise<void> {
  await db.prepare("UPDATE player_readings SET tried_at = ? WHERE account_id = ?").bind(now, accountId).run();
}

/** Deletes expired readings, and players whom nobody requests any more. */
export async function forgetOldSnapshots(db: D1Database, now: number): Promise<void> {
  const today = unixDay(now);
  await db.batch([
    db
      .prepare("DELETE FROM player_days WHERE day < ? AND account_id NOT IN (SELECT account_id FROM game_accounts)")
      .bind(today - SNAPSHOT_DAYS),
    db.prepare("DELETE FROM player_days WHERE day < ?").bind(today - LINKED_SNAPSHOT_DAYS),
    db.prepare(`DELETE FROM player_readings WHERE asked_at < ? AND NOT ${isLinked}`).bind(now - SNAPSHOT_DAYS * DAY_MS),
    db
      .prepare(
        `DELETE FROM player_readings WHERE account_id IN (
          SELECT account_id FROM player_readings WHERE NOT ${isLinked} ORDER BY asked_at DESC LIMIT -1 OFFSET ?)`,
      )
      .bind(MAX_FOLLOWED_PLAYERS),
  ]);
}
