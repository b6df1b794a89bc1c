import { isNation, type Nation } from "#app/game/model/enumerations/nations.ts";

/** Path of a nation's tech tree. */
export function techTreePath(nation: Nation): string {
  return `/techtree/${nation}`;
}

/** Address of the tree with the way to a vehicle planned in it. */
export function planPath(goal: { nation: Nation; id: number }): string {
  return `${techTreePath(goal.nation)}?to=${goal.id}`;
}

/** The cookie with the nation of the tree that was shown last; only `/techtree` reads it. */
export const LAST_NATION_COOKIE = "__Host-nation";

const DAYS = 365;

/** The cookie string, for a Set-Cookie header and for document.cookie. */
export function lastNationCookie(nation: Nation): string {
  return `${LAST_NATION_COOKIE}=${nation}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax; Secure`;
}

/** The nation that the cookie names; undefined when it is missing or invalid. */
export function lastNationOf(cookie: string | undefined): Nation | undefined {
  return cookie !== undefined && isNation(cookie) ? cookie : undefined;
}
