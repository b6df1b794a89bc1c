import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MAX_FOLLOWED_IN_ACCOUNT, MAX_VIEWED } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { followedPlayers, viewedPlayers } from "#workers/accounts/accounts-schema.ts";

/**
 * The players whom a person follows, the newest first: all of them, since two people who were put together may follow
 * more than one account takes.
 */
export async function followedBy(db: D1Database, userId: string): Promise<(GameAccount & { followedAt: number })[]> {
  const { accountId, nickname, region, followedAt } = followedPlayers;
  return drizzle(db)
    .select({ accountId, nickname, region, followedAt })
    .from(followedPlayers)
    .where(eq(followedPlayers.userId, userId))
    .orderBy(desc(followedAt), accountId);
}

const insert = `
INSERT INTO followed_players (person_id, account_id, nickname, region, followed_at)
SELECT ?1, ?2, ?3, ?4, ?5
WHERE (SELECT count(*) FROM followed_players WHERE person_id = ?1) < ?6
  OR EXISTS (SELECT 1 FROM followed_players WHERE person_id = ?1 AND account_id = ?2)
ON CONFLICT DO UPDATE SET nickname = excluded.nickname, region = excluded.region`;

/**
 * Follows players, the first of them as the newest. Who is followed already keeps the place, and gets the new name.
 * @returns false when the account has no room for all of them: the others are followed
 */
export async function follow(
  db: D1Database,
  userId: string,
  players: readonly GameAccount[],
  now: number,
): Promise<boolean> {
  const answers = await db.batch(
    players.map(({ accountId, nickname, region }, index) =>
      db.prepare(insert).bind(userId, accountId, nickname, region, now - index, MAX_FOLLOWED_IN_ACCOUNT),
    ),
  );
  return answers.every(({ meta }) => meta.changes > 0);
}

export async function unfollow(db: D1Database, userId: string, accountId: number): Promise<void> {
  await drizzle(db)
    .delete(followedPlayers)
    .where(and(eq(followedPlayers.userId, userId), eq(followedPlayers.accountId, accountId)));
}

/** The players whose pages a person looked at last, the newest first. */
export async function viewedBy(db: D1Database, userId: string): Promise<(GameAccount & { viewedAt: number })[]> {
  const { accountId, nickname, region, viewedAt } = viewedPlayers;
  return drizzle(db)
    .select({ accountId, nickname, region, viewedAt })
    .from(viewedPlayers)
    .where(eq(viewedPlayers.userId, userId))
    .orderBy(desc(viewedAt), accountId)
    .limit(MAX_VIEWED);
}

const see = `
INSERT INTO viewed_players (person_id, account_id, nickname, region, viewed_at) VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT DO UPDATE SET nickname = excluded.nickname, region = excluded.region, viewed_at = excluded.viewed_at`;

const forgetSeenFirst = `
DELETE FROM viewed_players WHERE person_id = ?1 AND account_id NOT IN (
  SELECT account_id FROM viewed_players WHERE person_id = ?1 ORDER BY viewed_at DESC, account_id LIMIT ?2)`;

/** Records that a user viewed a player's page: it becomes the newest of those kept, and the oldest is dropped. */
export async function noteViewed(db: D1Database, userId: string, player: GameAccount, now: number): Promise<void> {
  await db.batch([
    db.prepare(see).bind(userId, player.accountId, player.nickname, player.region, now),
    db.prepare(forgetSeenFirst).bind(userId, MAX_VIEWED),
  ]);
}

export async function clearViewed(db: D1Database, userId: string): Promise<void> {
  await drizzle(db).delete(viewedPlayers).where(eq(viewedPlayers.userId, userId));
}
