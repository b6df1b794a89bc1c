import { type Context, Hono } from "hono";
import { createContentApi } from "#app/api/published.ts";
import { NEWS_FEEDS, type NewsFeed } from "#app/game/news/feed-paths.ts";
import { type NewsEntry, newsEntries } from "#app/game/news/news-entries.ts";
import type { SiteEnv } from "#workers/env.ts";
import { jsonFeed, rssFeed } from "#workers/http/crawlers/feed-texts.ts";
import { feedAnswer } from "#workers/http/feeds/feed-answer.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { unavailable } from "#workers/http/unavailable.ts";
import { collectedNews } from "#workers/news/collected-news.ts";

/** Items of a feed. */
const maxItems = 50;

/** The news for readers of feeds: our own posts, or these and what is collected, as RSS and as JSON Feed. */
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
