import { escapeHtml as xml } from "#app/lib/text/inline-html.ts";

/** The channel's own fields. */
interface RssChannel {
  title: string;
  /** In a sentence. */
  about: string;
  /** Paths of the page that shows the same, and of the feed. */
  page: string;
  path: string;
}

interface RssItem {
  title: string;
  /** Absolute; it also names the item, so it stays. */
  address: string;
  /** Text; empty where there is none. */
  summary: string;
  category: string;
  /** Unix time in ms; null where it is not known. */
  at: number | null;
}

/** https://www.rssboard.org/rss-specification, with the address of the feed itself as its best practices ask. */
export function rss({ title, about, page, path }: RssChannel, items: readonly RssItem[], origin: string): string {
  const self = `<atom:link href="${xml(origin + path)}" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(title)}</title>
<link>${xml(origin + page)}</link>
<description>${xml(about)}</description>
<language>en</language>
${self}
${items.map(itemOf).join("\n")}
</channel>
</rss>
`;
}

function itemOf({ title, address, summary, category, at }: RssItem): string {
  return [
    "<item>",
    `<title>${xml(title)}</title>`,
    `<link>${xml(address)}</link>`,
    `<guid isPermaLink="true">${xml(address)}</guid>`,
    // Readers parse it as HTML, so it is text within HTML within XML.
    `<description>${xml(xml(summary))}</description>`,
    `<category>${xml(category)}</category>`,
    ...(at === null ? [] : [`<pubDate>${new Date(at).toUTCString()}</pubDate>`]),
    "</item>",
  ].join("");
}
