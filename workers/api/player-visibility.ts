import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Context } from "hono";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";

/** A linked account that the visitor may see. */
interface SeenAccount {
  row: typeof gameAccounts.$inferSelect;
  /** It is the visitor's own. */
  own: boolean;
}

/**
 * The one rule of who sees what of a linked account: everybody, unless its owner chose private.
 * @returns null for an account that nobody has linked; the refusal for one that the visitor may not see
 */
export async function linkedAccount(c: Context<ApiEnv>, accountId: number): Promise<SeenAccount | Response | null> {
  const [row] = await drizzle(c.env.DB).select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  if (!row) return null;
  const own = (await c.env.person())?.personId === row.personId;
  if (row.visibility !== "private" || own) return { row, own };
  const message = "This player page is private. Only its owner can see it, signed in with the game account.";
  return apiError(c, "private", message, { details: { region: row.region } });
}
