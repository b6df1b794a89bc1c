import type { Region } from "#app/game/model/enumerations/regions.ts";

/** A person may link this many game accounts. */
export const MAX_GAME_ACCOUNTS = 3;
/** Who may see a player page. */
export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A linked game account. */
export interface GameAccount {
  accountId: number;
  nickname: string;
  region: Region;
}

/**
 * Which account is active when a list has loaded: the stored one if it is in the list, else the
 * first; none when the list is empty.
 */
export function activeAccountOf<A extends GameAccount>(accounts: readonly A[], stored: number | null): A | null {
  return accounts.find(({ accountId }) => accountId === stored) ?? accounts[0] ?? null;
}
