import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { gameAccounts, identities, people } from "#workers/storage/accounts-schema.ts";
import { dropOffers } from "./merge-offers.ts";
import type { Person } from "./person.ts";
import { isRecentlyAuthenticated } from "./recently-authenticated.ts";

/**
 * Whether a person may end a link: the last one takes everything of theirs along, which is asked for only shortly
 * after signing in. @param now unix time in milliseconds
 */
export function mayUnlink(person: Person, now: number): boolean {
  return isRecentlyAuthenticated(person, now) || person.identities.length + person.gameAccounts.length > 1;
}

/**
 * The same in the database, where two links can end at once: without a recent sign-in another one has to be left.
 */
function mayEnd(person: Person, now: number) {
  if (isRecentlyAuthenticated(person, now)) return;
  return sql`(SELECT count(*) FROM identities WHERE person_id = ${person.personId})
    + (SELECT count(*) FROM game_accounts WHERE person_id = ${person.personId}) > 1`;
}

/**
 * Ends the link to a provider, and every offer to put the person together with another.
 * @returns the sealed tokens that were kept, so that the provider can be told; null when there was no link, or it
 *   may not end
 */
export async function unlinkIdentity(db: D1Database, person: Person, provider: StatusProvider, now: number) {
  const orm = drizzle(db);
  const isIt = and(eq(identities.personId, person.personId), eq(identities.provider, provider));
  const [[row]] = await orm.batch([
    orm
      .delete(identities)
      .where(and(isIt, mayEnd(person, now)))
      .returning(),
    dropOffers(db, person.personId),
  ]);
  return row ?? null;
}

/**
 * Ends the link to a game account of this person, and every offer to put them together with another.
 * @returns its row, with the sealed token, so that the publisher can be told; null when there was no such link, or
 *   it may not end
 */
export async function unlinkGameAccount(db: D1Database, person: Person, accountId: number, now: number) {
  const orm = drizzle(db);
  const isIt = and(eq(gameAccounts.personId, person.personId), eq(gameAccounts.accountId, accountId));
  const [[row]] = await orm.batch([
    orm
      .delete(gameAccounts)
      .where(and(isIt, mayEnd(person, now)))
      .returning(),
    dropOffers(db, person.personId),
  ]);
  return row ?? null;
}

/**
 * A person whose last link has ended cannot sign in again: nothing is left of them, their sessions included.
 * @returns whether the person is gone
 */
export async function deleteIfUnlinked(db: D1Database, personId: string): Promise<boolean> {
  const rows = await drizzle(db)
    .delete(people)
    .where(
      and(
        eq(people.personId, personId),
        sql`NOT EXISTS (SELECT 1 FROM identities WHERE person_id = ${personId})`,
        sql`NOT EXISTS (SELECT 1 FROM game_accounts WHERE person_id = ${personId})`,
      ),
    )
    .returning({ personId: people.personId });
  return rows.length > 0;
}
