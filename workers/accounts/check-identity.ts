import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Provider, ProviderError, type TokenSet } from "#workers/providers/provider.ts";
import { identities } from "#workers/storage/accounts-schema.ts";
import { openTokens, sealTokens } from "./identity-tokens.ts";
import { type Seal, unlessSealed } from "./seal.ts";
import { deleteIfUnlinked } from "./unlink.ts";

/** What came of asking a provider: a new status, a link that has ended, no answer, or tokens that no key opens. */
export type CheckOutcome = "checked" | "ended" | "unavailable" | "unreadable";

/** A token is renewed this long before it ends. */
const earlyMs = 60_000;

/**
 * Takes a check that is due on for one of several requests at once: a provider that rotates its tokens would take the
 * second use of one for theft, and say that the link has ended.
 * @param seen when the identity was last checked, as the request found it
 * @param now unix time in milliseconds
 * @returns whether it is this request's
 */
export async function claimCheck(
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
 * Asks a provider again what it says of a linked identity. Tokens are renewed where needed; the new pair is
 * written only once it is there, and only over the pair that it came from. When the provider says that the
 * visitor's consent is gone, the link ends; with the last one everything of the person's, sessions too. Where no key
 * opens its tokens the link stays, and asks for a new sign-in: a key that is missing by mistake must end nothing.
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
  const tokens = await openTokens(seal, provider.key, row).catch(unlessSealed);
  if (!tokens) {
    console.warn(`A link to ${provider.key} is sealed with none of TOKEN_KEYS: it asks for a new sign-in.`);
    await orm
      .update(identities)
      .set({ unreadableSince: sql`coalesce(${identities.unreadableSince}, ${now})` })
      // Unless the visitor has signed in again meanwhile.
      .where(and(isIt, eq(identities.accessToken, accessToken)));
    return "unreadable";
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
    // Unless another request renewed the tokens meanwhile, in which case they are good.
    const ended = await orm
      .delete(identities)
      .where(and(isIt, eq(identities.accessToken, accessToken)))
      .returning({ personId: identities.personId });
    // Whoever is left without a way to sign in is not left signed in either.
    for (const { personId } of ended) await deleteIfUnlinked(db, personId);
    return ended.length > 0 ? "ended" : "unavailable";
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
    const fresh = await provider.refresh(refreshToken);
    // A provider that does not rotate keeps the old refresh token good.
    const tokens = { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken };
    const sealed = await sealTokens(seal, provider.key, { subject, tokens });
    await orm
      .update(identities)
      .set(sealed)
      .where(and(isIt, eq(identities.accessToken, accessToken)));
    accessToken = sealed.accessToken;
    return tokens;
  }
}
