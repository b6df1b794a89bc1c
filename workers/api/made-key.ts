import type { Context } from "hono";
import { type MadeKey, madeKeySchema } from "#app/api/stats.ts";
import { dropCookie, readCookie, writeCookie } from "#workers/accounts/cookies.ts";
import type { ApiEnv } from "#workers/env.ts";

const cookie = "__Host-stats-key";
/** Long enough for a redirect over a slow phone. */
const seconds = 120;

/**
 * Hands a key to the page that comes next, for a form without script: it must stand in no address, and only its hash
 * is kept here, so the browser carries it, out of reach of scripts.
 */
export function carryKey(c: Context<ApiEnv>, made: MadeKey): void {
  writeCookie(c, cookie, `${made.accountId}.${made.key}`, seconds);
}

/** GET /api/stats/made-key: the key that a form has just made, for the owner's page to show it. Once: the cookie goes. */
export async function madeKey(c: Context<ApiEnv>): Promise<Response> {
  c.header("cache-control", "private, no-store");
  const [accountId, key] = (readCookie(c, cookie) ?? "").split(".");
  const made = madeKeySchema.safeParse({ accountId: Number(accountId), key });
  dropCookie(c, cookie);
  const person = made.success ? await c.env.person() : null;
  if (made.success && person?.gameAccounts.some((account) => account.accountId === made.data.accountId)) {
    return c.json(made.data);
  }
  return c.json({ error: { code: "not_found", message: "No key has been made just now." } }, 404);
}
