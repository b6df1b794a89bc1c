import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Context, Hono } from "hono";
import { randomToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { doneOrRedirect } from "#workers/request/done-or-redirect.ts";
import { isNavigation } from "#workers/request/is-navigation.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";
import { setNewKeyCookie } from "./new-stats-key.ts";
import { signedOut } from "./sign-in/signed-out.ts";

type C = Context<ApiEnv>;

/**
 * A key that reads the battles of a private account and nothing else. POST creates one, which replaces the previous
 * one, and shows it once, since only its hash is stored (a form without script finds it on the page it redirects to);
 * DELETE, or POST …/revoke from a form, revokes it.
 */
export function statsKeyApi() {
  const api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    c.header("cache-control", "private, no-store");
    await next();
  });
  api.post("/", make);
  api.delete("/", (c) => revoke(c));
  api.post("/revoke", (c) => revoke(c));
  return api;
}

async function make(c: C): Promise<Response> {
  const key = randomToken();
  const refusal = await writeHash(c, await tokenHash(key));
  if (refusal) return refusal;
  if (!isNavigation(c)) return c.json({ key });
  setNewKeyCookie(c, { accountId: Number(c.req.param("id")), key });
  return doneOrRedirect(c, "/wg");
}

async function revoke(c: C): Promise<Response> {
  return (await writeHash(c, null)) ?? doneOrRedirect(c, "/wg");
}

/** @returns the error answer; null when it is done */
async function writeHash(c: C, statsKeyHash: string | null): Promise<Response | null> {
  const person = await c.env.person();
  if (!person) return signedOut(c);
  const isOwn = and(eq(gameAccounts.accountId, Number(c.req.param("id"))), eq(gameAccounts.personId, person.personId));
  const written = await drizzle(c.env.DB)
    .update(gameAccounts)
    .set({ statsKeyHash })
    .where(isOwn)
    .returning({ accountId: gameAccounts.accountId });
  return written.length > 0 ? null : apiError(c, "not_found", "Account not found");
}
