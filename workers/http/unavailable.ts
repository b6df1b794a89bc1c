import type { Context } from "hono";
import { apiError } from "#workers/http/api-error.ts";

/** In seconds. */
const RETRY_AFTER = 10;

/** The answer to a program when storage fails: logs the error, and asks to try again. */
export function unavailable(c: Context, error: Error): Response {
  console.error(error);
  const message = `${c.req.path} can’t be loaded right now. Please try again in ${RETRY_AFTER} seconds.`;
  return apiError(c, "unavailable", message, { retryAfter: RETRY_AFTER });
}
