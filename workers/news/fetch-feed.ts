import { BodyTooLong, bounded } from "#app/lib/bounded-body.ts";
import type { NewsFeedDocument } from "./feeds.ts";

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
  { timeoutMs, maxBytes }: FetchLimits = FETCH_LIMITS,
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
