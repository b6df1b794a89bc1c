import { isNation, type Nation } from "./nations.ts";

/** Remembers whose tech tree was looked at last, for `/techtree` to lead to; no other page depends on it. */
export const LAST_NATION_COOKIE = "__Host-nation";

const DAYS = 365;

/** The line that sets the cookie, for an answer's header and for scripts alike. */
export function lastNationCookie(nation: Nation): string {
  return `${LAST_NATION_COOKIE}=${nation}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax; Secure`;
}

/** The nation in a `Cookie` header; undefined where there is none, or something that is none. */
export function readLastNation(cookies: string): Nation | undefined {
  const pair = cookies.split(";").find((each) => each.trim().startsWith(`${LAST_NATION_COOKIE}=`));
  const nation = pair?.split("=")[1]?.trim() ?? "";
  return isNation(nation) ? nation : undefined;
}
