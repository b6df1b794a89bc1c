import type { Env } from "./env.ts";

/** The site's own origin, by which its pages name themselves: that of the settings, else the request's. */
export function siteOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string): string {
  return SITE_ORIGIN || new URL(requestUrl).origin;
}
