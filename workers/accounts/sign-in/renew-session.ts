import { getCookie } from "hono/cookie";
import { beginSession, renewToken } from "#workers/accounts/sessions.ts";
import { sessionCookie, writeSignInCookie } from "#workers/accounts/sign-in/cookies.ts";
import type { ApiContext } from "#workers/env.ts";

/** Starts a session for a person who has just signed in at a provider, in place of the browser's previous one. */
export async function startSession(c: ApiContext, userId: string, now: number): Promise<void> {
  const device = deviceOf(c.req.header("user-agent") ?? "");
  const replaced = getCookie(c, sessionCookie);
  const { token, maxAge } = await beginSession(c.env.DB, userId, { device, replaced, now });
  writeSignInCookie(c, sessionCookie, token, maxAge);
}

/**
 * Gives the browser's session a new token, after every change of links. When the session has ended meanwhile the cookie
 * is left alone: it is invalid, or another tab has set a newer one.
 */
export async function renewSession(c: ApiContext, now: number): Promise<void> {
  const renewed = await renewToken(c.env.DB, getCookie(c, sessionCookie) ?? "", now);
  if (renewed) writeSignInCookie(c, sessionCookie, renewed.token, renewed.maxAge);
}

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Browser and system as text, for the list of sessions: "Firefox on Windows". */
export function deviceOf(userAgent: string): string {
  const of = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [of(browsers), of(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
