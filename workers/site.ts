import { Hono } from "hono";
import type { LatestBuild } from "#app/game/site/answers.ts";
import { createApiApp } from "#workers/api.ts";
import { buildsApi } from "#workers/catalogue/builds.ts";
import { changeFeeds } from "#workers/catalogue/feeds.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import { upstreamNotes } from "#workers/health/notes.ts";
import { boundedBindings } from "#workers/http/bounded-bindings.ts";
import { noStoreErrors } from "#workers/http/cache/cache-control.ts";
import { htmlCache } from "#workers/http/cache/html-cache.ts";
import { crawlers } from "#workers/http/crawlers/crawlers.ts";
import { refusedForms } from "#workers/http/forms.ts";
import { type Patience, VISITORS_PATIENCE } from "#workers/http/in-time.ts";
import { measured, requestId } from "#workers/http/measured.ts";
import { createDispatch } from "#workers/http/page/dispatch.ts";
import { page, type RenderPage } from "#workers/http/page/page.ts";
import { payload } from "#workers/http/page/payload.ts";
import { pictures } from "#workers/http/pictures/pictures.ts";
import { securityHeaders } from "#workers/http/security-headers.ts";
import { lastNation, visitor } from "#workers/http/visitor.ts";
import { newsFeeds } from "#workers/news/api.ts";
import type { SiteEnv } from "./env.ts";

interface Site {
  /** Renders a page. */
  render: RenderPage;
  /** Answers with a page's data alone. */
  loadData: RenderPage;
  build: LatestBuild;
  /** The placeholder for the nonce in cached pages. */
  noncePlaceholder: string;
  /** How long a binding may take. */
  patience?: Patience;
}

/** The request path in one screen. Static files never come here: the assets layer has them. */
export function createSite({ render, loadData, build, noncePlaceholder, patience = VISITORS_PATIENCE }: Site) {
  const site = new Hono<SiteEnv>();
  const dispatch = createDispatch(createApiApp());
  // First, so that every later failure can be logged with the id.
  site.use(requestId());
  // Counted with what everything below it takes.
  site.use(measured());
  // Before everything that reads or writes: nothing waits for a part that hangs.
  site.use(async (c, next) => {
    c.env = boundedBindings(c.env, patience);
    await next();
  });
  site.use(upstreamNotes());
  // Before everything that answers: no answer may lack these headers.
  site.use(securityHeaders());
  // For errors of every source, another backend included.
  site.use(noStoreErrors());
  // Later middleware asks whether the visitor is a crawler or anonymous.
  site.use(visitor());
  // One for all parts of a page, so that they share what they read.
  site.use(async (c, next) => {
    c.set("dataset", datasetOf(c));
    await next();
  });
  // A form without script must not end on a JSON answer.
  site.use("/api/*", refusedForms());
  // The API, or the configured backend. Never cached as a page.
  site.all("/api/*", (c) => dispatch(c.req.raw, c.env, c.executionCtx, { user: c.get("user"), byWorker: false }));
  // For open pages: to notice a newer build, and to prefetch data.
  site.route("/builds", buildsApi(build));
  site.get("/_payload.json", payload(loadData, dispatch));
  site.get("/:path{.+}/_payload.json", payload(loadData, dispatch));
  // What search engines ask for.
  site.route("/", crawlers());
  // The news, for readers of feeds.
  site.route("/", newsFeeds());
  // What changes in the rotation of maps and with patches, likewise.
  site.route("/", changeFeeds());
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
