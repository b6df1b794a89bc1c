import type { Context } from "hono";
import { readCookie, sessionCookie, writeCookie } from "#workers/accounts/cookies.ts";
import { deviceOf } from "#workers/accounts/device.ts";
import { beginSession, renewToken } from "#workers/accounts/sessions.ts";
import type { ApiEnv } from "#workers/env.ts";

/** Starts a session for a person who has just signed in at a provider, in place of the browser's previous one. */
export async function startSession(c: Context<ApiEnv>, personId: string, now: number): Promise<void> {
  const device = deviceOf(c.req.header("user-agent") ?? "");
  const replaced = readCookie(c, sessionCookie);
  const { token, maxAge } = await beginSession(c.env.DB, personId, { device, replaced, now });
  writeCookie(c, sessionCookie, token, maxAge);
}

/**
 * Gives the browser's session a new token, after every change of links. When the session has ended meanwhile the cookie
 * is left alone: it is invalid, or another tab has set a newer one.
 */
export async function renewSession(c: Context<ApiEnv>, now: number): Promise<void> {
  const renewed = await renewToken(c.env.DB, readCookie(c, sessionCookie) ?? "", now);
  if (renewed) writeCookie(c, sessionCookie, renewed.token, renewed.maxAge);
}
