import { createMiddleware } from "hono/factory";
import type { ApiEnv, SiteEnv } from "#workers/env.ts";

/**
 * Makes every answer of the API `private, no-store`, unless its call says who may keep it: what is said of an account
 * stays nowhere, and a new call cannot forget to say so.
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
