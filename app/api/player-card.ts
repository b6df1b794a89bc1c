import { type BattleSums, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { emptyCard, type PlayerCard } from "#app/game/performance/player-card.ts";
import { playerWn8 } from "#app/game/performance/player-wn8.ts";
import { totalOf } from "#app/game/performance/trend.ts";
import type { VehicleSums } from "#app/game/performance/vehicle-sums.ts";
import { accountWn8, expectedSums } from "#app/game/performance/wn8.ts";
import { vehicleSumsOf } from "./battle-figures.ts";
import type { Api } from "./client.ts";
import type { PlayerStatistics, PlayerStatisticsAnswer } from "./player-statistics.ts";
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

/** Of all time, by the source that counts more battles. @param sent what was sent here; null: nothing can have been */
export function playerCard(
  player: Pick<Player, "nickname" | "region">,
  { statistics, sent }: { statistics: PlayerStatisticsAnswer; sent: Sent | null },
  expected: ExpectedIndex["expected"],
): PlayerCard {
  const told = statistics.kind === "known" ? statistics : null;
  const total = totalOf(sent?.vehicles ?? []);
  if (told && told.totals.battles >= total.battles) return published(player, told, expected);
  if (!sent || total.battles === 0) return emptyCard(player);
  return {
    ...emptyCard(player),
    ...{ clanTag: told?.clan?.tag ?? null, battles: total.battles, asOf: (sent.lastAt ?? 0) * 1000, source: "own" },
    wn8: playerWn8(sent.vehicles, (id) => expected[id]).value,
    winRate: (100 * total.wins) / total.battles,
    averageDamage: meanOf(total, "damageDealt"),
  };
}

interface Sent {
  /** Of all time. */
  vehicles: readonly VehicleSums[];
  /** Beginning of the last battle; unix time in seconds. */
  lastAt: number | null;
}

function published(
  player: Pick<Player, "nickname" | "region">,
  { totals, vehicles, clan, readAt }: PlayerStatistics,
  expected: ExpectedIndex["expected"],
): PlayerCard {
  const { battles, wins } = totals;
  const clanTag = clan?.tag ?? null;
  if (battles === 0) return { ...emptyCard(player), clanTag, battles, asOf: readAt, source: "publisher" };
  return {
    ...emptyCard(player),
    ...{ clanTag, battles, asOf: readAt, source: "publisher" },
    wn8: accountWn8(
      totalsOf(totals),
      battles,
      expectedSums(vehicles.map(played), (id) => expected[id]),
    ),
    winRate: (100 * wins) / battles,
    averageDamage: meanOf(totals, "damageDealt"),
  };
}

function totalsOf(totals: BattleSums) {
  const sum = (key: Counted) => (meanOf(totals, key) ?? 0) * totals.battles;
  return {
    damage: sum("damageDealt"),
    frags: sum("kills"),
    spots: sum("spotted"),
    defence: sum("defencePoints"),
    wins: totals.wins,
  };
}

const played = ({ tankId, sums }: VehicleSums) => ({ id: tankId, battles: sums.battles });
