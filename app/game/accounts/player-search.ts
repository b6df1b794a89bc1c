import type { Region } from "../model/enumerations/regions.ts";

/** The page that finds players. */
export const PLAYERS_PATH = "/accounts";

/** Letters that the publisher's search needs, and that a nickname has at most. */
export const SHORTEST_NICKNAME = 3;
export const LONGEST_NICKNAME = 24;

/** Maximum letters read from a search: a nickname with a clan tag. */
export const LONGEST_TYPED = 40;

/** Players that a search shows at most. */
export const MAX_FOUND_PLAYERS = 10;

/** Said where a visitor, or all of them together, have sent the publisher as many calls as they may in a minute. */
export const TOO_MANY_SEARCHES = "Too many searches right now. Try again in a minute.";

/** Whether a nickname can begin like this: it has letters, digits and underscores, by the publisher's rules. */
export function isNickname(text: string): boolean {
  return /^\w+$/.test(text) && text.length >= SHORTEST_NICKNAME && text.length <= LONGEST_NICKNAME;
}

/** The address of a search. @param region null: in all of them */
export function playerSearchPath(nickname: string, region: Region | null = null): string {
  return `${PLAYERS_PATH}?q=${encodeURIComponent(nickname)}${region === null ? "" : `&region=${region}`}`;
}
