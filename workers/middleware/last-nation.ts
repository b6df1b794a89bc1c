import { createMiddleware } from "hono/factory";
import { lastNationCookie, readLastNation } from "#app/game/model/last-nation.ts";
import { isNation } from "#app/game/model/nations.ts";
import type { SiteEnv } from "#workers/env.ts";

/**
 * Remembers the nation of a tree that is shown, for visitors without script too. It stands around the cache of pages,
 * so that the cookie is set beside a kept page and never kept with it; what a browser fetches ahead is not yet seen.
 */
export function lastNation() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const nation = c.req.path.slice("/techtree/".length);
    if (c.req.method !== "GET" || c.res.status !== 200 || !isNation(nation)) return;
    if (c.req.header("sec-purpose")?.includes("prefetch")) return;
    if (readLastNation(c.req.header("cookie") ?? "") === nation) return;
    c.header("set-cookie", lastNationCookie(nation), { append: true });
  });
}
