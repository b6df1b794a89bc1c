import type { Context } from "hono";
import { type NewStatsKey, newStatsKeySchema } from "#app/api/stats.ts";
import { dropCookie, readCookie, writeCookie } from "#workers/accounts/cookies.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";

const cookie = "__Host-stats-key";
/** Long enough for a redirect over a slow phone. */
const seconds = 120;

/**
 * Hands a new key to the next page, for a form without script. The key must not be in an address and the database
 * has only its hash, so a cookie carries it that no script can read.
 */
export function setNewKeyCookie(c: Context<ApiEnv>, made: NewStatsKey): void {
  writeCookie(c, cookie, `${made.accountId}.${made.key}`, seconds);
}

/** GET /api/stats/made-key: the key that a form has just made, for its owner's page. Once: the cookie is deleted. */
export async function takeNewKey(c: Context<ApiEnv>): Promise<Response> {
  c.header("cache-control", "private, no-store");
  const [accountId, key] = (readCookie(c, cookie) ?? "").split(".");
  const made = newStatsKeySchema.safeParse({ accountId: Number(accountId), key });
  dropCookie(c, cookie);
  const person = made.success ? await c.env.person() : null;
  if (made.success && person?.gameAccounts.some((account) => account.accountId === made.data.accountId)) {
    return c.json(made.data);
  }
  return apiError(c, "not_found", "No key has been made just now.");
}
