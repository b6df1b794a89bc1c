import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";

/** No cache keeps an error, the visitor's own neither: what is wrong now can be right in a moment. */
export function unkeptErrors() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (status < 400 || headers.get("cache-control")?.includes("no-store")) return;
    headers.set("cache-control", "no-store");
  });
}
