import { type Context, Hono } from "hono";
import { createContentApi, createFilesApi } from "#app/api/published.ts";
import { type Calendar, nextEvents } from "#app/game/calendar/calendar.ts";
import { mapPath } from "#app/game/maps/query.ts";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { VEHICLE_VIEWS, type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import { NEWS_INDEX_PATH, type NewsPostHead, newsPagePath } from "#app/game/news/news.ts";
import { escapeHtml as xml } from "#app/lib/text/inline-html.ts";
import { PUBLIC_PATHS } from "#app/pages/public-paths.ts";
import type { SiteEnv } from "#workers/env.ts";
import { unavailable } from "#workers/http/api-error.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";

const hour = { "cache-control": "public, max-age=3600" };
const xmlType = { ...hour, "content-type": "application/xml; charset=utf-8" };

/** What search engines ask for: robots.txt and the sitemaps, made from the dataset that is served. */
export function crawlers() {
  const app = new Hono<SiteEnv>();
  app.onError(unavailable);
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

/** The sitemaps that the index names, by their last path segment. */
const sitemaps = ["pages.xml", "vehicles.xml"] as const;
type Sitemap = (typeof sitemaps)[number];

/** https://www.sitemaps.org/protocol.html#index @param lastmod ISO 8601 date */
function sitemapIndex(origin: string, lastmod: string): string {
  const entries = sitemaps.map(
    (name) => `<sitemap><loc>${xml(`${origin}/sitemaps/${name}`)}</loc><lastmod>${lastmod}</lastmod></sitemap>`,
  );
  return document("sitemapindex", entries);
}

/** The data for the sitemaps. */
interface SitemapData {
  index: VehicleIndex;
  /** Paths of pages that depend on content: maps, posts, and events that are not over. */
  content: readonly string[];
  /** ISO 8601 date of the data that the pages show. */
  lastmod: string;
}

/** One of the sitemaps. */
function sitemap(name: Sitemap, origin: string, { index, content, lastmod }: SitemapData): string {
  const paths = name === "pages.xml" ? [...PUBLIC_PATHS, ...content] : index.vehicles.flatMap(viewPaths);
  const entries = paths.map((path) => `<url><loc>${xml(origin + path)}</loc><lastmod>${lastmod}</lastmod></url>`);
  return document("urlset", entries);
}

/** The views of a vehicle that say something: of one that the game's definitions do not have yet, two of the four. */
function viewPaths(vehicle: VehicleIndex["vehicles"][number]): string[] {
  const isEmpty = (view: VehicleViewName) => view === "loadout" || view === "armour";
  const views = VEHICLE_VIEWS.filter((view) => vehicle.record === "full" || !isEmpty(view));
  return views.map((view) => vehicleViewPath(vehicle, view));
}

/** Everything except non-pages may be crawled; filters and loadouts of a page carry noindex themselves. */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /api/files/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
}
