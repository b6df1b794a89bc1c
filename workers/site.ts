import { Hono } from "hono";
import type { LatestBuild } from "#app/api/builds.ts";
import { createApiApp } from "./api/api.ts";
import { buildsApi } from "./api/builds.ts";
import { crawlers } from "./crawlers/crawlers.ts";
import { createDispatch } from "./dispatch.ts";
import type { SiteEnv } from "./env.ts";
import { dataset } from "./middleware/dataset.ts";
import { htmlCache } from "./middleware/html-cache.ts";
import { lastNation } from "./middleware/last-nation.ts";
import { refusedForms } from "./middleware/refused-forms.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { unkeptErrors } from "./middleware/unkept-errors.ts";
import { visitor } from "./middleware/visitor.ts";
import { page, type RenderPage } from "./page.ts";
import { payload } from "./payload.ts";

export interface Site {
  /** Renders a page. */
  render: RenderPage;
  /** Answers with a page's data alone. */
  loadData: RenderPage;
  build: LatestBuild;
  /** Stands in cached pages where each answer's nonce goes. */
  noncePlaceholder: string;
}

/** The request path of design.md in one screen. Static files never come here: the assets layer has them. */
export function createSite({ render, loadData, build, noncePlaceholder }: Site) {
  const site = new Hono<SiteEnv>();
  const dispatch = createDispatch(createApiApp());
  // First, so that whatever goes wrong below can be named in a log.
  site.use(requestId());
  // Before anything that answers: an answer without these headers must not exist.
  site.use(securityHeaders());
  // Whoever answers with an error, be it another backend.
  site.use(unkeptErrors());
  // What follows asks whether the visitor is a crawler, or anonymous.
  site.use(visitor());
  site.use(dataset());
  // A form without script shall not end on an answer for scripts.
  site.use("/api/*", refusedForms());
  // The API, or the backend that stands for it. Never cached as a page.
  site.all("/api/*", (c) => dispatch(c.req.raw, c.env, c.executionCtx, c.get("person")));
  // What open pages ask to notice a newer build, and to fetch data ahead of a visit.
  site.route("/builds", buildsApi(build));
  site.get("/_payload.json", payload(loadData, dispatch));
  site.get("/:path{.+}/_payload.json", payload(loadData, dispatch));
  // What search engines ask for.
  site.route("/", crawlers());
  // The assets layer did not have it: an old build's file, or a guess. Not worth a rendered page.
  site.get("/assets/*", (c) => c.text("There is no such file.", 404));
  site.get("/fonts/*", (c) => c.text("There is no such file.", 404));
  // Which tech tree was seen last, for /techtree.
  site.use("/techtree/*", lastNation());
  // Anonymous pages as they were rendered before.
  site.use(htmlCache(build.id, noncePlaceholder));
  site.all("*", page(render, dispatch));
  site.onError((error, c) => {
    console.error(c.get("requestId"), error);
    return c.text("Commander, the site could not answer this request. Please try again in a moment.", 500);
  });
  return site;
}
