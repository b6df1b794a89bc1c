import { newsItemSchema, outwardUrlSchema } from "#app/api/news.ts";
import { type NewsItem, newestFirst } from "#app/game/news/collected.ts";
import type { Feed } from "./feeds.ts";
import { plainText } from "./plain-text.ts";
import type { FeedEntry } from "./read-feed.ts";

/** Items that are kept of one feed. */
export const maxItems = 25;
const maxTitle = 160;
const maxSummary = 280;
/** Of the HTML that is read for them. */
const maxHtml = 20_000;
/** Before the game there was no news of it: a date of then comes from a program that had none. */
const earliest = Date.UTC(2008, 0, 1);

interface Known {
  /** Items of the last reading. */
  items: readonly NewsItem[];
  /** Whether there was one. */
  wasRead: boolean;
  /** Unix time in ms. */
  now: number;
}

/**
 * The items of a feed that can be shown, the newest first: with a title and a link by https, each link once. A time
 * that is missing, no time, or yet to come counts as the time when the item was first seen; it is not known for those
 * of a feed that is read for the first time.
 */
export async function feedItems(feed: Feed, entries: readonly FeedEntry[], known: Known): Promise<NewsItem[]> {
  const before = new Map(known.items.map(({ url, at }) => [url, at]));
  const items = new Map<string, NewsItem>();
  for (const entry of entries) {
    const url = linkOf(entry.link, feed.url);
    if (url === null || items.has(url)) continue;
    const seen = before.has(url) ? (before.get(url) ?? null) : known.wasRead ? known.now : null;
    const item = newsItemSchema.safeParse({
      source: feed.id,
      kind: feed.kind,
      title: await plainText(entry.title.slice(0, maxHtml), maxTitle),
      summary: await plainText(entry.html.slice(0, maxHtml), maxSummary),
      url,
      at: timeOf(entry.published, known.now, seen),
    });
    if (item.success) items.set(url, item.data);
  }
  return [...items.values()].sort(newestFirst).slice(0, maxItems);
}

/** A link without credentials and without the parameters that only count visitors; null when it is not one by https. */
function linkOf(link: string, base: string): string | null {
  const url = link.trim() === "" ? null : URL.parse(link.trim(), base);
  if (url?.protocol !== "https:" || url.username || url.password) return null;
  for (const name of [...url.searchParams.keys()]) if (/^utm_/i.test(name)) url.searchParams.delete(name);
  return outwardUrlSchema.safeParse(url.href).data ?? null;
}

function timeOf(published: string, now: number, seen: number | null): number | null {
  const time = Date.parse(published.trim());
  if (Number.isNaN(time) || time < earliest) return seen;
  return time > now ? (seen ?? now) : time;
}
