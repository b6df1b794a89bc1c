import type { Region } from "#app/game/model/enumerations/regions.ts";

/** Where the figures of a card come from. */
export type CardSource =
  /** The battles that the player sends here. */
  | "own"
  /** What the publisher of the game tells of the account. */
  | "publisher";

/**
 * What a player's page tells of them at a glance, for whoever is sent a link to it. Null: not known; nothing of it is
 * ever guessed.
 */
export interface PlayerCard {
  nickname: string;
  region: Region;
  /** Without brackets. */
  clanTag: string | null;
  wn8: number | null;
  /** Share of battles won, in percent. */
  winRate: number | null;
  averageDamage: number | null;
  /** Battles from which the figures are. */
  battles: number | null;
  /** When the newest of these battles, or the publisher's answer, was read; unix time in milliseconds. */
  asOf: number | null;
  /** Null: nothing is known of the player's battles. */
  source: CardSource | null;
}

/** The card of a player of whom only the name is known. */
export function emptyCard({ nickname, region }: Pick<PlayerCard, "nickname" | "region">): PlayerCard {
  const unknown = { wn8: null, winRate: null, averageDamage: null, battles: null, asOf: null, source: null };
  return { nickname, region, clanTag: null, ...unknown };
}
