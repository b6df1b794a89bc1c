import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";

/** Makes every error uncacheable, in the browser too, because its cause may be gone in a moment. */
export function noStoreErrors() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (status < 400 || headers.get("cache-control")?.includes("no-store")) return;
    headers.set("cache-control", "no-store");
  });
}
