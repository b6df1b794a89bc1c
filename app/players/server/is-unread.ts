import type { Player } from "#app/game/players/answers.ts";

/**
 * Whether battles that were sent of a player could not be read. Of an account that nobody has linked none can have been
 * sent, and there is nothing to be read.
 * @param read what a call told of them; null: nothing
 */
export function isUnread({ source }: Pick<Player, "source">, read: unknown): boolean {
  return source === "linked" && read === null;
}
