import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Context, Hono } from "hono";
import { randomToken, tokenHash } from "#workers/accounts/random-token.ts";
import type { ApiEnv } from "#workers/env.ts";
import { isNavigation } from "#workers/is-navigation.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";
import { doneOrBack } from "./done-or-back.ts";
import { carryKey } from "./made-key.ts";
import { signedOut } from "./signed-out.ts";

type C = Context<ApiEnv>;

/**
 * The key that reads the battles of a private account and nothing else: made anew by POST, which ends the one
 * before, and shown this once, since only its hash is kept (a form without script finds it on the page that it leads
 * back to); taken back by DELETE, or POST …/revoke from a form.
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
  carryKey(c, { accountId: Number(c.req.param("id")), key });
  return doneOrBack(c, "/wg");
}

async function revoke(c: C): Promise<Response> {
  return (await writeHash(c, null)) ?? doneOrBack(c, "/wg");
}

/** @returns the answer to who may not do it; null when it is done */
async function writeHash(c: C, statsKeyHash: string | null): Promise<Response | null> {
  const person = await c.env.person();
  if (!person) return signedOut(c);
  const isOwn = and(eq(gameAccounts.accountId, Number(c.req.param("id"))), eq(gameAccounts.personId, person.personId));
  const written = await drizzle(c.env.DB)
    .update(gameAccounts)
    .set({ statsKeyHash })
    .where(isOwn)
    .returning({ accountId: gameAccounts.accountId });
  return written.length > 0 ? null : c.json({ error: { code: "not_found", message: "Account not found" } }, 404);
}
