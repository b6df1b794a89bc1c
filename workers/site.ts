import { Hono } from "hono";
import type { LatestBuild } from "#app/api/builds.ts";
import { createApiApp } from "./api/api.ts";
import { buildsApi } from "./api/builds.ts";
import { crawlers } from "./crawlers/crawlers.ts";
import { newsFeeds } from "./crawlers/news-feeds.ts";
import { patchesFeed } from "./crawlers/patches-feed.ts";
import { rotationFeeds } from "./crawlers/rotation-feeds.ts";
import type { SiteEnv } from "./env.ts";
import { dataset } from "./middleware/dataset.ts";
import { htmlCache } from "./middleware/html-cache.ts";
import { lastNation } from "./middleware/last-nation.ts";
import { noStoreErrors } from "./middleware/no-store-errors.ts";
import { refusedForms } from "./middleware/refused-forms.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { visitor } from "./middleware/visitor.ts";
import { createDispatch } from "./page/dispatch.ts";
import { page, type RenderPage } from "./page/page.ts";
import { payload } from "./page/payload.ts";
import { pictures } from "./pictures/pictures.ts";

export interface Site {
  /** Renders a page. */
  render: RenderPage;
  /** Answers with a page's data alone. */
  loadData: RenderPage;
  build: LatestBuild;
  /** The placeholder for the nonce in cached pages. */
  noncePlaceholder: string;
}

/** The request path in one screen. Static files never come here: the assets layer has them. */
export function createSite({ render, loadData, build, noncePlaceholder }: Site) {
  const site = new Hono<SiteEnv>();
  const dispatch = createDispatch(createApiApp());
  // First, so that every later failure can be logged with the id.
  site.use(requestId());
  // Before everything that answers: no answer may lack these headers.
  site.use(securityHeaders());
  // For errors of every source, another backend included.
  site.use(noStoreErrors());
  // Later middleware asks whether the visitor is a crawler or anonymous.
  site.use(visitor());
  site.use(dataset());
  // A form without script must not end on a JSON answer.
  site.use("/api/*", refusedForms());
  // The API, or the configured backend. Never cached as a page.
  site.all("/api/*", (c) => dispatch(c.req.raw, c.env, c.executionCtx, { person: c.get("person"), byWorker: false }));
  // For open pages: to notice a newer build, and to prefetch data.
  site.route("/builds", buildsApi(build));
  site.get("/_payload.json", payload(loadData, dispatch));
  site.get("/:path{.+}/_payload.json", payload(loadData, dispatch));
  // What search engines ask for.
  site.route("/", crawlers());
  // The news, for readers of feeds.
  site.route("/", newsFeeds());
  // What changes in the rotation of maps, likewise.
  site.route("/", rotationFeeds());
  site.route("/", patchesFeed());
  // Link previews that are drawn when they are asked for.
  site.route("/", pictures(dispatch));
  // Not found by the assets layer: a file of an old build, or a guess. Not worth rendering a page.
  site.get("/assets/*", (c) => c.text("There is no such file.", 404));
  site.get("/fonts/*", (c) => c.text("There is no such file.", 404));
  // Which tech tree was seen last, for /techtree.
  site.use("/techtree/*", lastNation());
  // The cache of anonymous pages.
  site.use(htmlCache(build.id, noncePlaceholder));
  site.all("*", page(render, dispatch));
  site.onError((error, c) => {
    console.error(c.get("requestId"), error);
    return c.text("Commander, the site could not answer this request. Please try again in a moment.", 500);
  });
  return site;
}
