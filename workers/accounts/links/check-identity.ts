import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { identities } from "#workers/accounts/accounts-schema.ts";
import { nullIfSealed, openTokens, type Seal, sealTokens } from "#workers/accounts/secrets/seal.ts";
import { type Provider, ProviderError, type TokenSet } from "#workers/providers/provider.ts";
import { dropUnlinked } from "./unlink.ts";

/** The result of a check: a new status, a link that has ended, no answer, or tokens that cannot be used. */
type CheckOutcome = "checked" | "ended" | "unavailable" | "unreadable";

/** A token is renewed this long before it ends. */
const earlyMs = 60_000;
/** In place of a token's end: it is being renewed, or the new ones were lost on their way into the database. */
const RENEWING = -1;

/**
 * Claims a due check for one of several requests: a provider that rotates its tokens takes the second use of a token
 * for theft, and would report that the link has ended.
 * @param seen when the identity was last checked, as the request found it
 * @param now unix time in milliseconds
 * @returns whether this request has to do the check
 */
export async function claimIdentityCheck(
  db: D1Database,
  { provider, subject }: Pick<typeof identities.$inferSelect, "provider" | "subject">,
  seen: number,
  now: number,
): Promise<boolean> {
  const rows = await drizzle(db)
    .update(identities)
    .set({ checkedAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject), eq(identities.checkedAt, seen)))
    .returning({ subject: identities.subject });
  return rows.length > 0;
}

/**
 * Requests the current status of a linked identity from its provider. Tokens are renewed where needed; a new pair is
 * written only when it is complete, and only over the pair it replaces. If the provider reports that the visitor's
 * consent is gone, the link ends; with the last link, everything of the user is deleted, including sessions. If no key
 * opens the tokens, the link stays and requires a new sign-in: a key that is missing by mistake must delete nothing.
 * Nor must a provider that refuses a refresh token whose successor we may have lost.
 * @param now unix time in milliseconds
 */
export async function checkIdentity(
  db: D1Database,
  seal: Seal,
  provider: Provider,
  subject: string,
  now: number,
): Promise<CheckOutcome> {
  const isIt = and(eq(identities.provider, provider.key), eq(identities.subject, subject));
  const orm = drizzle(db);
  const [row] = await orm.update(identities).set({ checkedAt: now }).where(isIt).returning();
  if (!row) return "ended";
  let { accessToken } = row;
  let mayBeUsed = row.tokenExpiresAt === RENEWING;
  const tokens = await openTokens(seal, provider.key, row).catch(nullIfSealed);
  if (!tokens) {
    console.warn(`A link to ${provider.key} is sealed with none of TOKEN_KEYS: it asks for a new sign-in.`);
    return unreadable();
  }
  try {
    const status = await statusWith(tokens);
    await orm
      .update(identities)
      .set({ status: JSON.stringify(status), statusAt: now, unreadableSince: null })
      .where(isIt);
    return "checked";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind !== "invalid") return "unavailable";
    if (mayBeUsed) return unreadable();
    // Only if no other request has renewed the tokens meanwhile; in that case they are valid.
    const [ended] = await orm.batch([
      orm
        .delete(identities)
        .where(and(isIt, eq(identities.accessToken, accessToken)))
        .returning({ userId: identities.userId }),
      // A user without any link can no longer sign in, so their sessions end too.
      dropUnlinked(db, row.userId),
    ]);
    return ended.length > 0 ? "ended" : "unavailable";
  }

  async function unreadable(): Promise<CheckOutcome> {
    await orm
      .update(identities)
      .set({ unreadableSince: sql`coalesce(${identities.unreadableSince}, ${now})` })
      // Only if the visitor has not signed in again meanwhile.
      .where(and(isIt, eq(identities.accessToken, accessToken)));
    return "unreadable";
  }

  async function statusWith(tokens: TokenSet): Promise<unknown> {
    const soon = tokens.expiresAt !== null && tokens.expiresAt - earlyMs < now;
    if (soon && tokens.refreshToken) return provider.status((await renew(tokens.refreshToken)).accessToken, subject);
    try {
      return await provider.status(tokens.accessToken, subject);
    } catch (error) {
      const renewable = error instanceof ProviderError && error.kind === "invalid" && tokens.refreshToken;
      if (!renewable) throw error;
      return provider.status((await renew(renewable)).accessToken, subject);
    }
  }

  async function renew(refreshToken: string): Promise<TokenSet> {
    const isBefore = and(isIt, eq(identities.accessToken, accessToken));
    await orm.update(identities).set({ tokenExpiresAt: RENEWING }).where(isBefore);
    const fresh = await provider.refresh(refreshToken);
    mayBeUsed = false;
    // A provider that does not rotate keeps the old refresh token good.
    const tokens = { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken };
    const sealed = await sealTokens(seal, provider.key, { subject, tokens });
    const keep = async () => orm.update(identities).set(sealed).where(isBefore);
    // Once more, since there is no other copy; where the first has arrived after all, it changes nothing.
    await keep().catch(keep);
    accessToken = sealed.accessToken;
    return tokens;
  }
}
