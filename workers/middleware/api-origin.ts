import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";

/** Passes /api/* to the backend named by API_ORIGIN, when an operator has configured one. */
export function apiOrigin() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const origin = c.env.API_ORIGIN;
    if (!origin) return next();
    const url = new URL(c.req.url);
    const target = new URL(url.pathname + url.search, origin);
    const answer = await fetch(new Request(target, c.req.raw), { redirect: "manual" });
    return new Response(answer.body, answer);
  });
}
