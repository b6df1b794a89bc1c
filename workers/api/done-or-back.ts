import type { Context } from "hono";
import { returnPath } from "#workers/accounts/return-path.ts";
import { isNavigation } from "#workers/is-navigation.ts";

/**
 * The answer to something done: nothing for a script, and for a form that was sent without one the way back.
 * @param fallback where a form leads that names no place in `return_to`
 */
export function doneOrBack(c: Context, fallback: string): Response {
  c.header("cache-control", "no-store");
  if (!isNavigation(c)) return c.body(null, 204);
  return c.redirect(returnPath(c.req.query("return_to"), fallback), 303);
}
