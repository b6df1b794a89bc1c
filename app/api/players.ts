import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type {
  BattlePage,
  BattleStats,
  KnownBattle,
  MapsAnswer,
  SessionsAnswer,
  VehicleBattles,
} from "#app/game/battles/answers.ts";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { isRegion, type Region } from "#app/game/model/enumerations/regions.ts";
import type {
  Player,
  PlayerStatistics,
  PlayerStatisticsAnswer,
  PlayersFound,
  StatisticsAnswer,
  StatisticsFailure,
} from "#app/game/players/answers.ts";
import { type PlayerCard, playerCard } from "#app/game/players/player-card.ts";
import { publishedFromColumns } from "#app/game/players/published/published-columns.ts";
import { battleSumsOf, isCountedFromTheStart, vehicleSumsOf } from "#app/game/players/published/published-stats.ts";
import { unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import type { Window } from "#app/game/players/windows.ts";
import { type ApiProblem, ask, call, type Fetch, read } from "#app/lib/api.ts";
import type { FilesApi } from "./published.ts";

/** The answer for an account id. */
export type PlayerAnswer =
  | { kind: "found"; player: Player }
  | { kind: "unknown" }
  /** The publisher reported this account before but no longer does: it was closed or is hidden. */
  | { kind: "closed" }
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  /** One IP address requested too many players. */
  | { kind: "too-many" }
  /** The lookup failed; it may work later. */
  | { kind: "unavailable" };

/** The region of a player whose page is private. */
const privateIn = ({ code, details: { region } }: ApiProblem): Region | null =>
  code === "private" && typeof region === "string" && isRegion(region) ? region : null;

export function createPlayersApi(fetch: Fetch) {
  return {
    async player(accountId: number): Promise<PlayerAnswer> {
      const reply = await ask<Player>(fetch, `/api/accounts/${accountId}`);
      if (reply.ok) return { kind: "found", player: reply.answer };
      if (reply.status === 404) return { kind: "unknown" };
      if (reply.status === 410) return { kind: "closed" };
      if (reply.status === 429) return { kind: "too-many" };
      const region = privateIn(reply);
      return region ? { kind: "private", region } : { kind: "unavailable" };
    },
    /** Null: the Index itself could not look. @param region null: in all regions */
    find(nickname: string, region: PublisherRegion | null): Promise<PlayersFound | null> {
      const query = new URLSearchParams({ nickname, ...(region !== null && { region }) });
      return call(fetch, `/api/accounts?${query}`);
    },
  };
}

const FAILURES: Record<string, StatisticsFailure> = {
  not_configured: "not-configured",
  not_found: "unknown",
  closed: "closed",
  too_many: "too-many",
};

export function createPlayerStatisticsApi(fetch: Fetch) {
  return {
    /** What the publisher reports about an account. */
    async of(accountId: number): Promise<PlayerStatisticsAnswer> {
      const reply = await ask<StatisticsAnswer>(fetch, `/api/accounts/${accountId}/statistics`);
      if (reply.ok) return { kind: "known", ...toPlayerStatistics(reply.answer) };
      const region = privateIn(reply);
      return region ? { kind: "private", region } : { kind: FAILURES[reply.code] ?? "unavailable" };
    },
  };
}

function toPlayerStatistics({ statistics, ...answer }: StatisticsAnswer): PlayerStatistics {
  const { totals, vehicles, days, marks, ...about } = statistics;
  const counted = isCountedFromTheStart(about.createdAt);
  const [whole] = publishedFromColumns(totals);
  return {
    ...answer,
    ...about,
    totals: whole ? battleSumsOf(whole, counted) : NO_BATTLES,
    vehicles: vehicleSumsOf(publishedFromColumns(vehicles), counted),
    // The game counted everything long before our first reading.
    days: days.map((one) => ({ ...one, vehicles: vehicleSumsOf(publishedFromColumns(one.vehicles), true) })),
    marks: marks && new Map(marks[0].map((id, at) => [id, marks[1][at] ?? 0])),
  };
}

/** Statuses that mean there is no data; another call reports whether a player is private. */
const NOTHING = [401, 404];

/**
 * Battles submitted for an account. Null if nobody has linked the account here, so none can have been submitted. Each
 * call throws CallFailed if the battles cannot be read.
 */
export function createPlayerBattlesApi(fetch: Fetch) {
  const of = <Answer>(accountId: number, path: string) =>
    read<Answer>(fetch, `/api/accounts/${accountId}/${path}`, NOTHING);
  return {
    stats: (accountId: number, window: Window) => of<BattleStats>(accountId, `figures?window=${window}`),
    /** @param query of the call: vehicle, map, outcome, after */
    battles: (accountId: number, query: URLSearchParams) => of<BattlePage>(accountId, `battles?${query}`),
    battle: (accountId: number, arenaId: string) => of<KnownBattle>(accountId, `battles/${arenaId}`),
    sessions: async (accountId: number) => (await of<SessionsAnswer>(accountId, "sessions"))?.sessions ?? null,
    vehicle: (accountId: number, tankId: number) => of<VehicleBattles>(accountId, `vehicles/${tankId}`),
    /** Rows of a map's number and every sum. */
    maps: async (accountId: number) => (await of<MapsAnswer>(accountId, "maps"))?.maps ?? null,
  };
}

/**
 * A player's summary. The player page and its preview image share it, so that they agree.
 * @throws Error if the stats exist but are unavailable right now
 */
export async function playerCardOf(
  api: {
    files: Pick<FilesApi, "expected">;
    playerStatistics: ReturnType<typeof createPlayerStatisticsApi>;
    playerBattles: Pick<ReturnType<typeof createPlayerBattlesApi>, "stats">;
  },
  player: Pick<Player, "accountId" | "nickname" | "region">,
): Promise<PlayerCard> {
  const [statistics, own, expected] = await Promise.all([
    api.playerStatistics.of(player.accountId),
    api.playerBattles.stats(player.accountId, "all"),
    api.files.expected(),
  ]);
  if (statistics.kind === "unavailable" || statistics.kind === "too-many") {
    throw new Error(`The figures of ${player.accountId} cannot be had at the moment (${statistics.kind}).`);
  }
  const sent = own && { vehicles: unpackVehicleSums(own.vehicles), lastAt: own.lastAt };
  return playerCard(player, { statistics, sent, now: Date.now() }, expected?.expected ?? {});
}
