import type { Context } from "hono";

/**
 * Whether a link of another site (or of another origin of this site) led to this request. A sign-in may only
 * begin on our own pages: a provider that knows the visitor may redirect back without asking them, so another
 * site's link could sign somebody in who did nothing.
 */
export function isCrossSite(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
