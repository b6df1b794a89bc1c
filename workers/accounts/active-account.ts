import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** Names the active game account (spec §9). Scripts write it too, so they can read it: it opens nothing. */
const name = "wg-active-acc";
const options = { secure: true, sameSite: "Lax", path: "/" } as const;
const maxAge = 30 * 86_400;

/** @returns null where none is stored, or what is stored is no account id */
export function readActiveAccount(c: Context): number | null {
  const text = getCookie(c, name) ?? "";
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

export function writeActiveAccount(c: Context, accountId: number): void {
  setCookie(c, name, String(accountId), { ...options, maxAge });
}

export function dropActiveAccount(c: Context): void {
  deleteCookie(c, name, options);
}
