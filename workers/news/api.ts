import { Hono } from "hono";
import { z } from "zod";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { CURRENT, OPEN } from "#workers/catalogue/files.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { collectedNews } from "#workers/news/collected-news.ts";

export const newsParametersSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional().describe("How many items at most; all without it."),
});

/** GET /api/news?limit=5: items collected from other people's feeds, newest first. */
export function newsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", async (c) => {
    const query = newsParametersSchema.safeParse(c.req.query());
    if (!query.success) return apiError(c, "invalid", "limit must be a number from 1 to 1000.", { headers: OPEN });
    const news = await collectedNews(c.env, (work) => c.executionCtx.waitUntil(work));
    const items = news.items.slice(0, query.data.limit);
    return c.json({ ...news, items } satisfies CollectedNews, 200, { ...OPEN, "cache-control": CURRENT });
  });
  return api;
}
