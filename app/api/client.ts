import type { Account, AccountKey, AvailableProviders, MadeKey, MergeRequest } from "#app/game/accounts/answers.ts";
import { FOLLOWED_PATH, type FollowedAnswer } from "#app/game/accounts/followed.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { type OwnOnMap, ownOnMapPath } from "#app/game/battles/answers.ts";
import { DESKTOP_ZIPS_PATH, type DesktopZips } from "#app/game/battles/desktop-tool.ts";
import {
  type Leaderboard,
  leaderboardPath,
  OWN_RUNS_PATH,
  type OwnRun,
  type PublicRun,
  runCallPath,
} from "#app/game/challenge/answers.ts";
import {
  type BoardQuery,
  boardParameters,
  type ClanBoardAnswer,
  type PlayerBoardAnswer,
  type VehicleStanding,
} from "#app/game/leaderboards/leaderboard.ts";
import { SAVED_LOADOUTS_PATH, type SavedLoadoutsAnswer } from "#app/game/loadout/saved/saved-loadout.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import type { OpenApiDocument } from "#app/game/site/answers.ts";
import { type Health, healthSchema } from "#app/game/site/health.ts";
import { call, type Fetch, read } from "#app/lib/api.ts";
import { createSignInApi } from "./account.ts";
import { createClansApi } from "./clans.ts";
import { type DocumentSource, fetchedDocuments } from "./documents.ts";
import { createPlayerBattlesApi, createPlayerStatisticsApi, createPlayersApi } from "./players.ts";
import { createContentApi, createFilesApi } from "./published.ts";

/** Everything that loaders ask of the site's API. */
export type Api = ReturnType<typeof createApi>;

/**
 * @param fetch answers /api/* for the visitor while a page is rendered
 * @param anonymous the visitor has no session, so that no call has to ask who they are
 * @param documents source of the dataset's documents; by default, calls to /api/files
 */
export function createApi(
  fetch: Fetch,
  { documents, anonymous = false }: { documents?: DocumentSource | undefined; anonymous?: boolean } = {},
) {
  const published = documents ?? fetchedDocuments(fetch);
  /** Reads data of the signed-in user. Null if nobody is signed in. @throws CallFailed */
  const own = async <Answer>(path: string) => (anonymous ? null : read<Answer>(fetch, path, [401]));
  return {
    files: createFilesApi(published),
    content: createContentApi(published),
    signIn: createSignInApi(fetch, anonymous),
    players: createPlayersApi(fetch),
    playerStatistics: createPlayerStatisticsApi(fetch),
    playerBattles: createPlayerBattlesApi(fetch),
    clans: createClansApi(fetch, anonymous),
    /** The signed-in user's whole account; null if unavailable. */
    account: {
      read: () => call<Account>(fetch, "/api/account"),
      providers: () => call<AvailableProviders>(fetch, "/api/account/providers"),
      mergeRequest: (mergeRequestId: string) =>
        call<MergeRequest>(fetch, `/api/account/merge/${encodeURIComponent(mergeRequestId)}`),
    },
    /** Leaderboards of a region; `board` is null if none exists yet. Null if they are unavailable right now. */
    leaderboards: {
      players: (region: PublisherRegion, query: BoardQuery) =>
        call<PlayerBoardAnswer>(
          fetch,
          `/api/leaderboards/players?${new URLSearchParams([["region", region], ...boardParameters(query, "players")])}`,
        ),
      clans: (region: PublisherRegion, query: BoardQuery) =>
        call<ClanBoardAnswer>(
          fetch,
          `/api/leaderboards/clans?${new URLSearchParams([["region", region], ...boardParameters(query, "clans")])}`,
        ),
      /** Null if no other player of the vehicle is known, or if unavailable. */
      standing: (region: PublisherRegion, query: { vehicle: number; damage: number; account: number }) =>
        call<VehicleStanding>(
          fetch,
          `/api/leaderboards/standing?${new URLSearchParams([["region", region], ...Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])])}`,
        ),
    },
    challenge: {
      leaderboard: (page: number) => read<Leaderboard>(fetch, leaderboardPath(page)),
      /** Null where there is none that the visitor may see. */
      run: (accountId: number) => read<PublicRun>(fetch, runCallPath(accountId), [404]),
      own: () => own<OwnRun[]>(OWN_RUNS_PATH),
    },
    news: {
      /**
       * Items collected from third-party feeds, newest first.
       * @param limit maximum number of items; all by default
       */
      collected: (limit?: number) =>
        read<CollectedNews>(fetch, limit === undefined ? "/api/news" : `/api/news?limit=${limit}`),
    },
    /** Health of each part of the site; null if unknown. */
    async health(): Promise<Health | null> {
      const answer = await fetch("/api/health");
      // 503 is as good an answer: a part is down.
      return answer.ok || answer.status === 503 ? (healthSchema.safeParse(await answer.json()).data ?? null) : null;
    },
    /** The desktop tool's zips; none where no deploy has made any, or it cannot be said. */
    desktopZips: async () => (await call<DesktopZips>(fetch, DESKTOP_ZIPS_PATH))?.zips ?? [],
    /** OpenAPI description of the public calls; null if unavailable. */
    openCalls: () => call<OpenApiDocument>(fetch, "/api/openapi.json"),
    ownMaps: {
      /** @param map number of the arena @param random whether only random battles count */
      onMap: (map: number, random: boolean) => own<OwnOnMap>(ownOnMapPath(map, random)),
    },
    followed: {
      /** Null if nobody is signed in. */
      list: () => own<FollowedAnswer>(FOLLOWED_PATH),
    },
    savedLoadouts: {
      list: async (vehicleId?: number) => {
        const query = vehicleId === undefined ? "" : `?vehicle=${vehicleId}`;
        return (await own<SavedLoadoutsAnswer>(SAVED_LOADOUTS_PATH + query))?.builds ?? null;
      },
    },
    stats: {
      /** Averages of the battles that players sent; null until there are any. */
      async averages(): Promise<OwnAverages | null> {
        const averages = await read<OwnAverages>(fetch, "/api/stats/averages");
        return Object.keys(averages.vehicles).length > 0 ? averages : null;
      },
      /** The key that a form has just made; null for everybody else. */
      madeKey: (kind: AccountKey) =>
        call<MadeKey>(fetch, `/api/stats/${kind === "read" ? "made-key" : "made-write-key"}`),
    },
  };
}
