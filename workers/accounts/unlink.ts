import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { gameAccounts, identities, people } from "#workers/storage/accounts-schema.ts";

/**
 * Ends the link to a provider.
 * @returns the sealed tokens that were kept, so that the provider can be told; null when there was no link
 */
export async function unlinkIdentity(db: D1Database, personId: string, provider: StatusProvider) {
  const [row] = await drizzle(db)
    .delete(identities)
    .where(and(eq(identities.personId, personId), eq(identities.provider, provider)))
    .returning();
  return row ?? null;
}

/**
 * Ends the link to a game account of this person.
 * @returns its row, with the sealed token, so that the publisher can be told; null when there was no such link
 */
export async function unlinkGameAccount(db: D1Database, personId: string, accountId: number) {
  const [row] = await drizzle(db)
    .delete(gameAccounts)
    .where(and(eq(gameAccounts.personId, personId), eq(gameAccounts.accountId, accountId)))
    .returning();
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
