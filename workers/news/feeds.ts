import { z } from "zod";
import { NEWS_KINDS } from "#app/game/news/kinds.ts";
import { BodyTooLong, bounded } from "#app/lib/bounded-body.ts";
import type { Env } from "#workers/bindings.ts";

/** More would be too much for one run of the job, and for one page. */
const maxFeeds = 20;

/** Loopback is for the simulators alone: at Cloudflare nothing answers there. */
const isFeedAddress = (url: URL) =>
  url.protocol === "https:" || (url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname));

/** A feed that is collected. */
export const feedSchema = z.strictObject({
  /** Never changes: collected items are stored under it, and it appears in addresses. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  name: z.string().trim().min(1).max(60),
  by: z.enum(["publisher", "creator"]),
  url: z
    .url()
    .max(600)
    .refine((url) => isFeedAddress(new URL(url)), "must be an https address"),
  /** What its items are about. */
  kind: z.enum(NEWS_KINDS),
});
export type NewsFeedDocument = z.infer<typeof feedSchema>;

const feedsSchema = z
  .array(feedSchema)
  .max(maxFeeds)
  .refine((feeds) => new Set(feeds.map(({ id }) => id)).size === feeds.length, "two feeds have the same id");

/**
 * The feeds of the setting NEWS_FEEDS, a JSON list; if empty, none are collected.
 * @throws Error that says what is wrong with it
 */
export function feedsOf({ NEWS_FEEDS = "" }: Pick<Env, "NEWS_FEEDS">): NewsFeedDocument[] {
  if (NEWS_FEEDS.trim() === "") return [];
  let list: unknown;
  try {
    list = JSON.parse(NEWS_FEEDS);
  } catch {
    throw new Error("NEWS_FEEDS is not JSON: no news are collected.");
  }
  const feeds = feedsSchema.safeParse(list);
  if (!feeds.success) throw new Error(`NEWS_FEEDS is wrong, no news are collected: ${z.prettifyError(feeds.error)}`);
  return feeds.data;
}

/** Sent by a server for use in the next request. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchLimits {
  /** From the request to the last byte. */
  timeoutMs: number;
  maxBytes: number;
}

export const FETCH_LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };

/** A feed is unavailable or unreadable; the message is for the operator's log. */
export class FeedFault extends Error {
  override name = "FeedFault";
}

type FetchedFeed = { unchanged: true } | ({ unchanged: false; text: string } & Validators);

/**
 * Fetches a feed if it has changed since the last answer.
 * @param validators of the last answer
 * @throws FeedFault if there is no answer in time, or it is not a feed or too long; the rest is not waited for
 */
export async function fetchFeed(
  feed: NewsFeedDocument,
  validators: Validators,
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(feed.url, { headers: headersOf(validators), signal });
    if (answer.status === 304) return { unchanged: true };
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new FeedFault(`answered ${answer.status}`);
    }
    if (answer.url && feed.url.startsWith("https:") && !answer.url.startsWith("https:")) {
      await answer.body?.cancel();
      throw new FeedFault("leads to an address without https");
    }
    const bytes = new Uint8Array(await bounded(answer, maxBytes, signal).arrayBuffer());
    return {
      unchanged: false,
      text: decode(bytes, answer.headers.get("content-type") ?? ""),
      etag: answer.headers.get("etag"),
      lastModified: answer.headers.get("last-modified"),
    };
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    if (error instanceof BodyTooLong) throw new FeedFault(error.message);
    if (signal.aborted) throw new FeedFault(`was not read within ${timeoutMs} ms`);
    throw new FeedFault("did not answer, or cut its answer off", { cause: error });
  }
}

function headersOf({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({
    accept: "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.1",
    "user-agent": "TheIndex (news collector)",
  });
  if (etag) headers.set("if-none-match", etag);
  if (lastModified) headers.set("if-modified-since", lastModified);
  return headers;
}

/** By the charset of the header, else of the XML declaration, else as UTF-8. */
function decode(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const charset =
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/.exec(start)?.[1];
  try {
    return new TextDecoder(charset ?? "utf-8").decode(bytes);
  } catch {
    // Unknown charset.
    return new TextDecoder().decode(bytes);
  }
}
