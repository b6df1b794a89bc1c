import { Hono } from "hono";
import { createApiApp } from "./api/api.ts";
import { crawlers } from "./crawlers/crawlers.ts";
import type { SiteEnv } from "./env.ts";
import { apiOrigin } from "./middleware/api-origin.ts";
import { htmlCache } from "./middleware/html-cache.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { visitor } from "./middleware/visitor.ts";
import { page, type RenderPage } from "./page.ts";

export interface Build {
  id: string;
  noncePlaceholder: string;
}

/** The request path of design.md in one screen. Static files never come here: the assets layer has them. */
export function createSite(render: RenderPage, build: Build) {
  const site = new Hono<SiteEnv>();
  const api = createApiApp();
  // First, so that whatever goes wrong below can be named in a log.
  site.use(requestId());
  // Before anything that answers: an answer without these headers must not exist.
  site.use(securityHeaders());
  // What follows asks whether the visitor is a crawler, or anonymous.
  site.use(visitor());
  // The API, or the backend that stands for it. Never cached as a page.
  site.use("/api/*", apiOrigin());
  site.all("/api/*", (c) => api.fetch(c.req.raw, c.env, c.executionCtx));
  // What search engines ask for.
  site.route("/", crawlers());
  // The assets layer did not have it: an old build's file, or a guess. Not worth a rendered page.
  site.get("/assets/*", (c) => c.text("There is no such file.", 404));
  site.get("/fonts/*", (c) => c.text("There is no such file.", 404));
  // Anonymous pages as they were rendered before.
  site.use(htmlCache(build.id, build.noncePlaceholder));
  site.all("*", page(render, api));
  site.onError((error, c) => {
    console.error(c.get("requestId"), error);
    return c.text("Commander, the site could not answer this request. Please try again in a moment.", 500, {
      "cache-control": "no-store",
    });
  });
  return site;
}
