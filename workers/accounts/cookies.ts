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

export const readCookie = (c: Context, name: string): string | undefined => getCookie(c, name);

/** @param maxAge seconds */
export function writeCookie(c: Context, name: string, value: string, maxAge: number): void {
  setCookie(c, name, value, { ...options, maxAge });
}

/** Takes a cookie away from a browser that sent it; an answer to any other says nothing of it. */
export function dropCookie(c: Context, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, options);
}
