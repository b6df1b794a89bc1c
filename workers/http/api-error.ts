import type { Context } from "hono";

/** The codes of the API's errors, each with its HTTP status. */
const STATUS = {
  /** The call's parameters or body are invalid. */
  invalid: 400,
  /** It needs a session. */
  signed_out: 401,
  /** Only its owner may see it. */
  private: 401,
  /** The Authorization header has no key that may do this. */
  wrong_key: 401,
  /** It needs a recent sign-in. */
  sign_in_again: 403,
  /** Another site sent it. */
  other_origin: 403,
  not_found: 404,
  /** The clan was disbanded. */
  disbanded: 410,
  /** The publisher no longer reports anything about the player. */
  closed: 410,
  method_not_allowed: 405,
  /** It cannot be done in the present state. */
  conflict: 409,
  /** The account keeps as many loadouts as it can. */
  builds_full: 409,
  /** The account follows as many players as it can. */
  followed_full: 409,
  too_large: 413,
  too_many: 429,
  /** The operator has not configured a requirement. */
  not_configured: 503,
  /** Storage or another service does not answer. */
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS;

interface ApiErrorOptions {
  /** In place of the code's own status. */
  status?: 401 | 416;
  /** When asking again makes sense, in seconds. */
  retryAfter?: number;
  headers?: Record<string, string>;
  /** Further fields of the error. */
  details?: Record<string, unknown>;
}

/** The body of every API error. @param message a sentence for the caller */
export function apiErrorBody(code: ApiErrorCode, message: string, details: Record<string, unknown> = {}) {
  return { error: { code, message, ...details } };
}

/** The answer of the API to a call that fails: JSON with code and message. No cache may store it. */
export function apiError(c: Context, code: ApiErrorCode, message: string, options: ApiErrorOptions = {}): Response {
  const { status = STATUS[code], retryAfter, headers, details } = options;
  // A call that answers "private, no-store" keeps that.
  if (!c.res.headers.get("cache-control")?.includes("no-store")) c.header("cache-control", "no-store");
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json(apiErrorBody(code, message, details), status, headers);
}

/** In seconds. */
const RETRY_AFTER = 10;

/** For `onError`, the answer to a program when storage fails: logs the error and asks the caller to retry. */
export function unavailable(error: Error, c: Context): Response {
  console.error(error);
  const message = `${c.req.path} can’t be loaded right now. Please try again in ${RETRY_AFTER} seconds.`;
  return apiError(c, "unavailable", message, { retryAfter: RETRY_AFTER });
}
