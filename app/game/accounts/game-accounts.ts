import { z } from "zod";
import { REGIONS } from "#app/game/model/regions.ts";

/** A person may link this many game accounts (spec §9). */
export const MAX_GAME_ACCOUNTS = 3;
/** An account id of the publisher: a positive whole number below 2^53. */
export const accountIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Who may see a player page. */
export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A linked game account (spec §3). */
export const gameAccountSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string().min(1).max(64),
  region: z.enum(REGIONS),
});
export type GameAccount = z.infer<typeof gameAccountSchema>;

/**
 * Which account is active when a list has loaded (spec §4): the stored one if it is in the list, else the
 * first; none when the list is empty.
 */
export function activeAccountOf<A extends GameAccount>(accounts: readonly A[], stored: number | null): A | null {
  return accounts.find(({ accountId }) => accountId === stored) ?? accounts[0] ?? null;
}
