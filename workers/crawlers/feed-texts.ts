import type { NewsFeed } from "#app/game/news/feed-paths.ts";
import { KIND_LABELS } from "#app/game/news/kinds.ts";
import { type NewsEntry, OWN_SOURCE } from "#app/game/news/news-entries.ts";
import { xml } from "./xml.ts";

const ABOUT = {
  own: "What the Index shows and what changed in its data.",
  all: "What the Index, the publisher of the game and creators have to say.",
} as const;

const addressOf = ({ href, outward }: NewsEntry, origin: string) => (outward ? href : origin + href);
/** Where it comes from, unless it is ours. */
const titleOf = ({ title, source }: NewsEntry) => (source.id === OWN_SOURCE.id ? title : `${source.name}: ${title}`);

/** https://www.rssboard.org/rss-specification, with the address of the feed itself as its best practices ask. */
export function rssFeed({ path, title, content }: NewsFeed, entries: readonly NewsEntry[], origin: string): string {
  const items = entries.map((entry) => {
    const address = addressOf(entry, origin);
    return [
      "<item>",
      `<title>${xml(titleOf(entry))}</title>`,
      `<link>${xml(address)}</link>`,
      `<guid isPermaLink="true">${xml(address)}</guid>`,
      // Readers take it for HTML, so it is text within HTML within XML.
      `<description>${xml(xml(entry.summary))}</description>`,
      `<category>${KIND_LABELS[entry.kind]}</category>`,
      ...(entry.at === null ? [] : [`<pubDate>${new Date(entry.at).toUTCString()}</pubDate>`]),
      "</item>",
    ].join("");
  });
  const self = `<atom:link href="${xml(origin + path)}" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${title}</title>
<link>${xml(origin)}/news</link>
<description>${ABOUT[content]}</description>
<language>en</language>
${self}
${items.join("\n")}
</channel>
</rss>
`;
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
