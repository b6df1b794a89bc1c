import type { Context } from "hono";

/** By this Cloudflare names the address that a request came from. Nobody outside can choose it. */
export const ADDRESS_HEADER = "cf-connecting-ip";

/** Where nobody stands in front of the Worker to name addresses, on a developer's machine, everybody is one visitor. */
const ONE_VISITOR = "own";

/** Whom a limit counts: the address of the visitor, for a page's own calls as well (visitor-fetch.ts). */
export function visitorAddress(c: Pick<Context, "req">): string {
  return c.req.header(ADDRESS_HEADER) ?? ONE_VISITOR;
}
