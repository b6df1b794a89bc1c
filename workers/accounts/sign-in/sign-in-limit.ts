import type { ApiContext } from "#workers/env.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";

/** Seconds within which a browser can finish a sign-in. */
export const browserSeconds = 600;

/** Whether this address has begun or finished too many sign-ins. */
export async function tooManySignIns(c: ApiContext): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: visitorAddress(c) });
  return !success;
}
