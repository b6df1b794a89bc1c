import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/**
 * The cookies of signing in. `__Host-` keeps them to this host, to https and to the path /; scripts cannot
 * read them. `lax`, since a visitor comes back from a provider by a link from another site.
 */
const options = { secure: true, httpOnly: true, sameSite: "Lax", path: "/" } as const;

/** The session's token. */
export const sessionCookie = "__Host-session";
/** Binds sign-ins that have begun to this browser. */
export const browserCookie = "__Host-sign-in";

/** @param maxAge seconds */
export function writeSignInCookie(c: Context, name: string, value: string, maxAge: number): void {
  setCookie(c, name, value, { ...options, maxAge });
}

/** Deletes a cookie, if the browser sent it; other answers do not mention it. */
export function dropCookie(c: Context, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, options);
}

/** Names the active game account. Scripts write and read it too; it grants no access. */
const activeName = "wg-active-acc";
const activeOptions = { secure: true, sameSite: "Lax", path: "/" } as const;
/** Seconds. */
const activeMaxAge = 30 * 86_400;

export function isActiveAccount(c: Context, accountId: number): boolean {
  return getCookie(c, activeName) === String(accountId);
}

export function writeActiveAccount(c: Context, accountId: number): void {
  setCookie(c, activeName, String(accountId), { ...activeOptions, maxAge: activeMaxAge });
}

export function dropActiveAccount(c: Context): void {
  if (getCookie(c, activeName) !== undefined) deleteCookie(c, activeName, activeOptions);
}
