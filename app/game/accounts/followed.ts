import type { GameAccount } from "./game-accounts.ts";

/**
 * The players whom the signed-in user follows. GET lists them and the recently viewed players, newest first; POST
 * follows or unfollows one: `account_id`, `nickname`, `region`, and `follow`, "1" or "0".
 */
export const FOLLOWED_PATH = "/api/account/followed";
/** POST: follows several at once, as JSON: those whom the browser knew before the sign-in. */
export const FOLLOW_ALL_PATH = `${FOLLOWED_PATH}/all`;

/** POST: the page of a player was looked at: `account_id`, `nickname`, `region`. */
export const VIEWED_PATH = `${FOLLOWED_PATH}/viewed`;
/** POST: forgets whose pages were looked at. */
export const CLEAR_VIEWED_PATH = `${VIEWED_PATH}/clear`;

export interface FollowedAnswer {
  players: GameAccount[];
  /** Whose pages were looked at last, the newest first; those followed among them. */
  viewed: GameAccount[];
}

/** As many as are kept of those looked at, in an account and in a browser: the next one takes the place of the oldest. */
export const MAX_VIEWED = 10;

/** As many as one call follows at once. */
export const MAX_FOLLOWED_AT_ONCE = 25;

/** As many as an account holds. */
export const MAX_FOLLOWED_IN_ACCOUNT = 100;
