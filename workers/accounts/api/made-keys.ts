import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { getCookie } from "hono/cookie";
import { z } from "zod";
import type { AccountKey, MadeKey } from "#app/game/accounts/answers.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { dropCookie, writeSignInCookie } from "#workers/accounts/sign-in/cookies.ts";
import type { ApiContext } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

const COOKIES: Record<AccountKey, string> = { read: "__Host-stats-key", write: "__Host-write-key" };
const madeKeySchema = z.object({
  accountId: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{43}$/),
}) satisfies z.ZodType<MadeKey>;
/** Long enough for a redirect over a slow phone. */
export const UNSHOWN_SECONDS = 120;

/**
 * Hands a new key to the next page, for a form without script. The key must not be in an address and the database
 * has only its hash, so a cookie carries it that no script can read.
 */
export function setMadeKeyCookie(c: ApiContext, kind: AccountKey, made: MadeKey): void {
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
