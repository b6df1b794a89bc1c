import type { Context } from "hono";
import type { ApiContext } from "#workers/env.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";

/** Seconds within which a browser can finish a sign-in. */
export const browserSeconds = 600;

/** Whether this address has begun or finished too many sign-ins. */
export async function tooManySignIns(c: ApiContext): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: visitorAddress(c) });
  return !success;
}

/**
 * Whether a link of another site (or of another origin of this site) led to this request. A sign-in may only
 * begin on our own pages: a provider that knows the visitor may redirect back without asking them, so another
 * site's link could sign somebody in who did nothing.
 */
export function isCrossSite(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
