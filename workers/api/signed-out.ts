import type { Context } from "hono";

/** The answer to who is not signed in. */
export function signedOut(c: Context): Response {
  c.header("cache-control", "no-store");
  const message = "You are not signed in. Please sign in on the Access page.";
  return c.json({ error: { code: "signed_out", message } }, 401);
}
