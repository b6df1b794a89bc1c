import type { Context } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { SiteEnv } from "#workers/env.ts";

/**
 * Tags a text by itself, so that a new build, too, which says something else of the same data, is not taken for the old
 * one; 304 for who already has it.
 */
export const tagged = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "cross-origin-resource-policy"],
});

/** RFC 9110 §13.1.2: whether If-None-Match is `*` or a list with this tag, compared weakly. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}

/** Readers ask every hour or so. */
const kept = "public, max-age=300";

/** A feed. @param type without the charset */
export function feedAnswer(c: Context<SiteEnv>, text: string, type: string): Response {
  const cacheControl = c.get("dataset").isConfirmed() ? kept : "no-store";
  return c.body(text, 200, { "cache-control": cacheControl, "content-type": `${type}; charset=utf-8` });
}
