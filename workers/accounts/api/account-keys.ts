import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { AccountKey, MadeKey } from "#app/game/accounts/answers.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { randomToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { signedOut } from "#workers/accounts/sign-in/as-user.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect, isNavigation } from "#workers/http/forms.ts";
import { setMadeKeyCookie, UNSHOWN_SECONDS } from "./made-keys.ts";

/** The page that shows a key. */
const PAGES: Record<AccountKey, string> = { read: "/wg", write: "/mod" };

/**
 * A key of a game account: one kind reads the battles of a private account, the other sends battles, and each does
 * nothing else. POST creates one, which replaces the previous one, and shows it once, since only its hash is stored (a
 * form without script finds it on the page it redirects to); DELETE, or POST …/revoke from a form, revokes it.
 */
export function accountKeyApi(kind: AccountKey) {
  const api = new Hono<ApiEnv>();
  api.post("/", (c) => make(c, kind));
  api.delete("/", (c) => revoke(c, kind));
  api.post("/revoke", (c) => revoke(c, kind));
  return api;
}

async function make(c: ApiContext, kind: AccountKey): Promise<Response> {
  const key = randomToken();
  const isForm = isNavigation(c);
  const unshownUntil = isForm ? Date.now() + UNSHOWN_SECONDS * 1000 : null;
  const problem = await write(c, kind, { hash: await tokenHash(key), unshownUntil });
  if (problem) return problem;
  if (!isForm) return c.json({ key } satisfies Pick<MadeKey, "key">);
  setMadeKeyCookie(c, kind, { accountId: Number(c.req.param("id")), key });
  return doneOrRedirect(c, PAGES[kind]);
}

async function revoke(c: ApiContext, kind: AccountKey): Promise<Response> {
  return (await write(c, kind, { hash: null, unshownUntil: null })) ?? doneOrRedirect(c, PAGES[kind]);
}

interface StoredKey {
  hash: string | null;
  /** Unix time in milliseconds. */
  unshownUntil: number | null;
}

/** @returns the error answer; null when it is done */
async function write(c: ApiContext, kind: AccountKey, { hash, unshownUntil }: StoredKey): Promise<Response | null> {
  const user = await c.env.user();
  if (!user) return signedOut(c);
  const isOwn = and(eq(gameAccounts.accountId, Number(c.req.param("id"))), eq(gameAccounts.userId, user.userId));
  const written = await drizzle(c.env.DB)
    .update(gameAccounts)
    .set(
      kind === "read"
        ? { statsKeyHash: hash, statsKeyUnshownUntil: unshownUntil }
        : { writeKeyHash: hash, writeKeyUnshownUntil: unshownUntil },
    )
    .where(isOwn)
    .returning({ accountId: gameAccounts.accountId });
  return written.length > 0 ? null : apiError(c, "not_found", "Account not found");
}
