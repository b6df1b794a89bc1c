import type { ApiContext } from "#workers/env.ts";
import { mayCallPublisher } from "#workers/providers/publisher-calls.ts";
import { visitorAddress } from "./visitor-address.ts";

/**
 * Whether the publisher may be asked once more: for this visitor's address, and for all visitors together. It is about
 * players, their figures, and clans.
 * @param calls at the publisher that it may take
 * @param kind "search": counted apart from pages, so that who types much can still open a player
 */
export async function mayLookUp(c: ApiContext, calls: number, kind: "page" | "search" = "page"): Promise<boolean> {
  const key = kind === "page" ? visitorAddress(c) : `search:${visitorAddress(c)}`;
  return (await c.env.LOOKUP_LIMIT.limit({ key })).success && (await mayCallPublisher(c.env, calls));
}
