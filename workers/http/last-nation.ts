import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { LAST_NATION_COOKIE, lastNationCookie } from "#app/game/model/addresses/last-nation.ts";
import { isNation } from "#app/game/model/enumerations/nations.ts";
import type { SiteEnv } from "#workers/env.ts";

/**
 * Remembers the nation of the tree that was shown, for visitors without script too. It wraps the page cache, so that
 * the cookie is added to cached pages but never stored with them. A prefetched page does not count as seen.
 */
export function lastNation() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const nation = c.req.path.slice("/techtree/".length);
    if (c.req.method !== "GET" || c.res.status !== 200 || !isNation(nation)) return;
    if (c.req.header("sec-purpose")?.includes("prefetch")) return;
    if (getCookie(c, LAST_NATION_COOKIE) === nation) return;
    c.header("set-cookie", lastNationCookie(nation), { append: true });
  });
}
