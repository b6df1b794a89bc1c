import type { Context } from "hono";
import type { SiteEnv } from "#workers/env.ts";
import { contentTag, matches } from "#workers/http/content-tag.ts";

/** Readers ask every hour or so. */
const kept = "public, max-age=300";

/** A feed for its readers, or 304 for those that have it already. @param type without the charset */
export async function feedAnswer(c: Context<SiteEnv>, text: string, type: string): Promise<Response> {
  const etag = await contentTag(text);
  const headers = { etag, "cache-control": c.get("dataset").isConfirmed() ? kept : "no-store" };
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, "content-type": `${type}; charset=utf-8` });
}
