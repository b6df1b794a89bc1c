import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sessions } from "#workers/accounts/accounts-schema.ts";
import { dropMergeRequests } from "./links/merge-requests.ts";
import { randomToken, tokenHash } from "./secrets/random-token.ts";

const day = 86_400_000;
/** A session that was not used for this long has ended. */
export const idleMs = 30 * day;
/** No session lives longer than this, however much it is used. */
const absoluteMs = 180 * day;
/** Sensitive actions require a sign-in at a provider within this time. */
export const recentMs = 15 * 60_000;
/** How often the last use is updated. */
export const touchMs = 3_600_000;

interface NewToken {
  /** For the cookie; stored nowhere else. */
  token: string;
  /** Seconds until the session ends, however it is used. */
  maxAge: number;
}

interface SessionOptions {
  /** Browser and system in words. */
  device: string;
  /** The token of the session that this one replaces and ends. */
  replaced?: string | undefined;
  /** Unix time in milliseconds. */
  now: number;
}

/** Signs in a person who has just shown at a provider who they are. */
export async function beginSession(
  db: D1Database,
  userId: string,
  { device, replaced, now }: SessionOptions,
): Promise<NewToken> {
  const token = randomToken();
  const orm = drizzle(db);
  const row = {
    tokenHash: await tokenHash(token),
    sessionId: crypto.randomUUID(),
    userId,
    device,
    createdAt: now,
    seenAt: now,
    authenticatedAt: now,
    expiresAt: now + absoluteMs,
  };
  const maxAge = Math.floor(absoluteMs / 1000);
  if (!replaced) {
    await orm.insert(sessions).values(row);
    return { token, maxAge };
  }
  const { sessionId, ...fresh } = row;
  const isReplaced = eq(sessions.tokenHash, await tokenHash(replaced));
  await orm.batch([
    // The session of the same user keeps its id, so that a sign-in in another tab knows that it has not ended.
    orm
      .update(sessions)
      .set(fresh)
      .where(and(isReplaced, eq(sessions.userId, userId))),
    orm.delete(sessions).where(isReplaced),
    orm.insert(sessions).values(row).onConflictDoNothing(),
  ]);
  return { token, maxAge };
}

/**
 * Gives a session a new token, so that a copy of the old one is useless. The expiry and the time of the last sign-in
 * stay.
 * @returns null when the session has ended meanwhile
 */
export async function renewToken(db: D1Database, replaced: string, now: number): Promise<NewToken | null> {
  const token = randomToken();
  const [renewed] = await tokenUpdate(db, await tokenHash(replaced), await tokenHash(token), now);
  return renewed ? { token, maxAge: secondsLeft(renewed, now) } : null;
}

/**
 * Ends all of a person's sessions except the one with this token, which gets a new token, in one step: if somebody
 * renews a copy of the old token at the same time, that copy has another token by then and ends.
 * @returns null when the session itself has ended meanwhile
 */
export async function endOtherSessions(
  db: D1Database,
  userId: string,
  kept: string,
  now: number,
): Promise<NewToken | null> {
  const token = randomToken();
  const orm = drizzle(db);
  const keptHash = await tokenHash(kept);
  const [, , [renewed]] = await orm.batch([
    orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptHash))),
    dropMergeRequests(db, userId),
    tokenUpdate(db, keptHash, await tokenHash(token), now),
  ]);
  return renewed ? { token, maxAge: secondsLeft(renewed, now) } : null;
}

const tokenUpdate = (db: D1Database, replaced: string, fresh: string, now: number) =>
  drizzle(db)
    .update(sessions)
    .set({ tokenHash: fresh, seenAt: now })
    .where(eq(sessions.tokenHash, replaced))
    .returning({ expiresAt: sessions.expiresAt });

const secondsLeft = ({ expiresAt }: { expiresAt: number }, now: number) => Math.floor((expiresAt - now) / 1000);

/** Whether a session still exists. */
export async function isOpen(db: D1Database, sessionId: string): Promise<boolean> {
  return (await drizzle(db).$count(sessions, eq(sessions.sessionId, sessionId))) > 0;
}

/** Updates when a session was last used. */
export async function touchSession(db: D1Database, sessionId: string, now: number): Promise<void> {
  await drizzle(db).update(sessions).set({ seenAt: now }).where(eq(sessions.sessionId, sessionId));
}

/** Ends one of a person's sessions, at once and everywhere: nothing caches sessions. @returns whether there was one */
export async function endSessionOf(db: D1Database, userId: string, sessionId: string): Promise<boolean> {
  const orm = drizzle(db);
  const [ended] = await orm.batch([
    orm
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
      .returning({ sessionId: sessions.sessionId }),
    dropMergeRequests(db, userId),
  ]);
  return ended.length > 0;
}

/** A person's active sessions, the most recently used first. */
export async function listSessions(db: D1Database, userId: string, now: number) {
  const { sessionId, device, createdAt, seenAt, expiresAt } = sessions;
  return drizzle(db)
    .select({ sessionId, device, createdAt, seenAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(expiresAt, now), gt(seenAt, now - idleMs)))
    .orderBy(desc(seenAt));
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(db: D1Database, now: number): Promise<void> {
  await drizzle(db)
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.seenAt, now - idleMs)));
}
