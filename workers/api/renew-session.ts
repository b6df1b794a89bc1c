import type { Context } from "hono";
import { readCookie, sessionCookie, writeCookie } from "#workers/accounts/cookies.ts";
import { deviceOf } from "#workers/accounts/device.ts";
import { beginSession } from "#workers/accounts/sessions.ts";
import type { ApiEnv } from "#workers/env.ts";

/**
 * Signs a person in with a new token, in place of the session that the browser had: at every sign-in and change.
 * @param authenticatedAt when they last signed in at a provider, unix time in milliseconds
 */
export async function renewSession(c: Context<ApiEnv>, personId: string, authenticatedAt: number): Promise<void> {
  const replaced = readCookie(c, sessionCookie);
  const device = deviceOf(c.req.header("user-agent") ?? "");
  const session = await beginSession(c.env.DB, personId, { device, replaced, authenticatedAt, now: Date.now() });
  writeCookie(c, sessionCookie, session.token, session.maxAge);
}
