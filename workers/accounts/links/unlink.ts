import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { type GameAccountRow, gameAccounts, identities, people } from "#workers/accounts/accounts-schema.ts";
import { isRecentlyAuthenticated, type User } from "#workers/accounts/user.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { Env } from "#workers/bindings.ts";
import { dropMergeRequests } from "./merge-requests.ts";

/**
 * Ending the last link deletes the person, which needs a recent sign-in: without one another link has to remain, also
 * where two end at once.
 * @param now unix time in milliseconds
 */
function mayEnd(user: User, now: number) {
  if (isRecentlyAuthenticated(user, now)) return;
  return sql`(SELECT count(*) FROM identities WHERE person_id = ${user.userId})
    + (SELECT count(*) FROM game_accounts WHERE person_id = ${user.userId}) > 1`;
}

/** What the end of a link came to. */
interface Unlinked<Row> {
  /** With the sealed tokens, for notifying the provider; null when there was no link, or it may not end. */
  row: Row | null;
  /** It was the last link: the person is gone. */
  isLast: boolean;
}

/**
 * Ends the link to a provider, and deletes every merge offer of the user; with the last link the person too, in the
 * same transaction.
 */
export async function unlinkIdentity(
  db: D1Database,
  user: User,
  provider: StatusProvider,
  now: number,
): Promise<Unlinked<typeof identities.$inferSelect>> {
  const orm = drizzle(db);
  const isIt = and(eq(identities.userId, user.userId), eq(identities.provider, provider));
  const [[row], , gone] = await orm.batch([
    orm
      .delete(identities)
      .where(and(isIt, mayEnd(user, now)))
      .returning(),
    dropMergeRequests(db, user.userId),
    dropUnlinked(db, user.userId),
  ]);
  return { row: row ?? null, isLast: gone.length > 0 };
}

/** Ends the link to one of the user's game accounts, in the same way. */
export async function unlinkGameAccount(
  db: D1Database,
  user: User,
  accountId: number,
  now: number,
): Promise<Unlinked<GameAccountRow>> {
  const orm = drizzle(db);
  const isIt = and(eq(gameAccounts.userId, user.userId), eq(gameAccounts.accountId, accountId));
  const [[row], , gone] = await orm.batch([
    orm
      .delete(gameAccounts)
      .where(and(isIt, mayEnd(user, now)))
      .returning(),
    dropMergeRequests(db, user.userId),
    dropUnlinked(db, user.userId),
  ]);
  return { row: row ?? null, isLast: gone.length > 0 };
}

/**
 * Deletes a person whose last link has ended, with their sessions: they could not sign in again. Belongs into the
 * transaction that ends the link: afterwards nothing would find a person who was left over.
 */
export const dropUnlinked = (db: D1Database, userId: string) =>
  drizzle(db)
    .delete(people)
    .where(
      and(
        eq(people.userId, userId),
        sql`NOT EXISTS (SELECT 1 FROM identities WHERE person_id = ${userId})`,
        sql`NOT EXISTS (SELECT 1 FROM game_accounts WHERE person_id = ${userId})`,
      ),
    )
    .returning({ userId: people.userId });

/** Calls that had begun before a link ended have ended after this time. */
const GRACE_MS = 10 * 60_000;
const AT_ONCE = 200;

/**
 * Clears the battles of accounts with an ended link once more, because a delivery running at the same time may have
 * stored some after the first clearing. Battles from a newer link stay. In no order, so that accounts which fail keep
 * no other from its turn.
 * @param now unix time in milliseconds
 */
export async function clearEndedLinks(env: Pick<Env, "DB" | "BATTLES">, now: number): Promise<void> {
  const ended = await env.DB.prepare(
    `SELECT ended_links.account_id AS accountId, linked_at AS linkedAt
     FROM ended_links LEFT JOIN game_accounts USING (account_id) WHERE ended_at <= ? ORDER BY random() LIMIT ?`,
  )
    .bind(now - GRACE_MS, AT_ONCE)
    .all<{ accountId: number; linkedAt: number | null }>();
  for (const { accountId, linkedAt } of ended.results) {
    try {
      await battlesOf(env, accountId).clearUnless(linkedAt);
      // Not where the link has ended again meanwhile: that is cleared ten minutes later.
      const done = "DELETE FROM ended_links WHERE account_id = ? AND ended_at <= ?";
      await env.DB.prepare(done)
        .bind(accountId, now - GRACE_MS)
        .run();
    } catch (error) {
      console.error("The battles of an ended link could not be cleared and are tried again", error);
    }
  }
}
