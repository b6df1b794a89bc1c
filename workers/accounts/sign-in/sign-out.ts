import { ACCOUNT_DELETED } from "#app/game/accounts/answers.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { unlinkIdentity } from "#workers/accounts/links/unlink.ts";
import { openTokens } from "#workers/accounts/secrets/seal.ts";
import { dropCookie, sessionCookie } from "#workers/accounts/sign-in/cookies.ts";
import { providerOf, sealOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { isRecentlyAuthenticated } from "#workers/accounts/user.ts";
import type { ApiContext } from "#workers/env.ts";
import { flash } from "#workers/http/flash.ts";
import { doneOrRedirect, isNavigation } from "#workers/http/forms.ts";
import { signInAgain } from "./as-user.ts";
import { renewSession } from "./renew-session.ts";

/**
 * POST /api/{provider}/logout: ends the link to a provider, revokes the token there, and renews the session. Ending the
 * last link deletes the person and all their sessions, so it needs a recent sign-in. A visitor who is not signed in, or
 * not with this provider, is signed out already.
 */
export async function signOut(c: ApiContext, key: StatusProvider): Promise<Response> {
  const user = await c.env.user();
  if (!user) {
    dropCookie(c, sessionCookie);
    return doneOrRedirect(c, `/${key}`);
  }
  if (!user.identities.some(({ provider }) => provider === key)) return doneOrRedirect(c, `/${key}`);
  const now = Date.now();
  const { row, isLast } = await unlinkIdentity(c.env.DB, user, key, now);
  if (row) c.executionCtx.waitUntil(revoke(c, key, row));
  else if (!isRecentlyAuthenticated(user, now)) return signInAgain(c);
  await afterUnlinking(c, isLast, now);
  return doneOrRedirect(c, `/${key}`);
}

/** A new token for the session after a link has ended; none when it was the last one. */
export async function afterUnlinking(c: ApiContext, isLast: boolean, now: number): Promise<void> {
  if (!isLast) return renewSession(c, now);
  dropCookie(c, sessionCookie);
  await sayDeleted(c);
}

/** Confirms the end of an account on the page that comes next; a script says so itself. */
export async function sayDeleted(c: ApiContext): Promise<void> {
  if (isNavigation(c)) await flash(c, { title: ACCOUNT_DELETED });
}

async function revoke(c: ApiContext, key: StatusProvider, row: Parameters<typeof openTokens>[2]): Promise<void> {
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider?.revoke) return;
  const tokens = await openTokens(seal, key, row).catch(() => undefined);
  // The link has ended here in any case; if the provider cannot be notified, the token expires by itself.
  if (tokens) await provider.revoke(tokens.accessToken).catch(() => undefined);
}
