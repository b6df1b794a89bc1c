import { meanOf, totalOf } from "#app/game/battles/battle-sums.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import type { PlayerStatisticsAnswer } from "./answers.ts";
import { preferredSource } from "./player-record.ts";
import { playerWn8 } from "./player-wn8.ts";
import { battlesIn, type VehicleSums } from "./vehicle-sums.ts";

/** Where the figures of a card come from. */
export type CardSource =
  /** The battles that the player sends here. */
  | "own"
  /** The publisher's statistics of the account. */
  | "publisher";

/** Summary of a player's page for link previews. Null if not known; nothing is ever guessed. */
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

/** The card of a player known only by name. */
export function emptyCard({ nickname, region }: Pick<PlayerCard, "nickname" | "region">): PlayerCard {
  const unknown = { wn8: null, winRate: null, averageDamage: null, battles: null, asOf: null, source: null };
  return { nickname, region, clanTag: null, ...unknown };
}

/**
 * All-time card, from the source that the player's page shows first (`preferredSource`).
 * @param sent what was uploaded here; null if nothing can have been
 * @param now unix time in milliseconds
 */
export function playerCard(
  player: Pick<PlayerCard, "nickname" | "region">,
  { statistics, sent, now }: { statistics: PlayerStatisticsAnswer; sent: Sent | null; now: number },
  expected: ExpectedIndex["expected"],
): PlayerCard {
  const known = statistics.kind === "known" ? statistics : null;
  const card = { ...emptyCard(player), clanTag: known?.clan?.tag ?? null };
  const sentAt = sent && battlesIn(sent.vehicles) > 0 ? (sent.lastAt ?? 0) : null;
  if (sent && preferredSource(sentAt, known !== null, now) === "own") {
    return { ...card, ...statsOf(sent.vehicles, expected), asOf: (sent.lastAt ?? 0) * 1000, source: "own" };
  }
  return known ? { ...card, ...statsOf(known.vehicles, expected), asOf: known.readAt, source: "publisher" } : card;
}

interface Sent {
  /** Of all time. */
  vehicles: readonly VehicleSums[];
  /** Beginning of the last battle; unix time in seconds. */
  lastAt: number | null;
}

function statsOf(vehicles: readonly VehicleSums[], expected: ExpectedIndex["expected"]) {
  const total = totalOf(vehicles);
  const { battles, wins } = total;
  if (battles === 0) return { battles };
  return {
    battles,
    wn8: playerWn8(vehicles, (id) => expected[id]).value,
    winRate: (100 * wins) / battles,
    averageDamage: meanOf(total, "damageDealt"),
  };
}
