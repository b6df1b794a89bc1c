import type { GameAccount, Visibility } from "#app/game/accounts/game-accounts.ts";
import type { MeanStat } from "#app/game/battles/map-stats.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { RunProgress } from "./progress.ts";

/** A run of the no-gold challenge. Times are unix time in milliseconds. */
export interface Run extends RunProgress {
  nation: Nation;
  startedAt: number;
  possibleSteps: number;
  /** The vehicle of the highest step. */
  highest: number | null;
  /** When the publisher last reported the account's battles. */
  checkedAt: number;
}

/** GET /api/challenge/leaderboard?page=: runs whose owners want them listed, the best first. */
export interface Leaderboard {
  page: number;
  pages: number;
  total: number;
  /** The place of the first one shown. */
  first: number;
  runs: (GameAccount &
    Pick<Run, "nation" | "possibleSteps" | "battles" | "wins" | "highest"> & { steps: number; ended: boolean })[];
}
export const leaderboardPath = (page: number) => `/api/challenge/leaderboard?page=${page}`;

/** GET /api/challenge/runs/{account_id}: a listed run, or the user's own. */
export interface PublicRun extends GameAccount {
  run: Run;
  own: boolean;
  listed: boolean;
}
export const runCallPath = (accountId: number) => `/api/challenge/runs/${accountId}`;

/** GET /api/account/challenge: the user's own game accounts with their runs. */
export interface OwnRun extends GameAccount {
  visibility: Visibility;
  run: Run | null;
  /** Whether there is a run that cannot be read. */
  unreadable: boolean;
  /** Whether its owner wants it in the leaderboard. */
  listed: boolean;
  /** Mean base experience of the account's random battles that were sent here; null: of none. */
  battleXp: MeanStat | null;
}
export const OWN_RUNS_PATH = "/api/account/challenge";

/** Actions of a run's owner; every call takes `account_id`. */
export type RunAction = "start" | "check" | "list" | "unlist" | "give-up";

export const runActionPath = (action: RunAction) => `${OWN_RUNS_PATH}/${action}`;

/** The message after each action. */
export const RUN_DONE: Record<RunAction, string> = {
  start: "Your run has started",
  check: "Your run is up to date",
  list: "Your run is in the leaderboard",
  unlist: "Your run is no longer in the leaderboard",
  "give-up": "The run is given up",
};
