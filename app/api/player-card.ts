import { meanOf } from "#app/game/battles/battle-sums.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { emptyCard, type PlayerCard } from "#app/game/players/player-card.ts";
import { playerWn8 } from "#app/game/players/player-wn8.ts";
import { totalOf } from "#app/game/players/trend.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { vehicleSumsOf } from "./battle-figures.ts";
import type { Api } from "./client.ts";
import type { PlayerStatisticsAnswer } from "./player-statistics.ts";
import type { Player } from "./players.ts";

/**
 * What is told of a player at a glance. The player's page and its picture both ask here, so that they say the same.
 * @throws Error where the figures exist and cannot be had at the moment
 */
export async function playerCardOf(
  api: Pick<Api, "files" | "playerStatistics" | "playerBattles">,
  player: Pick<Player, "accountId" | "nickname" | "region">,
): Promise<PlayerCard> {
  const [statistics, own, expected] = await Promise.all([
    api.playerStatistics.of(player.accountId),
    api.playerBattles.figures(player.accountId, "all"),
    api.files.expected(),
  ]);
  if (statistics.kind === "unavailable" || statistics.kind === "too-many") {
    throw new Error(`The figures of ${player.accountId} cannot be had at the moment (${statistics.kind}).`);
  }
  const sent = own && { vehicles: vehicleSumsOf(own.vehicles), lastAt: own.lastAt };
  return playerCard(player, { statistics, sent }, expected?.expected ?? {});
}

/**
 * Of all time, by the source that counts more battles, as on the player's page: where both count as many, by what was
 * sent. @param sent what was sent here; null: nothing can have been
 */
export function playerCard(
  player: Pick<Player, "nickname" | "region">,
  { statistics, sent }: { statistics: PlayerStatisticsAnswer; sent: Sent | null },
  expected: ExpectedIndex["expected"],
): PlayerCard {
  const told = statistics.kind === "known" ? statistics : null;
  const card = { ...emptyCard(player), clanTag: told?.clan?.tag ?? null };
  const count = battlesIn(sent?.vehicles ?? []);
  if (sent && count > 0 && count >= battlesIn(told?.vehicles ?? [])) {
    return { ...card, ...figuresOf(sent.vehicles, expected), asOf: (sent.lastAt ?? 0) * 1000, source: "own" };
  }
  return told ? { ...card, ...figuresOf(told.vehicles, expected), asOf: told.readAt, source: "publisher" } : card;
}

interface Sent {
  /** Of all time. */
  vehicles: readonly VehicleSums[];
  /** Beginning of the last battle; unix time in seconds. */
  lastAt: number | null;
}

const battlesIn = (vehicles: readonly VehicleSums[]) => vehicles.reduce((count, { sums }) => count + sums.battles, 0);

function figuresOf(vehicles: readonly VehicleSums[], expected: ExpectedIndex["expected"]) {
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
