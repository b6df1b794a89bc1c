import { type Context, Hono } from "hono";
import { createContentApi } from "#app/api/content.ts";
import { createFilesApi } from "#app/api/files.ts";
import { nextEvents } from "#app/game/calendar/occurrences.ts";
import { mapPath } from "#app/game/maps/query.ts";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import type { Calendar } from "#app/game/model/content/calendar.ts";
import { NEWS_INDEX_PATH, type NewsPostHead, newsPagePath } from "#app/game/model/content/news.ts";
import type { SiteEnv } from "#workers/env.ts";
import { siteOrigin } from "#workers/request/site-origin.ts";
import { unavailable } from "#workers/request/unavailable.ts";
import { robots, type Sitemap, type SitemapData, sitemap, sitemapIndex, sitemaps } from "./sitemap.ts";

const hour = { "cache-control": "public, max-age=3600" };
const xmlType = { ...hour, "content-type": "application/xml; charset=utf-8" };

/** What search engines ask for: robots.txt and the sitemaps, made from the dataset that is served. */
export function crawlers() {
  const app = new Hono<SiteEnv>();
  app.onError((error, c) => unavailable(c, error));
  app.get("/robots.txt", (c) => c.text(robots(siteOrigin(c.env, c.req.url)), 200, hour));
  app.get("/sitemap.xml", async (c) => {
    const { lastmod } = await data(c);
    return c.body(sitemapIndex(siteOrigin(c.env, c.req.url), lastmod), 200, xmlType);
  });
  app.get("/sitemaps/:name", async (c) => {
    const name = c.req.param("name") as Sitemap;
    if (!sitemaps.includes(name)) return c.text("There is no such sitemap.", 404);
    return c.body(sitemap(name, siteOrigin(c.env, c.req.url), await data(c)), 200, xmlType);
  });
  return app;
}

async function data(c: Context<SiteEnv>): Promise<SitemapData> {
  const dataset = c.get("dataset");
  const index = await createFilesApi(dataset).vehicleIndex();
  const posts = (await dataset.json<NewsPostHead[]>(NEWS_INDEX_PATH)) ?? [];
  const calendar = await createContentApi(dataset).calendar();
  const maps = await createFilesApi(dataset).maps();
  return {
    index,
    content: [
      ...(maps?.maps.map(({ slug }) => mapPath(slug)) ?? []),
      ...posts.map(({ slug }) => newsPagePath(slug)),
      ...(calendar ? eventPages(calendar) : []),
    ],
    lastmod: (await dataset.publishedAt()) ?? "",
  };
}

/** The pages of events that somebody may still look for; not of made-up ones. */
function eventPages({ demo, events }: Calendar): string[] {
  if (demo) return [];
  return nextEvents({ events }, Date.now(), events.length).map(({ event }) => eventPath(event.id));
}
