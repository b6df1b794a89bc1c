import { type AccountApi, createAccountApi } from "./account.ts";
import { type ChallengeApi, createChallengeApi } from "./challenge.ts";
import { type ClansApi, createClansApi } from "./clans.ts";
import { type ContentApi, createContentApi } from "./content.ts";
import { type DocumentSource, fetchedDocuments } from "./documents.ts";
import { createFilesApi, type FilesApi } from "./files.ts";
import { type LogEntry, postLog } from "./log.ts";
import { createNewsApi, type NewsApi } from "./news.ts";
import { type OpenApiDocument, readOpenCalls } from "./open-calls.ts";
import { createOwnMapsApi, type OwnMapsApi } from "./own-maps.ts";
import { createPlayerBattlesApi, type PlayerBattlesApi } from "./player-battles.ts";
import { createPlayerStatisticsApi, type PlayerStatisticsApi } from "./player-statistics.ts";
import { createPlayersApi, type PlayersApi } from "./players.ts";
import { createSavedLoadoutsApi, type SavedLoadoutsApi } from "./saved-loadouts.ts";
import { createSignInApi, type SignInApi } from "./sign-in.ts";
import { createStatsApi, type StatsApi } from "./stats.ts";

export type { DocumentSource };

/** Every call of the site's API, typed once for loaders and for the browser. */
export interface Api {
  account: AccountApi;
  challenge: ChallengeApi;
  clans: ClansApi;
  content: ContentApi;
  files: FilesApi;
  savedLoadouts: SavedLoadoutsApi;
  news: NewsApi;
  /** The description of the open calls; null when it cannot be had. */
  openCalls(): Promise<OpenApiDocument | null>;
  playerBattles: PlayerBattlesApi;
  ownMaps: OwnMapsApi;
  players: PlayersApi;
  playerStatistics: PlayerStatisticsApi;
  signIn: SignInApi;
  stats: StatsApi;
  log(entry: LogEntry): Promise<void>;
}

/**
 * @param fetch answers /api/*: the browser's own, or the visitor's while a page is rendered
 * @param anonymous the visitor has no session, so that no call has to ask who they are
 * @param documents source of the dataset's documents; by default, calls to /api/files
 */
export function createApi(
  fetch: typeof globalThis.fetch,
  { documents, anonymous = false }: { documents?: DocumentSource | undefined; anonymous?: boolean } = {},
): Api {
  const published = documents ?? fetchedDocuments(fetch);
  return {
    account: createAccountApi(fetch),
    challenge: createChallengeApi(fetch, anonymous),
    clans: createClansApi(fetch, anonymous),
    content: createContentApi(published),
    news: createNewsApi(fetch),
    openCalls: () => readOpenCalls(fetch),
    playerBattles: createPlayerBattlesApi(fetch),
    ownMaps: createOwnMapsApi(fetch, anonymous),
    players: createPlayersApi(fetch),
    playerStatistics: createPlayerStatisticsApi(fetch),
    signIn: createSignInApi(fetch, anonymous),
    stats: createStatsApi(fetch),
    files: createFilesApi(published),
    savedLoadouts: createSavedLoadoutsApi(fetch, anonymous),
    log: (entry) => postLog(fetch, entry),
  };
}
