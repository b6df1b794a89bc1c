import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";

/** Gives the request an id that connects an answer, its log line and a visitor's report. */
export function requestId() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    // Cloudflare's own ray id where there is one: it is what the operator can search for.
    c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
    await next();
    c.res.headers.set("x-request-id", c.get("requestId"));
  });
}
