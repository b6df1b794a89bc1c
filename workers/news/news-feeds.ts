import { type Context, Hono } from "hono";
import { createContentApi } from "#app/api/published.ts";
import { NEWS_FEEDS, type NewsFeed } from "#app/game/news/feed-paths.ts";
import { KIND_LABELS } from "#app/game/news/kinds.ts";
import { type NewsEntry, newsEntries, OWN_SOURCE } from "#app/game/news/news-entries.ts";
import type { SiteEnv } from "#workers/env.ts";
import { unavailable } from "#workers/http/api-error.ts";
import { feedAnswer } from "#workers/http/content-tag.ts";
import { rss } from "#workers/http/feeds/rss.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { collectedNews } from "#workers/news/collected-news.ts";

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
  app.onError((error, c) => unavailable(c, error));
  for (const feed of NEWS_FEEDS) {
    app.get(feed.path, async (c) => {
      const entries = (await entriesOf(feed, c)).slice(0, maxItems);
      const origin = siteOrigin(c.env, c.req.url);
      const text = feed.format === "RSS" ? rssFeed(feed, entries, origin) : jsonFeed(feed, entries, origin);
      return await feedAnswer(c, text, feed.type);
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
