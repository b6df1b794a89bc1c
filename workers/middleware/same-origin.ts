import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "#workers/env.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what changes something and comes from another site: a browser says so by Sec-Fetch-Site and Origin,
 * whatever the body is. Calls that carry no cookie act for nobody and may come from anywhere.
 */
export function sameOrigin() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (safe.has(c.req.method) || !c.req.header("cookie")) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const own = c.env.SITE_ORIGIN || new URL(c.req.url).origin;
    const fine = origin === own || origin === new URL(c.req.url).origin;
    if ((site === undefined || site === "same-origin") && fine) return next();
    const message = "This can only be done from the Index itself. Please open the page and try again.";
    return c.json({ error: { code: "other_origin", message } }, 403);
  });
}
