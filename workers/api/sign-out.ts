import type { Context } from "hono";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { dropCookie, sessionCookie } from "#workers/accounts/cookies.ts";
import { openTokens } from "#workers/accounts/identity-tokens.ts";
import { isRecentlyAuthenticated } from "#workers/accounts/recently-authenticated.ts";
import { providerOf, sealOf } from "#workers/accounts/sign-in-settings.ts";
import { deleteIfUnlinked, unlinkIdentity } from "#workers/accounts/unlink.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrBack } from "./done-or-back.ts";
import { renewSession } from "./renew-session.ts";
import { signInAgain } from "./sign-in-again.ts";

type C = Context<ApiEnv>;

/**
 * POST /api/{provider}/logout: ends the link to a provider, tells the provider, and takes a new token for the
 * session. With the last link nothing is left of the person and every session of theirs has ended: that needs a
 * recent sign-in. Who is not signed in, or not with this provider, is signed out already.
 */
export async function signOut(c: C, key: StatusProvider): Promise<Response> {
  const person = await c.env.person();
  if (!person) {
    dropCookie(c, sessionCookie);
    return doneOrBack(c, `/${key}`);
  }
  if (!person.identities.some(({ provider }) => provider === key)) return doneOrBack(c, `/${key}`);
  const now = Date.now();
  const unlinked = await unlinkIdentity(c.env.DB, person, key, now);
  if (unlinked) c.executionCtx.waitUntil(revoke(c, key, unlinked));
  else if (!isRecentlyAuthenticated(person, now)) return signInAgain(c);
  await afterUnlinking(c, person.personId, now);
  return doneOrBack(c, `/${key}`);
}

/** A new token for the session after a link has ended; none when it was the last one. */
export async function afterUnlinking(c: C, personId: string, now: number): Promise<void> {
  if (await deleteIfUnlinked(c.env.DB, personId)) return dropCookie(c, sessionCookie);
  await renewSession(c, now);
}

async function revoke(c: C, key: StatusProvider, row: Parameters<typeof openTokens>[2]): Promise<void> {
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider?.revoke) return;
  const tokens = await openTokens(seal, key, row).catch(() => undefined);
  // The link is gone here in any case; a provider that cannot be told forgets by itself when the token ends.
  if (tokens) await provider.revoke(tokens.accessToken).catch(() => undefined);
}
