import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";

/** Names the request, so that an answer, its log line and a visitor's report can be brought together. */
export function requestId() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    // Cloudflare's own ray id where there is one: it is what the operator can search for.
    c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
    await next();
    c.res.headers.set("x-request-id", c.get("requestId"));
  });
}
