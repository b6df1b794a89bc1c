import { z } from "zod";
import { type CollectedNews, type NewsItem, type NewsSource, newestFirst } from "#app/game/news/collected.ts";
import { NEWS_KINDS } from "#app/game/news/kinds.ts";
import type { Env } from "#workers/bindings.ts";
import { feedSchema } from "#workers/news/feeds.ts";

/** A link that leaves the site: nothing but https. */
export const outwardUrlSchema = z.url({ protocol: /^https$/ }).max(600);

export const newsItemSchema: z.ZodType<NewsItem> = z.strictObject({
  source: z.string(),
  title: z.string().min(1),
  summary: z.string(),
  url: outwardUrlSchema,
  kind: z.enum(NEWS_KINDS),
  at: z.number().int().nullable(),
});

const newsSourceSchema: z.ZodType<NewsSource> = z.strictObject({
  id: z.string(),
  name: z.string(),
  by: z.enum(["publisher", "creator"]),
  readAt: z.number().int().nullable(),
  failing: z.boolean(),
});

/** GET /api/news */
export const collectedNewsSchema: z.ZodType<CollectedNews> = z.strictObject({
  collectedAt: z.number().int().nullable(),
  sources: z.array(newsSourceSchema),
  items: z.array(newsItemSchema),
});

const KEY = "news:collected";
/** How long this isolate uses what it has read before it reads again. */
const freshMs = 60_000;

/** A feed as last read. */
const storedFeedSchema = z.object({
  feed: feedSchema,
  /** What its server gave us to ask it with the next time. */
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Unix time in ms; null: never with success. */
  readAt: z.number().int().nullable(),
  /** Why the last reading failed; null: it did not. */
  failure: z.string().nullable(),
  items: z.array(newsItemSchema),
});
export type StoredFeed = z.infer<typeof storedFeedSchema>;

const storedNewsSchema = z.object({
  /** Unix time in ms. */
  collectedAt: z.number().int(),
  feeds: z.array(storedFeedSchema),
});
type StoredNews = z.infer<typeof storedNewsSchema>;

// Published data, the same for every visitor.
let known: { news: CollectedNews; readAt: number } | undefined;

/** Forgets what this isolate has read; for tests. */
export function clearCollectedNews(): void {
  known = undefined;
}

/** The job's last stored result; null before its first run, or if malformed. */
export async function storedNews(env: Pick<Env, "CACHE">): Promise<StoredNews | null> {
  const stored = storedNewsSchema.safeParse(await env.CACHE.get(KEY, { type: "json", cacheTtl: 30 }));
  return stored.success ? stored.data : null;
}

/** Stores the collected news. KV holds it: it may be a minute old, and an anonymous page needs no database. */
export async function storeNews(env: Pick<Env, "CACHE">, news: StoredNews): Promise<void> {
  await env.CACHE.put(KEY, JSON.stringify(news));
}

/**
 * Collected news for visitors: at most a minute old, or the last known while storage does not answer.
 * @throws Error if storage does not answer and nothing is known
 */
export async function collectedNews(
  env: Pick<Env, "CACHE">,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<CollectedNews> {
  if (!known) return read(env);
  if (Date.now() - known.readAt >= freshMs) {
    // Not tried again by every request.
    known.readAt = Date.now();
    waitUntil(read(env).catch(() => undefined));
  }
  return known.news;
}

async function read(env: Pick<Env, "CACHE">): Promise<CollectedNews> {
  const news = forVisitors(await storedNews(env));
  known = { news, readAt: Date.now() };
  return news;
}

function forVisitors(stored: StoredNews | null): CollectedNews {
  if (!stored) return { collectedAt: null, sources: [], items: [] };
  const links = new Set<string>();
  const items = stored.feeds
    .flatMap((feed) => feed.items)
    .sort(newestFirst)
    // Two feeds of one publisher have the same article.
    .filter(({ url }) => !links.has(url) && links.add(url));
  const sources = stored.feeds.map(({ feed: { id, name, by }, readAt, failure }) => ({
    id,
    name,
    by,
    readAt,
    failing: failure !== null,
  }));
  return { collectedAt: stored.collectedAt, sources, items };
}
