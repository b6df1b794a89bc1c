import type { Context } from "hono";
import type { SignInProvider } from "#app/game/accounts/providers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { flash } from "#workers/flash.ts";
import { pageOf } from "./finish-sign-in.ts";

type Answer = (c: Context<ApiEnv>) => Promise<Response>;

/**
 * A step of a sign-in that a visitor's browser is led to. What goes wrong on our side leads on as well, to the page
 * about the provider, with a word: at the address of a callback stand a code and a state, and nobody reads JSON.
 */
export function orBack(provider: SignInProvider, answer: Answer): Answer {
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
