import type { Context } from "hono";

/** The answer to who would do something delicate and has signed in at a provider too long ago for it. */
export function signInAgain(c: Context): Response {
  c.header("cache-control", "no-store");
  const message = "For your safety, please sign in again with an account that is linked, and then repeat this.";
  return c.json({ error: { code: "sign_in_again", message } }, 403);
}
