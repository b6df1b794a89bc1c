import { type BattleSums, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { emptyCard, type PlayerCard } from "#app/game/performance/player-card.ts";
import type { VehicleSums } from "#app/game/performance/vehicle-sums.ts";
import { accountWn8, expectedSums } from "#app/game/performance/wn8.ts";
import type { Api } from "./client.ts";
import type { PlayerStatistics } from "./player-statistics.ts";
import type { Player } from "./players.ts";

/**
 * What is told of a player at a glance. The player's page and its picture both ask here, so that they say the same.
 * @throws Error where the figures exist and cannot be had at the moment
 */
export async function playerCardOf(
  api: Pick<Api, "files" | "playerStatistics">,
  player: Pick<Player, "accountId" | "nickname" | "region">,
): Promise<PlayerCard> {
  const statistics = await api.playerStatistics.of(player.accountId);
  switch (statistics.kind) {
    case "known":
      return published(player, statistics, (await api.files.expected())?.expected ?? {});
    case "unavailable":
    case "too-many":
      throw new Error(`The figures of ${player.accountId} cannot be had at the moment (${statistics.kind}).`);
    default:
      return emptyCard(player);
  }
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
