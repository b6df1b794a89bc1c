import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type GameAccountRow, gameAccounts } from "#workers/accounts/accounts-schema.ts";
import type { UserLoader } from "#workers/accounts/user-lookup.ts";
import type { ApiContext } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

/** A linked account that the visitor may see. */
interface SeenAccount {
  row: GameAccountRow;
  /** It is the visitor's own. */
  own: boolean;
}

/**
 * The one rule for who may see a linked account: everybody, unless its owner chose private.
 * @returns null if nobody has linked the account; the refusal if the visitor may not see it
 */
export async function linkedAccount(c: ApiContext, accountId: number): Promise<SeenAccount | Response | null> {
  const row = await accountOf(c, accountId);
  if (!row) return null;
  const own = (await c.env.user())?.userId === row.userId;
  if (row.visibility !== "private" || own) return { row, own };
  const message = "This player page is private. Only its owner can see it, signed in with the game account.";
  return apiError(c, "private", message, { details: { region: row.region } });
}

/** Accounts found in one request, keyed by its user loader: a page makes several calls about an account. */
const found = new WeakMap<UserLoader, Map<number, Promise<GameAccountRow | null>>>();

function accountOf(c: ApiContext, accountId: number): Promise<GameAccountRow | null> {
  const { user, DB } = c.env;
  const rows = found.get(user) ?? new Map<number, Promise<GameAccountRow | null>>();
  found.set(user, rows);
  const row = rows.get(accountId) ?? readAccount(DB, accountId);
  rows.set(accountId, row);
  return row;
}

async function readAccount(db: D1Database, accountId: number): Promise<GameAccountRow | null> {
  const [row] = await drizzle(db).select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  return row ?? null;
}
