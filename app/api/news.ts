import { z } from "zod";
import type { CollectedNews, NewsItem, NewsSource } from "#app/game/news/collected.ts";
import { NEWS_KINDS } from "#app/game/news/kinds.ts";

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
