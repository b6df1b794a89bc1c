import type { Context } from "hono";

/** By this Cloudflare names the address that a request came from. Nobody outside can choose it. */
export const ADDRESS_HEADER = "cf-connecting-ip";

/** Where nobody stands in front of the Worker to name addresses, on a developer's machine, everybody is one visitor. */
const ONE_VISITOR = "own";

/**
 * Whom a limit counts: the address of the visitor, for a page's own calls as well (visitor-fetch.ts). Of IPv6 it is
 * the network: every connection has 2^64 addresses of its own to choose from (RFC 6177).
 */
export function visitorAddress(c: Pick<Context, "req">): string {
  const address = c.req.header(ADDRESS_HEADER) ?? ONE_VISITOR;
  return address.includes(":") ? networkOf(address) : address;
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  // An IPv4 address at the end takes two groups.
  const last = groups(tail ?? "").flatMap((group) => (group.includes(".") ? [group, ""] : [group]));
  const first = groups(head);
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill("0");
  return `${[...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
