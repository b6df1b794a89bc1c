import type { Context } from "hono";
import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { PROVIDER_NAMES, type SignInProvider } from "#app/game/accounts/providers.ts";
import type { GameLinkOutcome } from "#workers/accounts/link-game-account.ts";
import type { LinkOutcome } from "#workers/accounts/link-identity.ts";
import { offerMerge } from "#workers/accounts/merge-offers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { flash } from "#workers/flash.ts";
import { renewSession, startSession } from "./renew-session.ts";

interface FinishedSignIn {
  provider: SignInProvider;
  outcome: LinkOutcome | GameLinkOutcome;
  /** The provider's own id of the account there. */
  subject: string;
  /** Of the account at the provider. */
  name: string;
  /** A path of this site. */
  returnTo: string;
  /** Unix time in milliseconds. */
  now: number;
}

/** Ends a callback: a new session or token in place of the old one, a word, and on to where the visitor came from. */
export async function finishSignIn(c: Context<ApiEnv>, done: FinishedSignIn): Promise<Response> {
  const { provider, outcome, subject, name, returnTo, now } = done;
  const { kind, personId } = outcome;
  // To have signed in somewhere proves only for the owner of that account who they are. Every other kind is about
  // somebody who was signed in.
  if (kind === "signed-in") await startSession(c, personId, now);
  else await renewSession(c, now);
  if (kind === "occupied") return problem(c, provider, "occupied");
  if (kind === "full") return problem(c, provider, "too_many_accounts");
  if (kind === "session-ended") return problem(c, provider, "expired");
  if (kind === "not-recent") return problem(c, provider, "sign_in_again");
  if (kind === "other-person") {
    const { offerId } = await offerMerge(c.env.DB, { ...outcome, provider, subject, name }, now);
    return c.redirect(`/access?merge=${offerId}`, 303);
  }
  const called = provider === "wgauth" ? name : PROVIDER_NAMES[provider];
  const signedIn = `Signed in ${provider === "wgauth" ? "as" : "with"} ${called}.`;
  const linked = { title: `${called} is linked.`, icon: "lucide:link" } as const;
  await flash(c, kind === "linked" ? linked : { title: signedIn, icon: "lucide:log-in" });
  return c.redirect(returnTo, 303);
}

/** Back to the page about the provider, which says in words what was wrong. */
export function problem(c: Context<ApiEnv>, provider: SignInProvider, why: SignInProblem): Response {
  return c.redirect(`${pageOf(provider)}?problem=${why}`, 303);
}

/** The page about a provider. */
export const pageOf = (provider: SignInProvider): string => `/${provider === "wgauth" ? "wg" : provider}`;
