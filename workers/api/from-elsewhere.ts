import type { Context } from "hono";

/**
 * Whether another site sent the browser here. A provider that knows the visitor may ask nothing and lead straight
 * back, so that another site's link would sign somebody in who did nothing: a sign-in begins on our own pages.
 */
export function isFromElsewhere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
