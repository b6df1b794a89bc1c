import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { isOwnOrigin } from "#workers/http/site-origin.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site requests, by Sec-Fetch-Site and Origin, whatever the body is, and with or without
 * cookies (an answer could delete some). A request without these headers does not come from a browser: it is allowed,
 * but not with a cookie.
 */
export function sameOrigin() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (safe.has(c.req.method)) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const isOwn = origin === undefined ? !c.req.header("cookie") : isOwnOrigin(c.env, c.req.url, origin);
    if (isOwn && (site === undefined || site === "same-origin")) return next();
    const message = "This only works from the Index itself. Please open the page and try again.";
    return apiError(c, "other_origin", message);
  });
}
