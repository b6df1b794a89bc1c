import { createMiddleware } from "hono/factory";
import { matchPath } from "react-router";
import { PAGES } from "#app/pages/pages.ts";
import type { SiteEnv } from "#workers/env.ts";
import { pathOfPage } from "./cache/cache-key.ts";

/** Gives the request an id that connects an answer, its log line and a visitor's report. */
export function requestId() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    // Cloudflare's ray id if present: the operator can search for it.
    c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
    await next();
    c.res.headers.set("x-request-id", c.get("requestId"));
  });
}

/**
 * Writes a data point for each request where Workers Analytics Engine is bound: what kind of address it was, never which
 * (docs/operations.md has the queries). It costs the answer nothing: the platform sends it afterwards.
 */
export function measured() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const { REQUESTS } = c.env;
    if (!REQUESTS) return next();
    const begun = Date.now();
    await next();
    // Strangers choose the paths of missing pages.
    const kind = c.res.status === 404 ? "not found" : kindOfPath(c.req.path);
    const cached = c.res.headers.get("x-page-cache") ?? "";
    REQUESTS.writeDataPoint({
      indexes: [kind],
      blobs: [kind, c.req.method, cached],
      doubles: [c.res.status, Date.now() - begun],
    });
  });
}

/** One of few: the page's path with its parameters, the resource of a call, or "other". */
function kindOfPath(path: string): string {
  const [, resource] = /^\/api\/([a-z-]{1,20})(?=[/.]|$)/.exec(path) ?? [];
  if (resource) return `/api/${resource}`;
  const ofPage = pathOfPage(path.replace(/\/_payload\.json$/, "") || "/");
  return PAGES.find((page) => matchPath(page.path, ofPage))?.path ?? "other";
}
