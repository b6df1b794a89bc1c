import type { Player } from "#app/game/players/answers.ts";

/**
 * Whether a player's uploaded battles could not be read. An account that nobody has linked has no uploads to read.
 * @param read the result of the call; null if nothing came back
 */
export function isUnread({ source }: Pick<Player, "source">, read: unknown): boolean {
  return source === "linked" && read === null;
}
