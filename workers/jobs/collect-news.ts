import type { Env } from "#workers/bindings.ts";
import { feedItems } from "#workers/news/feed-items.ts";
import { type Feed, feedsOf } from "#workers/news/feeds.ts";
import { FETCH_LIMITS, FeedFault, type FetchLimits, fetchFeed } from "#workers/news/fetch-feed.ts";
import { readFeed } from "#workers/news/read-feed.ts";
import { type StoredFeed, storedNews, storeNews } from "#workers/storage/collected-news.ts";

/** A Worker has six connections at a time; the limit of time would run for those that wait. */
const atOnce = 5;

/**
 * Reads the feeds that are configured. One that fails keeps the items of its last reading, and is said to have failed;
 * one that is no longer configured goes.
 * @param now unix time in ms
 */
export async function collectNews(
  env: Pick<Env, "CACHE" | "NEWS_FEEDS">,
  now: number,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<void> {
  const feeds = feedsOf(env);
  const before = new Map((await storedNews(env))?.feeds.map((stored) => [stored.feed.id, stored]));
  const collected: StoredFeed[] = [];
  for (let at = 0; at < feeds.length; at += atOnce) {
    const some = feeds.slice(at, at + atOnce);
    collected.push(...(await Promise.all(some.map((feed) => collect(feed, before.get(feed.id), now, limits)))));
  }
  if (feeds.length > 0 || before.size > 0) await storeNews(env, { collectedAt: now, feeds: collected });
}

async function collect(
  feed: Feed,
  before: StoredFeed | undefined,
  now: number,
  limits: FetchLimits,
): Promise<StoredFeed> {
  // Another address is another feed, whatever it is called.
  const last = before?.feed.url === feed.url ? before : undefined;
  const kept = { etag: null, lastModified: null, readAt: null, items: [], ...last, feed };
  try {
    const fetched = await fetchFeed(feed, kept, limits);
    if (fetched.unchanged) return { ...kept, readAt: now, failure: null };
    const entries = readFeed(fetched.text);
    const items = await feedItems(feed, entries, { items: kept.items, wasRead: kept.readAt !== null, now });
    if (entries.length > 0 && items.length === 0) throw new FeedFault("has no item with a title and a link by https");
    const { etag, lastModified } = fetched;
    return { feed, etag, lastModified, readAt: now, failure: null, items };
  } catch (error) {
    const failure = error instanceof FeedFault ? error.message : "could not be read";
    console.warn(`The feed ${feed.id} (${feed.url}) ${failure}.`, error instanceof FeedFault ? "" : error);
    return { ...kept, failure };
  }
}
