import type { Context } from "hono";
import { apiError } from "#workers/http/api-error.ts";

/** The answer to a sensitive action without a recent sign-in. */
export function signInAgain(c: Context): Response {
  const message = "For your safety, please sign in again with a linked account, then repeat this.";
  return apiError(c, "sign_in_again", message);
}
