import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import { PUBLIC_PATHS } from "#app/site/public-paths.ts";
import { xml } from "./xml.ts";

/** The sitemaps that the index names, by their last path segment. */
export const sitemaps = ["pages.xml", "vehicles.xml"] as const;
export type Sitemap = (typeof sitemaps)[number];

/** https://www.sitemaps.org/protocol.html#index @param lastmod ISO 8601 date */
export function sitemapIndex(origin: string, lastmod: string): string {
  const entries = sitemaps.map(
    (name) => `<sitemap><loc>${xml(`${origin}/sitemaps/${name}`)}</loc><lastmod>${lastmod}</lastmod></sitemap>`,
  );
  return document("sitemapindex", entries);
}

/** What the sitemaps are made of. */
export interface SitemapData {
  index: VehicleIndex;
  /** Paths of what there are pages of: maps, posts, and events that are not over. */
  content: readonly string[];
  /** ISO 8601 date of the data that the pages show. */
  lastmod: string;
}

/** One of the sitemaps. */
export function sitemap(name: Sitemap, origin: string, { index, content, lastmod }: SitemapData): string {
  const paths = name === "pages.xml" ? [...PUBLIC_PATHS, ...content] : index.vehicles.map(vehiclePagePath);
  const entries = paths.map((path) => `<url><loc>${xml(origin + path)}</loc><lastmod>${lastmod}</lastmod></url>`);
  return document("urlset", entries);
}

/** Everything may be crawled but what is no page; filters and builds of a page carry noindex themselves. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /api/files/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
}
