import type { Context, Env } from "hono";
import type { SiteEnv } from "#workers/env.ts";

/** The weak ETag of a text: the same for the same text. */
export async function contentTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `W/"${hex}"`;
}

/** RFC 9110 §13.1.2: whether If-None-Match is `*` or a list with this tag, compared weakly. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}

/**
 * A text, or 304 for who already has it. The tag is the text's own, so that a new build, too, which says something else
 * of the same data, is not taken for the old one.
 */
export async function taggedAnswer<E extends Env>(
  c: Context<E>,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const etag = await contentTag(text);
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, { ...headers, etag });
  return c.body(text, 200, { ...headers, etag });
}

/** Readers ask every hour or so. */
const kept = "public, max-age=300";

/** A feed, or 304 for readers that already have it. @param type without the charset */
export function feedAnswer(c: Context<SiteEnv>, text: string, type: string): Promise<Response> {
  const cacheControl = c.get("dataset").isConfirmed() ? kept : "no-store";
  return taggedAnswer(c, text, { "cache-control": cacheControl, "content-type": `${type}; charset=utf-8` });
}
