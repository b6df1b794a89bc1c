import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { GameAccount, Visibility } from "#app/game/accounts/game-accounts.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";

/** Sorts after anything that can follow the beginning of a name. */
const LAST = "\u{10ffff}";

/**
 * Accounts linked here whose names begin with this, upper and lower case aside: public ones, in the order of their
 * names. A range and not LIKE, to which the underscore of a nickname is any letter.
 */
export function publicPlayersNamed(
  db: D1Database,
  { beginning, regions, max }: { beginning: string; regions: readonly PublisherRegion[]; max: number },
): Promise<GameAccount[]> {
  const { accountId, nickname, region, visibility } = gameAccounts;
  const name: SQL = sql`${nickname} COLLATE NOCASE`;
  return drizzle(db)
    .select({ accountId, nickname, region })
    .from(gameAccounts)
    .where(
      and(
        sql`${name} >= ${beginning}`,
        sql`${name} < ${beginning + LAST}`,
        eq(visibility, "public"),
        inArray(region, [...regions]),
      ),
    )
    .orderBy(name)
    .limit(max);
}

/** Who may see those of these accounts that are linked here. */
export async function visibilitiesOf(db: D1Database, accountIds: readonly number[]): Promise<Map<number, Visibility>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, visibility } = gameAccounts;
  const rows = await drizzle(db)
    .select({ accountId, visibility })
    .from(gameAccounts)
    // A query has room for a hundred parameters.
    .where(sql`${accountId} IN (SELECT value FROM json_each(${JSON.stringify(accountIds)}))`);
  return new Map(rows.map((row) => [row.accountId, row.visibility]));
}

/**
 * The accounts among these whose pages here are private.
 * @param userId who asks, whose own accounts are never hidden; null if nobody is signed in
 */
export async function hiddenAmong(
  db: D1Database,
  accountIds: readonly number[],
  userId: string | null,
): Promise<Set<number>> {
  const { accountId, visibility, userId: owner } = gameAccounts;
  const rows = await drizzle(db)
    .select({ accountId })
    .from(gameAccounts)
    .where(
      and(
        eq(visibility, "private"),
        // A clan has as many members as a query can have parameters.
        sql`${accountId} IN (SELECT value FROM json_each(${JSON.stringify(accountIds)}))`,
        userId === null ? undefined : ne(owner, userId),
      ),
    );
  return new Set(rows.map((row) => row.accountId));
}
