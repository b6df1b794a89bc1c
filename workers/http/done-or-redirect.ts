import type { Context } from "hono";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { returnPath } from "#workers/accounts/sign-in/return-path.ts";
import { isNavigation } from "#workers/http/is-navigation.ts";

/**
 * The answer to a change that succeeded: 204 for a script; for a form that was sent without one, a redirect.
 * @param fallback where to redirect when the call has no `return_to`
 */
export function doneOrRedirect(c: Context, fallback: string): Response {
  c.header("cache-control", "no-store");
  if (!isNavigation(c)) return c.body(null, 204);
  return c.redirect(returnPath(c.req.query(RETURN_TO), fallback), 303);
}
