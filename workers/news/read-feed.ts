import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { FeedFault } from "./feeds.ts";

/** An item's raw values: titles and texts may be HTML, the time any text. */
export interface FeedEntry {
  title: string;
  html: string;
  link: string;
  published: string;
}

/** Entries that are looked at; feeds have their newest first. */
const maxEntries = 200;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  htmlEntities: true,
  // Nothing that a document declares itself: entities that grow by each other are the oldest way to fill a memory.
  processEntities: { enabled: true, maxEntityCount: 1, maxEntitySize: 1, maxTotalExpansions: 50_000 },
  maxNestedTags: 60,
});

/** https://www.jsonfeed.org/version/1.1/, limited to what is shown. */
const jsonFeedSchema = z.object({
  version: z.string().startsWith("https://jsonfeed.org/version/"),
  items: z.array(
    z.object({
      title: z.string().catch(""),
      url: z.string().catch(""),
      external_url: z.string().catch(""),
      summary: z.string().catch(""),
      content_text: z.string().catch(""),
      content_html: z.string().catch(""),
      date_published: z.string().catch(""),
    }),
  ),
});

/**
 * The entries of a feed: RSS 0.9 to 2.0, Atom or JSON Feed.
 * @throws FeedFault when it is none of them, or ends too early
 */
export function readFeed(text: string): FeedEntry[] {
  const source = text.replace(/^\uFEFF/, "").trim();
  return (source.startsWith("{") ? readJson(source) : readXml(source)).slice(0, maxEntries);
}

function readJson(source: string): FeedEntry[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    throw new FeedFault("is JSON that ends too early or is malformed");
  }
  const feed = jsonFeedSchema.safeParse(parsed);
  if (!feed.success) throw new FeedFault("is JSON, but no JSON Feed");
  return feed.data.items.map((item) => ({
    title: item.title,
    html: item.summary || item.content_html || item.content_text,
    link: item.url || item.external_url,
    published: item.date_published,
  }));
}

type Node = Record<string, unknown>;

/**
 * The name of the first element. Everything before it is read once, without backtracking if the rest does not match.
 */
function rootOf(source: string): string | undefined {
  const before = /\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/iy;
  let at = 0;
  while (before.test(source)) at = before.lastIndex;
  return /^<([\w:]+)/.exec(source.slice(at, at + 100))?.[1];
}

function readXml(source: string): FeedEntry[] {
  const root = rootOf(source);
  if (!root || !/^(?:rss|feed|rdf:RDF)$/.test(root)) throw new FeedFault("is no feed");
  // The parser takes what there is; the rest of a text that was cut off would be missing without a word.
  if (!new RegExp(`</${root}\\s*>(?:\\s|<!--[^>]*-->)*$`).test(source)) throw new FeedFault("ends too early");
  let document: Node;
  try {
    document = parser.parse(source);
  } catch (error) {
    throw new FeedFault("is XML that cannot be read", { cause: error });
  }
  if (root === "feed") return list(nodeOf(document.feed).entry).map(atomEntry);
  const top = nodeOf(document[root]);
  return list(root === "rss" ? nodeOf(top.channel).item : top.item).map(rssEntry);
}

function rssEntry(item: Node): FeedEntry {
  const guid = first(item.guid);
  const permanent = nodeOf(guid)["@_isPermaLink"] !== "false" ? textOf(guid) : "";
  return {
    title: textOf(first(item.title)),
    html: textOf(first(item.description)) || textOf(first(item["content:encoded"])),
    link: textOf(first(item.link)) || permanent,
    published: textOf(first(item.pubDate)) || textOf(first(item["dc:date"])),
  };
}

function atomEntry(entry: Node): FeedEntry {
  const links = list(entry.link);
  const page = links.find((link) => (link["@_rel"] ?? "alternate") === "alternate");
  return {
    title: textOf(first(entry.title)),
    html:
      textOf(first(entry.summary)) ||
      textOf(first(nodeOf(first(entry["media:group"]))["media:description"])) ||
      textOf(first(entry.content)),
    link: String(page?.["@_href"] ?? ""),
    published: textOf(first(entry.published)) || textOf(first(entry.updated)),
  };
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const nodeOf = (value: unknown): Node => (typeof value === "object" && value !== null ? (value as Node) : {});
const list = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(nodeOf);

/** The text of an element, with that of the elements in it (Atom may hold XHTML); attributes are no text. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return Object.entries(nodeOf(value))
    .filter(([name]) => !name.startsWith("@_"))
    .map(([, child]) => textOf(child))
    .join(" ")
    .trim();
}
