import type { Env } from "#workers/bindings.ts";

/** The site's own origin, for the addresses in its pages: that of the settings, else the request's. */
export function siteOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string): string {
  return SITE_ORIGIN || new URL(requestUrl).origin;
}

/** Whether an `Origin` header is the site's: the origin of the settings, or the request's own. */
export function isOwnOrigin({ SITE_ORIGIN }: Pick<Env, "SITE_ORIGIN">, requestUrl: string, origin: string): boolean {
  return origin === new URL(requestUrl).origin || (origin === SITE_ORIGIN && origin !== "");
}
