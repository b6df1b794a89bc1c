import type { Context } from "hono";
import type { ApiContext } from "#workers/env.ts";
import { mayCallPublisher } from "#workers/providers/publisher-calls.ts";

/** Cloudflare's header for the address of a request. Clients cannot set it. */
export const ADDRESS_HEADER = "cf-connecting-ip";

/** Without Cloudflare, on a developer's machine, all visitors count as one. */
const ONE_VISITOR = "own";

/**
 * The key for rate limits: the visitor's address, for a page's own calls as well (page/page-context.ts carries it). For
 * IPv6 it is the network, since every connection has 2^64 addresses to choose from (RFC 6177).
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

/**
 * Whether another request to the publisher (players, their stats, clans) is allowed, for this visitor's address and
 * for all visitors together.
 * @param calls maximum number of calls to the publisher
 * @param kind "search": counted apart from pages, so that a visitor who types much can still open a player
 */
export async function mayCallForVisitor(
  c: ApiContext,
  calls: number,
  kind: "page" | "search" = "page",
): Promise<boolean> {
  const key = kind === "page" ? visitorAddress(c) : `search:${visitorAddress(c)}`;
  return (await c.env.LOOKUP_LIMIT.limit({ key })).success && (await mayCallPublisher(c.env, calls));
}
