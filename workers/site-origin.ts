import type { Env } from "./env.ts";

/** The site's own origin, by which its pages name themselves: that of the settings, else the request's. */
export function siteOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string): string {
  return SITE_ORIGIN || new URL(requestUrl).origin;
}

/** Whether an `Origin` header names the site: by the origin of the settings or by the request's own. */
export function isOwnOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string, origin: string): boolean {
  return origin === new URL(requestUrl).origin || (origin === SITE_ORIGIN && origin !== "");
}
