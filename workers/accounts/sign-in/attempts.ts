import { and, eq, gt, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { SignInProvider } from "#app/game/accounts/providers.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import { signIns } from "#workers/accounts/accounts-schema.ts";
import { isToken, randomToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { nullIfSealed, type Seal } from "#workers/accounts/secrets/seal.ts";
import type { ApiContext } from "#workers/env.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";
import { browserCookie } from "./cookies.ts";

/** A sign-in has to be finished within this time. */
export const attemptMs = 10 * 60_000;

interface BegunAttempt {
  state: string;
  codeVerifier: string;
  nonce: string;
  /** The value of the cookie that binds the sign-in to this browser. */
  browser: string;
}

interface FinishedAttempt extends Omit<BegunAttempt, "browser"> {
  region: Region | null;
  returnTo: string;
}

interface AttemptOptions {
  provider: SignInProvider;
  region?: Region;
  /** A path of this site. */
  returnTo: string;
}

/** Begins a sign-in: stores what the callback needs, sealed with our key. */
export async function beginAttempt(c: ApiContext, seal: Seal, options: AttemptOptions): Promise<BegunAttempt> {
  const { provider, region, returnTo } = options;
  const kept = getCookie(c, browserCookie);
  const browser = isToken(kept) ? kept : randomToken();
  const [state, codeVerifier, nonce] = [randomToken(), randomToken(), randomToken()];
  const stateHash = await tokenHash(state);
  await drizzle(c.env.DB)
    .insert(signIns)
    .values({
      stateHash,
      browserHash: await tokenHash(browser),
      provider,
      region: region ?? null,
      codeVerifier: await seal.close(codeVerifier, `attempt ${stateHash}`),
      nonce,
      returnTo,
      expiresAt: Date.now() + attemptMs,
    });
  return { browser, state, codeVerifier, nonce };
}

/**
 * Takes a sign-in that has begun, once: a second callback with the same state finds nothing.
 * @returns null for a state that is unknown, used, expired, another provider's or another browser's, or of a key that
 * is gone
 */
export async function takeAttempt(
  c: ApiContext,
  seal: Seal,
  { provider, state, now }: { provider: SignInProvider; state: string | undefined; now: number },
): Promise<FinishedAttempt | null> {
  const browser = getCookie(c, browserCookie);
  if (!isToken(state) || !isToken(browser)) return null;
  const stateHash = await tokenHash(state);
  const [row] = await drizzle(c.env.DB)
    .delete(signIns)
    .where(
      and(
        eq(signIns.stateHash, stateHash),
        eq(signIns.browserHash, await tokenHash(browser)),
        eq(signIns.provider, provider),
        gt(signIns.expiresAt, now),
      ),
    )
    .returning();
  if (!row) return null;
  const codeVerifier = await seal.open(row.codeVerifier, `attempt ${stateHash}`).catch(nullIfSealed);
  // The sealing key was replaced meanwhile: the visitor has to begin again.
  if (codeVerifier === null) return null;
  return { state, codeVerifier, nonce: row.nonce, region: row.region, returnTo: row.returnTo };
}

/** Deletes unfinished sign-ins that have expired. */
export async function deleteExpiredAttempts(db: D1Database, now: number): Promise<void> {
  await drizzle(db).delete(signIns).where(lt(signIns.expiresAt, now));
}

/** Seconds within which a browser can finish a sign-in. */
export const browserSeconds = 600;

/** Whether this address has begun or finished too many sign-ins. */
export async function tooManySignIns(c: ApiContext): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: visitorAddress(c) });
  return !success;
}

/**
 * Whether a link of another site (or of another origin of this site) led to this request. A sign-in may only
 * begin on our own pages: a provider that knows the visitor may redirect back without asking them, so another
 * site's link could sign somebody in who did nothing.
 */
export function isCrossSite(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
