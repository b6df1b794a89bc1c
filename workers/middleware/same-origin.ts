import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "#workers/env.ts";
import { isOwnOrigin } from "#workers/site-origin.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what changes something and comes from another site: a browser says so by Sec-Fetch-Site and Origin,
 * whatever the body is, and whether it sends cookies or not, since the answer could take some away. What says
 * nothing of where it comes from is no browser: it may act, but for nobody, so not with a cookie.
 */
export function sameOrigin() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (safe.has(c.req.method)) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const isOwn = origin === undefined ? !c.req.header("cookie") : isOwnOrigin(c.env, c.req.url, origin);
    if (isOwn && (site === undefined || site === "same-origin")) return next();
    const message = "This can only be done from the Index itself. Please open the page and try again.";
    return c.json({ error: { code: "other_origin", message } }, 403);
  });
}
