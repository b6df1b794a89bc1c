import type { Context } from "hono";
import type { ApiEnv } from "#workers/env.ts";
import { visitorAddress } from "#workers/visitor-address.ts";

/** Seconds for which a browser can finish the sign-ins that it began. */
export const browserSeconds = 600;

/** Whether one address begins or finishes too many sign-ins. */
export async function tooManySignIns(c: Context<ApiEnv>): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: visitorAddress(c) });
  return !success;
}
