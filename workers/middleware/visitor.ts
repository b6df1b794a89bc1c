import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import { LAST_NATION_COOKIE } from "#app/game/model/last-nation.ts";
import { createPersonLookup } from "#workers/accounts/person-lookup.ts";
import type { SiteEnv } from "#workers/env.ts";

/** The crawlers that the specification names (§8), beside those that isbot knows. */
const namedCrawlers = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i;

/** True when the user agent is a crawler's, which gets errors passed on without the error page. */
export function isCrawler(userAgent = ""): boolean {
  return namedCrawlers.test(userAgent) || isbot(userAgent);
}

/** Cookies of the network in front of us, and the one that decides only where `/techtree` leads. */
const harmless = new RegExp(`^\\s*(?:__cf|cf_|_cf|${LAST_NATION_COOKIE}=)`);

/**
 * True when nothing in the cookies can change a page: only then may an answer come from the shared cache.
 */
export function isAnonymous(cookie: string | undefined): boolean {
  if (!cookie) return true;
  return cookie.split(";").every((pair) => harmless.test(pair) || pair.trim() === "");
}

/** Finds out once what the rest of the request path wants to know of the visitor. */
export function visitor() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const userAgent = c.req.header("user-agent");
    c.set("visitor", {
      // Found out when it is asked for: few answers depend on it, and the list of crawlers is long.
      get crawler() {
        return isCrawler(userAgent);
      },
      anonymous: isAnonymous(c.req.header("cookie")),
    });
    c.set(
      "person",
      createPersonLookup(c.req.raw, c.env.DB, (work) => c.executionCtx.waitUntil(work)),
    );
    await next();
  });
}
