import type { GameAccount } from "./game-accounts.ts";

/**
 * The players whom the signed-in person follows. GET lists them, the newest first; POST follows one, or no longer:
 * `account_id`, `nickname`, `region`, and `follow`, "1" or "0".
 */
export const FOLLOWED_PATH = "/api/account/followed";
/** POST: follows several at once, as JSON: those whom the browser knew before the sign-in. */
export const FOLLOW_ALL_PATH = `${FOLLOWED_PATH}/all`;

export interface FollowedAnswer {
  players: GameAccount[];
}

/** As many as one call follows at once. */
export const MAX_FOLLOWED_AT_ONCE = 25;

/** As many as an account holds: follow another one, and the one followed first goes. */
export const MAX_FOLLOWED_IN_ACCOUNT = 100;
