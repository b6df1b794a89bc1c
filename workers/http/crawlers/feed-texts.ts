import type { NewsFeed } from "#app/game/news/feed-paths.ts";
import { KIND_LABELS } from "#app/game/news/kinds.ts";
import { type NewsEntry, OWN_SOURCE } from "#app/game/news/news-entries.ts";
import { rss } from "#workers/http/feeds/rss.ts";

const ABOUT = {
  own: "What the Index shows and what changed in its data.",
  all: "What the Index, the publisher of the game and creators have to say.",
} as const;

const addressOf = ({ href, outward }: NewsEntry, origin: string) => (outward ? href : origin + href);
/** Where it comes from, unless it is ours. */
const titleOf = ({ title, source }: NewsEntry) => (source.id === OWN_SOURCE.id ? title : `${source.name}: ${title}`);

export function rssFeed({ path, title, content }: NewsFeed, entries: readonly NewsEntry[], origin: string): string {
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
export function jsonFeed({ path, title, content }: NewsFeed, entries: readonly NewsEntry[], origin: string): string {
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
