import { createMiddleware } from "hono/factory";
import type { Env } from "#workers/bindings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

/** The site's own origin, for the addresses in its pages: that of the settings, else the request's. */
export function siteOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string): string {
  return SITE_ORIGIN || new URL(requestUrl).origin;
}

/** Whether an `Origin` header is the site's: the origin of the settings, or the request's own. */
export function isOwnOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string, origin: string): boolean {
  return origin === new URL(requestUrl).origin || (origin === SITE_ORIGIN && origin !== "");
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects changes requested by another site, by Sec-Fetch-Site and Origin, whatever the body, with or without cookies
 * (an answer could delete some). A request without these headers does not come from a browser: it is allowed, but not
 * with a cookie.
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
