import { type Context, Hono } from "hono";
import { z } from "zod";
import { createContentApi } from "#app/api/published.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { KIND_LABELS, NEWS_FEEDS, type NewsFeed } from "#app/game/news/kinds.ts";
import { type NewsEntry, newsEntries, OWN_SOURCE } from "#app/game/news/news-entries.ts";
import { CURRENT, OPEN } from "#workers/catalogue/files.ts";
import type { ApiEnv, SiteEnv } from "#workers/env.ts";
import { apiError, unavailable } from "#workers/http/api-error.ts";
import { feedAnswer, tagged } from "#workers/http/content-tag.ts";
import { rss } from "#workers/http/feeds/rss.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { collectedNews } from "#workers/news/collected-news.ts";

export const newsParametersSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional().describe("How many items at most; all without it."),
});

/** GET /api/news?limit=5: items collected from other people's feeds, newest first. */
export function newsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", async (c) => {
    const query = newsParametersSchema.safeParse(c.req.query());
    if (!query.success) return apiError(c, "invalid", "limit must be a number from 1 to 1000.", { headers: OPEN });
    const news = await collectedNews(c.env, (work) => c.executionCtx.waitUntil(work));
    const items = news.items.slice(0, query.data.limit);
    return c.json({ ...news, items } satisfies CollectedNews, 200, { ...OPEN, "cache-control": CURRENT });
  });
  return api;
}

const ABOUT = {
  own: "What the Index shows and what changed in its data.",
  all: "What the Index, the publisher of the game and creators have to say.",
} as const;

const addressOf = ({ href, outward }: NewsEntry, origin: string) => (outward ? href : origin + href);
/** Where it comes from, unless it is ours. */
const titleOf = ({ title, source }: NewsEntry) => (source.id === OWN_SOURCE.id ? title : `${source.name}: ${title}`);

function rssFeed({ path, title, content }: NewsFeed, entries: readonly NewsEntry[], origin: string): string {
  const items = entries.map((entry) => ({
    title: titleOf(entry),
    address: addressOf(entry, origin),
    summary: entry.summary,
    category: KIND_LABELS[entry.kind],
    at: entry.at,
  }));
  return rss({ title, about: ABOUT[content], page: "/news", path }, items, origin);
}

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ path, title, content }: NewsFeed, entries: readonly NewsEntry[], origin: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: ABOUT[content],
    home_page_url: `${origin}/news`,
    feed_url: origin + path,
    language: "en",
    items: entries.map((entry) => ({
      id: addressOf(entry, origin),
      url: addressOf(entry, origin),
      title: titleOf(entry),
      content_text: entry.summary || entry.title,
      tags: [KIND_LABELS[entry.kind]],
      ...(entry.at !== null && { date_published: new Date(entry.at).toISOString() }),
    })),
  });
}

/** Items of a feed. */
const maxItems = 50;

/** News feeds as RSS and JSON Feed: our own posts only, or with the collected items. */
export function newsFeeds() {
  const app = new Hono<SiteEnv>();
  app.onError(unavailable);
  for (const feed of NEWS_FEEDS) {
    app.get(feed.path, tagged, async (c) => {
      const entries = (await entriesOf(feed, c)).slice(0, maxItems);
      const origin = siteOrigin(c.env, c.req.url);
      const text = feed.format === "RSS" ? rssFeed(feed, entries, origin) : jsonFeed(feed, entries, origin);
      return feedAnswer(c, text, feed.type);
    });
  }
  return app;
}

async function entriesOf({ content }: NewsFeed, c: Context<SiteEnv>): Promise<NewsEntry[]> {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const [posts, collected] = await Promise.all([
    createContentApi(c.get("dataset")).posts(),
    content === "all" ? collectedNews(c.env, waitUntil) : null,
  ]);
  return newsEntries(posts, collected);
}
