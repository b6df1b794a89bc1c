import type { Context } from "hono";
import type { ApiEnv } from "#workers/env.ts";
import { visitorAddress } from "./visitor-address.ts";

/** Whether the publisher may be asked once more for this visitor's address: players, their figures, and clans. */
export async function mayLookUp(c: Context<ApiEnv>): Promise<boolean> {
  return (await c.env.LOOKUP_LIMIT.limit({ key: visitorAddress(c) })).success;
}
