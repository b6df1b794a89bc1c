import { z } from "zod";
import { NEWS_KINDS } from "#app/game/news/kinds.ts";

/** A link that leaves the site: nothing but https. */
export const outwardUrlSchema = z.url({ protocol: /^https$/ }).max(600);

/** An item of somebody's feed, as plain text. */
export const newsItemSchema = z.strictObject({
  /** Id of its source. */
  source: z.string(),
  title: z.string().min(1),
  summary: z.string(),
  url: outwardUrlSchema,
  kind: z.enum(NEWS_KINDS),
  /** When it was published, or first seen where the feed does not say so; unix time in ms, null where neither is known. */
  at: z.number().int().nullable(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** A feed that is collected. */
export const newsSourceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  by: z.enum(["publisher", "creator"]),
  /** When it was read last with success; unix time in ms, null for never. */
  readAt: z.number().int().nullable(),
  /** The last reading failed: what is shown is as of `readAt`. */
  failing: z.boolean(),
});
export type NewsSource = z.infer<typeof newsSourceSchema>;

/** GET /api/news: what was collected from other people's feeds, the newest first. */
export const collectedNewsSchema = z.strictObject({
  /** When the feeds were read last; unix time in ms, null before the first time. */
  collectedAt: z.number().int().nullable(),
  sources: z.array(newsSourceSchema),
  items: z.array(newsItemSchema),
});
export type CollectedNews = z.infer<typeof collectedNewsSchema>;

export interface NewsApi {
  /**
   * What was collected from other people's feeds, the newest first.
   * @param limit how many items at most; all by default
   * @throws Error when it cannot be read
   */
  collected(limit?: number): Promise<CollectedNews>;
}

export function createNewsApi(fetch: typeof globalThis.fetch): NewsApi {
  return {
    async collected(limit) {
      const answer = await fetch(limit === undefined ? "/api/news" : `/api/news?limit=${limit}`);
      if (!answer.ok) throw new Error(`The collected news cannot be read (${answer.status}).`);
      return collectedNewsSchema.parse(await answer.json());
    },
  };
}
