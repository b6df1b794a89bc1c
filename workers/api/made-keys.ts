import type { Context } from "hono";
import type { AccountKey } from "#app/api/account-key-paths.ts";
import { type MadeKey, madeKeySchema } from "#app/api/stats.ts";
import { dropCookie, readCookie, writeCookie } from "#workers/accounts/cookies.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";

const COOKIES: Record<AccountKey, string> = { read: "__Host-stats-key", write: "__Host-write-key" };
/** Long enough for a redirect over a slow phone. */
const seconds = 120;

/**
 * Hands a new key to the next page, for a form without script. The key must not be in an address and the database
 * has only its hash, so a cookie carries it that no script can read.
 */
export function setMadeKeyCookie(c: Context<ApiEnv>, kind: AccountKey, made: MadeKey): void {
  const cookie = COOKIES[kind];
  writeCookie(c, cookie, `${made.accountId}.${made.key}`, seconds);
}

/** The key that a form has just made, for its owner's page. Once: the cookie is deleted. */
export async function takeMadeKey(c: Context<ApiEnv>, kind: AccountKey): Promise<Response> {
  c.header("cache-control", "private, no-store");
  const cookie = COOKIES[kind];
  const [accountId, key] = (readCookie(c, cookie) ?? "").split(".");
  const made = madeKeySchema.safeParse({ accountId: Number(accountId), key });
  dropCookie(c, cookie);
  const person = made.success ? await c.env.person() : null;
  if (made.success && person?.gameAccounts.some((account) => account.accountId === made.data.accountId)) {
    return c.json(made.data);
  }
  return apiError(c, "not_found", "No key has been made just now.");
}
