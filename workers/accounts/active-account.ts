import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** Names the active game account. Scripts write and read it too; it grants no access. */
const name = "wg-active-acc";
const options = { secure: true, sameSite: "Lax", path: "/" } as const;
const maxAge = 30 * 86_400;

export function isActiveAccount(c: Context, accountId: number): boolean {
  return getCookie(c, name) === String(accountId);
}

export function writeActiveAccount(c: Context, accountId: number): void {
  setCookie(c, name, String(accountId), { ...options, maxAge });
}

export function dropActiveAccount(c: Context): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, options);
}
