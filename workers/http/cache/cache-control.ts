import { createMiddleware } from "hono/factory";
import type { ApiEnv, SiteEnv } from "#workers/env.ts";

/**
 * Makes every API answer `private, no-store` unless its call sets its own caching: account data is never cached, and a
 * new call cannot forget this.
 */
export function privateByDefault() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const stated = c.res.headers.get("cache-control");
    if (stated === null || stated.includes("no-store")) c.header("cache-control", "private, no-store");
  });
}

/** Makes every error uncacheable, in the browser too, because its cause may be gone in a moment. */
export function noStoreErrors() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (status < 400 || headers.get("cache-control")?.includes("no-store")) return;
    headers.set("cache-control", "no-store");
  });
}
