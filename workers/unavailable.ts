import type { Context } from "hono";

/** Seconds after which to ask again. */
const RETRY_AFTER = "10";

/** The answer to a program that asks for what storage does not give at the moment; no cache keeps it. */
export function unavailable(c: Context, error: Error): Response {
  console.error(error);
  const message = `${c.req.path} cannot be read at the moment. Please try again in ${RETRY_AFTER} seconds.`;
  const headers = { "retry-after": RETRY_AFTER, "cache-control": "no-store" };
  return c.json({ error: { code: "unavailable", message } }, 503, headers);
}
