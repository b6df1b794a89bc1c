import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { isRecentlyAuthenticated, type User } from "#workers/accounts/user.ts";
import type { Permission } from "#workers/providers/wargaming.ts";
import type { Seal } from "../secrets/seal.ts";
import { isOpen } from "../sessions.ts";
import type { LinkOutcome } from "./link-identity.ts";

export type GameLinkOutcome =
  | Exclude<LinkOutcome, { kind: "occupied" }>
  /** The person has linked the maximum number of game accounts. */
  | { kind: "full"; userId: string };

export interface GameAccountToLink {
  permission: Permission;
  nickname: string;
  region: PublisherRegion;
  /** The signed-in user; null if nobody is. */
  user: Pick<User, "userId" | "sessionId" | "authenticatedAt"> | null;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Decides which person a game account belongs to, after its owner has signed in at the publisher. An account that is
 * already linked gets its token and name renewed and keeps its person: this never moves an account between people.
 */
export async function linkGameAccount(db: D1Database, seal: Seal, link: GameAccountToLink): Promise<GameLinkOutcome> {
  const accessToken = await sealGameToken(seal, link.permission.accountId, link.permission.accessToken);
  const known = await renewed(db, link, accessToken);
  if (known) return known;
  const { user, now } = link;
  if (!user) return linkToNewUser(db, link, accessToken);
  if (!isRecentlyAuthenticated(user, now)) return { kind: "not-recent", userId: user.userId };
  const { userId } = user;
  const added = await insertOf(db, link, userId, accessToken).first();
  if (added) return { kind: "linked", userId };
  // Not added: another request has just linked it, no place is free, or the session was ended while the visitor was at
  // the publisher.
  const raced = await renewed(db, link, accessToken);
  return raced ?? { kind: (await isOpen(db, user.sessionId)) ? "full" : "session-ended", userId };
}

/**
 * Renews the account where it is linked already. Without a recent sign-in another person's stays as it is, since the
 * permission is given back.
 * @returns null where it is not linked, or stays as it is
 */
async function renewed(db: D1Database, link: GameAccountToLink, accessToken: string): Promise<GameLinkOutcome | null> {
  const { permission, nickname, region, user, now } = link;
  const fresh = { nickname, nicknameAt: now, region, accessToken, tokenExpiresAt: permission.expiresAt };
  const mayRenew = user && !isRecentlyAuthenticated(user, now) ? eq(gameAccounts.userId, user.userId) : undefined;
  const [owned] = await drizzle(db)
    .update(gameAccounts)
    .set(fresh)
    .where(and(eq(gameAccounts.accountId, permission.accountId), mayRenew))
    .returning({ userId: gameAccounts.userId });
  if (!owned) return null;
  if (user === null || user.userId === owned.userId) return { kind: "signed-in", userId: owned.userId };
  return { kind: "other-user", userId: user.userId, otherUserId: owned.userId };
}

/**
 * Takes the first free place of three in one statement; the table allows each place once, so that two simultaneous
 * requests get two places, or the later one gets none. A session that has ended gets none either.
 */
const insert = `
INSERT INTO game_accounts
  (account_id, person_id, place, nickname, nickname_at, region, access_token, token_expires_at, linked_at)
SELECT ?1, ?2, place, ?3, ?4, ?5, ?6, ?7, ?4
FROM (SELECT 1 AS place UNION ALL SELECT 2 UNION ALL SELECT 3)
WHERE place NOT IN (SELECT place FROM game_accounts WHERE person_id = ?2)
  AND (?8 IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE session_id = ?8))
ORDER BY place LIMIT 1
ON CONFLICT (account_id) DO NOTHING
RETURNING place`;

function insertOf(db: D1Database, link: GameAccountToLink, userId: string, accessToken: string): D1PreparedStatement {
  const { permission, nickname, region, user, now } = link;
  const { accountId, expiresAt } = permission;
  const sessionId = user?.sessionId ?? null;
  return db.prepare(insert).bind(accountId, userId, nickname, now, region, accessToken, expiresAt, sessionId);
}

/** Creates a person for the account; deleted again when another request linked the account first. */
async function linkToNewUser(db: D1Database, link: GameAccountToLink, accessToken: string): Promise<GameLinkOutcome> {
  const userId = crypto.randomUUID();
  const isUnlinked = "NOT EXISTS (SELECT 1 FROM game_accounts WHERE person_id = ?1)";
  await db.batch([
    db.prepare("INSERT INTO people (person_id, created_at) VALUES (?1, ?2)").bind(userId, link.now),
    insertOf(db, link, userId, accessToken),
    db.prepare(`DELETE FROM people WHERE person_id = ?1 AND ${isUnlinked}`).bind(userId),
  ]);
  // The account's person now: this one, or the one of a faster request.
  const owned = await renewed(db, link, accessToken);
  if (!owned) throw new Error("A game account could neither be linked nor found.");
  return owned;
}

/** The seal's place for a game account's token: copied to another row, it cannot be opened. */
const contextOf = (accountId: number) => `access wgauth ${accountId}`;

export const sealGameToken = (seal: Seal, accountId: number, accessToken: string): Promise<string> =>
  seal.close(accessToken, contextOf(accountId));

/** @throws SealError when it was sealed for another account, or with a key that is gone */
export const openGameToken = (seal: Seal, accountId: number, sealed: string): Promise<string> =>
  seal.open(sealed, contextOf(accountId));
