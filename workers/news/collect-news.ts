import { COMMON_HTML, EntityDecoder, LATIN_ACCENTS, PUNCTUATION, XML } from "@nodable/entities";
import { type NewsItem, newestFirst } from "#app/game/news/collected.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import type { Env } from "#workers/bindings.ts";
import {
  newsItemSchema,
  outwardUrlSchema,
  type StoredFeed,
  storedNews,
  storeNews,
} from "#workers/news/collected-news.ts";
import {
  FETCH_LIMITS,
  FeedFault,
  type FetchLimits,
  feedsOf,
  fetchFeed,
  type NewsFeedDocument,
} from "#workers/news/feeds.ts";
import { type FeedEntry, readFeed } from "#workers/news/read-feed.ts";

/** A Worker has six connections at a time; waiting requests would use up their timeout. */
const atOnce = 5;

/**
 * Reads the configured feeds. A failing one keeps the items of its last reading and is marked as failed; one no longer
 * configured is dropped.
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
  feed: NewsFeedDocument,
  before: StoredFeed | undefined,
  now: number,
  limits: FetchLimits,
): Promise<StoredFeed> {
  // Another address is another feed, whatever its name.
  const last = before?.feed.url === feed.url ? before : undefined;
  // The feed is as it is set now, and its items are of its kind, also where its server has nothing new.
  const items = last?.items.map((item) => ({ ...item, kind: feed.kind })) ?? [];
  const kept = { etag: null, lastModified: null, readAt: null, ...last, items, feed };
  try {
    const fetched = await fetchFeed(feed, kept, limits);
    if (fetched.unchanged) return { ...kept, readAt: now, failure: null };
    const entries = readFeed(fetched.text);
    const read = await feedItems(feed, entries, { items, wasRead: kept.readAt !== null, now });
    if (entries.length > 0 && read.length === 0) throw new FeedFault("has no item with a title and a link by https");
    const { etag, lastModified } = fetched;
    return { feed, etag, lastModified, readAt: now, failure: null, items: read };
  } catch (error) {
    const failure = error instanceof FeedFault ? error.message : "could not be read";
    console.warn(`The feed ${feed.id} (${feed.url}) ${failure}.`, error instanceof FeedFault ? "" : error);
    return { ...kept, failure };
  }
}

/** Items that are kept of one feed. */
const maxItems = 25;
const maxTitle = 160;
const maxSummary = 280;
/** Of the HTML that is read for them. */
const maxHtml = 20_000;
/** There was no news before the game: an earlier date comes from a program that had none. */
const earliest = Date.UTC(2008, 0, 1);

interface NewsState {
  /** Items of the last reading. */
  items: readonly NewsItem[];
  /** Whether there was one. */
  wasRead: boolean;
  /** Unix time in ms. */
  now: number;
}

/**
 * The displayable items of a feed, newest first: with a title and an https link, each link once. A missing, invalid or
 * future time is replaced by when the item was first seen; it stays unknown for a feed's first reading.
 */
export async function feedItems(
  feed: NewsFeedDocument,
  entries: readonly FeedEntry[],
  known: NewsState,
): Promise<NewsItem[]> {
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

/** What an element of these holds is no text. */
const WITHOUT_TEXT =
  "script, style, template, noscript, iframe, object, embed, svg, math, textarea, select, title, head";
/** Elements whose text is separate from what comes before or after. */
const BLOCKS =
  "p, div, br, li, ul, ol, h1, h2, h3, h4, h5, h6, tr, td, th, table, blockquote, pre, figure, figcaption, hr";

/** The beginning of an element, a comment or the like. */
const MARKUP = /<(?=[a-z!/?])/gi;

const entities = { ...XML, ...COMMON_HTML, ...LATIN_ACCENTS, ...PUNCTUATION };

/**
 * The text of a piece of HTML in one line: no elements, no script, no style. The runtime's HTML parser reads it, so
 * that elements are what a browser would see. The result is plain text: escape it for display.
 * @param maxLength in characters; longer text ends with an ellipsis after a whole word
 */
export async function plainText(html: string, maxLength: number): Promise<string> {
  let text = await textOf(html);
  // Decoded references can form HTML again; code that treats the text as HTML must find none.
  for (let pass = 0; pass < 3 && text.search(MARKUP) >= 0; pass++) text = await textOf(text);
  return shorten(oneLine(text.replace(MARKUP, "")), maxLength);
}

/** The text of HTML, with character references decoded. */
async function textOf(html: string): Promise<string> {
  const chunks: string[] = [];
  let silent = 0;
  const rewriter = new HTMLRewriter()
    .on(WITHOUT_TEXT, {
      element(element) {
        silent++;
        try {
          element.onEndTag(() => {
            silent--;
          });
        } catch {
          // It has no end.
          silent--;
        }
      },
    })
    .on(BLOCKS, {
      element() {
        chunks.push(" ");
      },
    })
    .onDocument({
      text({ text }) {
        if (silent === 0) chunks.push(text);
      },
    });
  await rewriter.transform(new Response(html)).text();
  return new EntityDecoder({ namedEntities: entities }).decode(chunks.join(""));
}

function shorten(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const start = letters.slice(0, maxLength - 1).join("");
  const end = start.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/, "")}…`;
}
