import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { z } from "zod";
import type { AccountKey, MadeKey } from "#app/game/accounts/answers.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { randomToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { signedOut } from "#workers/accounts/sign-in/as-user.ts";
import { dropCookie, writeSignInCookie } from "#workers/accounts/sign-in/cookies.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect, isNavigation } from "#workers/http/forms.ts";

const COOKIES: Record<AccountKey, string> = { read: "__Host-stats-key", write: "__Host-write-key" };
const madeKeySchema = z.object({
  accountId: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{43}$/),
}) satisfies z.ZodType<MadeKey>;
/** Long enough for a redirect over a slow phone. */
const UNSHOWN_SECONDS = 120;

/**
 * Hands a new key to the next page, for a form without script. The key must not be in an address and the database
 * has only its hash, so a cookie carries it that no script can read.
 */
function setMadeKeyCookie(c: ApiContext, kind: AccountKey, made: MadeKey): void {
  const cookie = COOKIES[kind];
  writeSignInCookie(c, cookie, `${made.accountId}.${made.key}`, UNSHOWN_SECONDS);
}

/**
 * The key that a form has just made, for its owner's page. Available once, according to our own record: sending a copy
 * of the cookie again, or at the same time, returns nothing.
 */
export async function takeMadeKey(c: ApiContext, kind: AccountKey): Promise<Response> {
  const cookie = COOKIES[kind];
  const [accountId, key] = (getCookie(c, cookie) ?? "").split(".");
  const made = madeKeySchema.safeParse({ accountId: Number(accountId), key });
  dropCookie(c, cookie);
  const user = made.success ? await c.env.user() : null;
  if (made.success && user && (await isFirst(c, kind, { ...made.data, userId: user.userId })))
    return c.json(made.data satisfies MadeKey);
  return apiError(c, "not_found", "There is no new key.");
}

/** Whether it is this person's newest key of the account, and was not shown yet: from now on it was. */
async function isFirst(
  c: ApiContext,
  kind: AccountKey,
  { accountId, key, userId }: MadeKey & { userId: string },
): Promise<boolean> {
  const [hash, unshownUntil, changes] =
    kind === "read"
      ? [gameAccounts.statsKeyHash, gameAccounts.statsKeyUnshownUntil, { statsKeyUnshownUntil: null }]
      : [gameAccounts.writeKeyHash, gameAccounts.writeKeyUnshownUntil, { writeKeyUnshownUntil: null }];
  const isIt = and(
    eq(gameAccounts.accountId, accountId),
    eq(gameAccounts.userId, userId),
    eq(hash, await tokenHash(key)),
    gt(unshownUntil, Date.now()),
  );
  const taken = await drizzle(c.env.DB).update(gameAccounts).set(changes).where(isIt).returning({ accountId: hash });
  return taken.length > 0;
}

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
