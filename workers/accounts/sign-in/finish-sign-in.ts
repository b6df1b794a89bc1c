import type { SignInProblem } from "#app/game/accounts/answers.ts";
import { PROVIDER_NAMES, type SignInProvider } from "#app/game/accounts/providers.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import type { GameLinkOutcome } from "#workers/accounts/links/link-game-account.ts";
import type { LinkOutcome } from "#workers/accounts/links/link-identity.ts";
import { requestMerge } from "#workers/accounts/links/merge-requests.ts";
import type { ApiContext } from "#workers/env.ts";
import { flash } from "#workers/http/flash.ts";
import { renewSession, startSession } from "./renew-session.ts";
import { problemPath } from "./return-path.ts";

type FaultAnswer = (c: ApiContext) => Promise<Response>;

/**
 * Wraps a step of a sign-in that the browser navigates to. A fault of ours redirects to the provider's page with a
 * toast: nobody can read JSON there, and a callback's address holds a code and a state that should not stay.
 */
export function redirectOnFault(provider: SignInProvider, answer: FaultAnswer): FaultAnswer {
  return async (c) => {
    try {
      return await answer(c);
    } catch (error) {
      console.error(error);
      await flash(c, {
        title: "That sign-in did not work.",
        description: "Something went wrong here, not at the platform. Please try again in a moment.",
        color: "danger",
        timeout: 0,
      });
      return c.redirect(pageOf(provider), 303);
    }
  };
}

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

/** Finishes a callback: starts or renews the session, shows a toast, and redirects to where the visitor came from. */
export async function finishSignIn(c: ApiContext, done: FinishedSignIn): Promise<Response> {
  const { provider, outcome, subject, name, returnTo, now } = done;
  const { kind, userId } = outcome;
  // Only the kind "signed-in" proves who the visitor is. Every other kind concerns the person who was signed in before.
  if (kind === "signed-in") await startSession(c, userId, now);
  else await renewSession(c, now);
  if (kind === "occupied") return redirectWithProblem(c, provider, "occupied", returnTo);
  if (kind === "full") return redirectWithProblem(c, provider, "too_many_accounts", returnTo);
  if (kind === "session-ended") return redirectWithProblem(c, provider, "expired", returnTo);
  if (kind === "not-recent") return redirectWithProblem(c, provider, "sign_in_again", returnTo);
  if (kind === "other-user") {
    const { offerId } = await requestMerge(c.env.DB, { ...outcome, provider, subject, name }, now);
    return c.redirect(`/access?merge=${offerId}`, 303);
  }
  const called = provider === "wgauth" ? name : PROVIDER_NAMES[provider];
  const signedIn = `Signed in ${provider === "wgauth" ? "as" : "with"} ${called}.`;
  const linked = { title: `${called} is linked.`, icon: "lucide:link" } as const;
  await flash(c, kind === "linked" ? linked : { title: signedIn, icon: "lucide:log-in" });
  return c.redirect(returnTo, 303);
}

/**
 * Redirects to the provider's page, which explains the problem; the next sign-in from there still leads back.
 * @param returnTo where to; by default the call's own `return_to`
 */
export function redirectWithProblem(
  c: ApiContext,
  provider: SignInProvider,
  reason: SignInProblem,
  returnTo = c.req.query(RETURN_TO),
): Response {
  return c.redirect(problemPath(pageOf(provider), reason, returnTo), 303);
}

/** The page about a provider. */
const pageOf = (provider: SignInProvider): string => `/${provider === "wgauth" ? "wg" : provider}`;
