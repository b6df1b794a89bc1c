import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { LAST_NATION_COOKIE, lastNationCookie } from "#app/game/model/addresses/tech-tree-path.ts";
import { isNation } from "#app/game/model/enumerations/nations.ts";
import { TIME_ZONE_COOKIE } from "#app/lib/time-zone-cookie.ts";
import { createUserLoader } from "#workers/accounts/user-lookup.ts";
import type { SiteEnv } from "#workers/env.ts";

/** The words of the specification. Any other name may be a user's browser. */
const crawlers = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i;

/**
 * Whether the user agent is a crawler's. Crawlers get plain errors instead of the error page; otherwise they are
 * served like everybody else.
 */
export function isCrawler(userAgent = ""): boolean {
  return crawlers.test(userAgent);
}

/**
 * Cookies of Cloudflare, the one that only decides where `/techtree` redirects to, and the one that only the calendar
 * reads, which no cache keeps.
 */
const harmless = new RegExp(`^\\s*(?:__cf|cf_|_cf|${LAST_NATION_COOKIE}=|${TIME_ZONE_COOKIE}=)`);

/** Whether no cookie can change a page: only then may an answer come from the shared cache. */
export function isAnonymous(cookie: string | undefined): boolean {
  if (!cookie) return true;
  return cookie.split(";").every((pair) => harmless.test(pair) || pair.trim() === "");
}

/** Determines what later middleware needs to know about the visitor. */
export function visitor() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    c.set("visitor", {
      crawler: isCrawler(c.req.header("user-agent")),
      anonymous: isAnonymous(c.req.header("cookie")),
    });
    c.set(
      "user",
      createUserLoader(c.req.raw, c.env.DB, (work) => c.executionCtx.waitUntil(work)),
    );
    await next();
  });
}

/**
 * Remembers the nation of the last tree shown, for visitors without script too. It wraps the page cache, so that the
 * cookie is added to cached pages but never stored with them. A prefetched page does not count as seen.
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
