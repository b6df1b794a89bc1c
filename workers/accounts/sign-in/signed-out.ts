import type { Context } from "hono";
import { apiError } from "#workers/http/api-error.ts";

/** The answer when nobody is signed in. */
export function signedOut(c: Context): Response {
  const message = "You aren’t signed in. Please sign in on the Access page.";
  return apiError(c, "signed_out", message);
}
