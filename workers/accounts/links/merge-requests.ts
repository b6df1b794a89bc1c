import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import type { SignInProvider } from "#app/game/accounts/providers.ts";
import { gameAccounts, identities, mergeRequests } from "#workers/accounts/accounts-schema.ts";

/** An offer has to be answered within this time. */
const mergeRequestMs = 15 * 60_000;

interface PendingMergeRequest {
  offerId: string;
  userId: string;
  otherUserId: string;
  provider: SignInProvider;
  /** The provider's own id of the account that belongs to the other person. */
  subject: string;
  /** The name of the account that belongs to the other person. */
  name: string;
}

/**
 * Stores the question whether two people should be merged. The same visitor has just signed in as both: as one by the
 * session, as the other by the account at the provider.
 * @param now unix time in milliseconds
 */
export async function requestMerge(
  db: D1Database,
  mergeRequest: Omit<PendingMergeRequest, "offerId">,
  now: number,
): Promise<PendingMergeRequest> {
  const row = { ...mergeRequest, offerId: crypto.randomUUID() };
  await drizzle(db)
    .insert(mergeRequests)
    .values({ ...row, expiresAt: now + mergeRequestMs });
  return row;
}

/** The account with which the visitor signed in as the other user still belongs to them. */
const isProven = `EXISTS (
  SELECT 1 FROM identities WHERE provider = merge_offers.provider AND subject = merge_offers.subject
    AND person_id = merge_offers.other_person_id
  UNION ALL
  SELECT 1 FROM game_accounts WHERE merge_offers.provider = 'wgauth'
    AND account_id = CAST(merge_offers.subject AS INTEGER) AND person_id = merge_offers.other_person_id)`;

/** @returns null when the offer is unknown, expired, made to another user, or no longer valid */
export async function findMergeRequest(
  db: D1Database,
  mergeRequestId: string,
  userId: string,
  now: number,
): Promise<PendingMergeRequest | null> {
  const isIt = and(
    eq(mergeRequests.offerId, mergeRequestId),
    eq(mergeRequests.userId, userId),
    gt(mergeRequests.expiresAt, now),
    sql.raw(isProven),
  );
  const [row] = await drizzle(db).select().from(mergeRequests).where(isIt);
  return row ?? null;
}

/** What prevents a merge. */
type MergeObstacle = { kind: "same-provider"; providers: SignInProvider[] } | { kind: "too-many-game-accounts" };

/** @returns null when the two can be merged */
export async function mergeObstacle(db: D1Database, mergeRequest: PendingMergeRequest): Promise<MergeObstacle | null> {
  const orm = drizzle(db);
  const providersOf = (userId: string) =>
    orm.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId));
  const accountsOf = (userId: string) => orm.$count(gameAccounts, eq(gameAccounts.userId, userId));
  const [own, others] = [await providersOf(mergeRequest.userId), await providersOf(mergeRequest.otherUserId)];
  const both = own.map(({ provider }) => provider).filter((key) => others.some(({ provider }) => provider === key));
  if (both.length > 0) return { kind: "same-provider", providers: both };
  const accounts = (await accountsOf(mergeRequest.userId)) + (await accountsOf(mergeRequest.otherUserId));
  return accounts > MAX_GAME_ACCOUNTS ? { kind: "too-many-game-accounts" } : null;
}

/** Moves the other person's rows of a table, if the offer is still valid. @param update how, where both have a row */
const move = (table: string, update: "UPDATE" | "UPDATE OR IGNORE") => `
${update} ${table} SET person_id = offer.person_id
FROM (SELECT person_id, other_person_id FROM merge_offers WHERE offer_id = ?1) AS offer
WHERE ${table}.person_id = offer.other_person_id`;

/**
 * Gives each of the other person's game accounts a free place. When there is none, the place is null, which the table
 * refuses.
 */
const moveGameAccounts = `
WITH offer AS (SELECT person_id, other_person_id FROM merge_offers WHERE offer_id = ?1)
UPDATE game_accounts SET person_id = moved.person_id, place = moved.place
FROM (
  SELECT account_id, free.place, (SELECT person_id FROM offer) AS person_id FROM
    (SELECT account_id, row_number() OVER (ORDER BY linked_at, account_id) AS n
     FROM game_accounts WHERE person_id = (SELECT other_person_id FROM offer)) AS theirs
  LEFT JOIN
    (SELECT place, row_number() OVER (ORDER BY place) AS n
     FROM (SELECT 1 AS place UNION ALL SELECT 2 UNION ALL SELECT 3)
     WHERE place NOT IN (SELECT place FROM game_accounts WHERE person_id = (SELECT person_id FROM offer))) AS free
  USING (n)
) AS moved
WHERE game_accounts.account_id = moved.account_id`;

/** Of builds, those followed and those looked at, what both have stays the first person's. */
const LISTS = ["saved_loadouts", "followed_players", "viewed_players"];

/** Sessions and offers are deleted with the person. */
const deleteOther = `
DELETE FROM people WHERE person_id = (SELECT other_person_id FROM merge_offers WHERE offer_id = ?1)
RETURNING person_id`;

/**
 * Merges two users: everything of the other user moves to the first one, and the other's sessions end. It is one
 * transaction: an invalid offer is deleted first, and all further statements find the other user only through the
 * offer. Any other change since the obstacles were checked makes the transaction fail.
 * @returns whether they were merged; false when the offer is no longer valid, which changes nothing
 * @throws Error when both have an account of the same provider after all, or too many game accounts
 */
export async function merge(db: D1Database, { offerId }: Pick<PendingMergeRequest, "offerId">): Promise<boolean> {
  const statements = [
    `DELETE FROM merge_offers WHERE offer_id = ?1 AND NOT ${isProven}`,
    move("identities", "UPDATE"),
    moveGameAccounts,
    ...LISTS.map((table) => move(table, "UPDATE OR IGNORE")),
    deleteOther,
  ];
  const results = await db.batch(statements.map((statement) => db.prepare(statement).bind(offerId)));
  return results.at(-1)?.results.length === 1;
}

/**
 * Deletes every merge offer that involves a user: after unlinking or ending sessions, nobody else may merge with them.
 */
export const dropMergeRequests = (db: D1Database, userId: string) =>
  drizzle(db)
    .delete(mergeRequests)
    .where(or(eq(mergeRequests.userId, userId), eq(mergeRequests.otherUserId, userId)));

export async function declineMergeRequest(db: D1Database, mergeRequestId: string, userId: string): Promise<void> {
  await drizzle(db)
    .delete(mergeRequests)
    .where(and(eq(mergeRequests.offerId, mergeRequestId), eq(mergeRequests.userId, userId)));
}

export async function deleteExpiredMergeRequests(db: D1Database, now: number): Promise<void> {
  await drizzle(db).delete(mergeRequests).where(lt(mergeRequests.expiresAt, now));
}
