import type { Context } from "hono";
import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { PROVIDER_NAMES, type SignInProvider } from "#app/game/accounts/providers.ts";
import type { GameLinkOutcome } from "#workers/accounts/link-game-account.ts";
import type { LinkOutcome } from "#workers/accounts/link-identity.ts";
import { offerMerge } from "#workers/accounts/merge-offers.ts";
import type { Person } from "#workers/accounts/person.ts";
import type { ApiEnv } from "#workers/env.ts";
import { flash } from "#workers/flash.ts";
import { renewSession } from "./renew-session.ts";

interface FinishedSignIn {
  provider: SignInProvider;
  outcome: LinkOutcome | GameLinkOutcome;
  /** Who was signed in before. */
  person: Person | null;
  /** Of the account at the provider. */
  name: string;
  /** A path of this site. */
  returnTo: string;
  /** Unix time in milliseconds. */
  now: number;
}

/** Ends a callback: a new session in place of the old one, a word, and on to where the visitor came from. */
export async function finishSignIn(c: Context<ApiEnv>, done: FinishedSignIn): Promise<Response> {
  const { provider, outcome, person, name, returnTo, now } = done;
  const { kind, personId } = outcome;
  // To have signed in somewhere proves only for the owner of that account who they are.
  // Stryker disable next-line OptionalChaining: every other kind is about somebody who was signed in
  await renewSession(c, personId, kind === "signed-in" ? now : (person?.authenticatedAt ?? 0));
  if (kind === "occupied") return problem(c, provider, "occupied");
  if (kind === "full") return problem(c, provider, "too_many_accounts");
  if (kind === "not-recent") return problem(c, provider, "sign_in_again");
  if (kind === "other-person") {
    const { offerId } = await offerMerge(c.env.DB, { ...outcome, provider, name }, now);
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
  return c.redirect(`/${provider === "wgauth" ? "wg" : provider}?problem=${why}`, 303);
}
