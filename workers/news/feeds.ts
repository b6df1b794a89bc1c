import { z } from "zod";
import { NEWS_KINDS } from "#app/game/news/kinds.ts";
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
