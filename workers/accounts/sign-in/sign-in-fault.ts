import type { SignInProvider } from "#app/game/accounts/providers.ts";
import type { ApiContext } from "#workers/env.ts";
import { flash } from "#workers/http/flash.ts";
import { pageOf } from "./finish-sign-in.ts";

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
