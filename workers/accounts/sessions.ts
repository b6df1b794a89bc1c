import { and, eq, gt, lt, ne, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sessions } from "#workers/storage/accounts-schema.ts";
import { randomToken, tokenHash } from "./random-token.ts";

const day = 86_400_000;
/** A session that was not used for this long has ended. */
export const idleMs = 30 * day;
/** No session lives longer than this, however much it is used. */
export const absoluteMs = 180 * day;
/** What is delicate is done only by who has signed in at a provider within this time. */
export const recentMs = 15 * 60_000;
/** How often its use is written down. */
export const touchMs = 3_600_000;

export interface NewSession {
  /** For the cookie; stands nowhere else. */
  token: string;
  /** Seconds. */
  maxAge: number;
}

export interface SessionOptions {
  /** Browser and system in words. */
  device: string;
  /** The token of the session that this one takes the place of: it ends. */
  replaced?: string | undefined;
  /** When the person last signed in at a provider, unix time in milliseconds. */
  authenticatedAt: number;
  /** Unix time in milliseconds. */
  now: number;
}

/** Signs a person in. */
export async function beginSession(
  db: D1Database,
  personId: string,
  { device, replaced, authenticatedAt, now }: SessionOptions,
): Promise<NewSession> {
  const token = randomToken();
  const orm = drizzle(db);
  const expiresAt = now + absoluteMs;
  const row = {
    tokenHash: await tokenHash(token),
    sessionId: crypto.randomUUID(),
    personId,
    device,
    createdAt: now,
    seenAt: now,
    authenticatedAt,
    expiresAt,
  };
  const insert = orm.insert(sessions).values(row);
  if (replaced) {
    await orm.batch([orm.delete(sessions).where(eq(sessions.tokenHash, await tokenHash(replaced))), insert]);
  } else {
    await insert;
  }
  return { token, maxAge: Math.floor(absoluteMs / 1000) };
}

/** The condition of a session that has not ended. */
export const isLive = (now: number) => and(gt(sessions.expiresAt, now), gt(sessions.seenAt, now - idleMs));

/** Writes down that a session is in use. */
export async function touchSession(db: D1Database, sessionId: string, now: number): Promise<void> {
  await drizzle(db).update(sessions).set({ seenAt: now }).where(eq(sessions.sessionId, sessionId));
}

/** Ends the session of a token, at once and everywhere: nothing caches sessions. */
export async function endSession(db: D1Database, token: string): Promise<void> {
  await drizzle(db)
    .delete(sessions)
    .where(eq(sessions.tokenHash, await tokenHash(token)));
}

/** Ends one of a person's sessions. @returns whether there was one */
export async function endSessionOf(db: D1Database, personId: string, sessionId: string): Promise<boolean> {
  const ended = await drizzle(db)
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId });
  return ended.length > 0;
}

/** Ends all of a person's sessions but one. */
export async function endOtherSessions(db: D1Database, personId: string, sessionId: string): Promise<void> {
  await drizzle(db)
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), ne(sessions.sessionId, sessionId)));
}

/** A person's sessions that have not ended, the one used last first. */
export async function listSessions(db: D1Database, personId: string, now: number) {
  const { sessionId, device, createdAt, seenAt, expiresAt } = sessions;
  const rows = await drizzle(db)
    .select({ sessionId, device, createdAt, seenAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isLive(now)));
  return rows.sort((a, b) => b.seenAt - a.seenAt);
}

/** Forgets sessions that have ended. */
export async function deleteEndedSessions(db: D1Database, now: number): Promise<void> {
  await drizzle(db)
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.seenAt, now - idleMs)));
}
