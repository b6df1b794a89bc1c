import type { Context } from "hono";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { dropCookie, sessionCookie } from "#workers/accounts/cookies.ts";
import { openTokens } from "#workers/accounts/identity-tokens.ts";
import type { Person } from "#workers/accounts/person.ts";
import { providerOf, sealOf } from "#workers/accounts/sign-in-settings.ts";
import { deleteIfUnlinked, unlinkIdentity } from "#workers/accounts/unlink.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrBack } from "./done-or-back.ts";
import { renewSession } from "./renew-session.ts";

type C = Context<ApiEnv>;

/**
 * POST /api/{provider}/logout: ends the link to a provider, tells the provider, and takes a new token for the
 * session; when it was the last link, nothing is left of the person and every session of theirs has ended.
 * Who is not signed in is signed out already.
 */
export async function signOut(c: C, key: StatusProvider): Promise<Response> {
  const person = await c.env.person();
  if (!person) {
    dropCookie(c, sessionCookie);
    return doneOrBack(c, `/${key}`);
  }
  const unlinked = await unlinkIdentity(c.env.DB, person.personId, key);
  if (unlinked) c.executionCtx.waitUntil(revoke(c, key, unlinked));
  await afterUnlinking(c, person);
  return doneOrBack(c, `/${key}`);
}

/** A new token for the session after a link has ended; none when it was the last one. */
export async function afterUnlinking(c: C, { personId, authenticatedAt }: Person): Promise<void> {
  if (await deleteIfUnlinked(c.env.DB, personId)) return dropCookie(c, sessionCookie);
  await renewSession(c, personId, authenticatedAt);
}

async function revoke(c: C, key: StatusProvider, row: Parameters<typeof openTokens>[2]): Promise<void> {
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider?.revoke) return;
  const tokens = await openTokens(seal, key, row).catch(() => undefined);
  // The link is gone here in any case; a provider that cannot be told forgets by itself when the token ends.
  if (tokens) await provider.revoke(tokens.accessToken).catch(() => undefined);
}
