// Apart from the schemas, which the browser does not load.

export const LEADERBOARD_PATH = "/api/challenge/leaderboard";
export const OWN_RUNS_PATH = "/api/account/challenge";

export function runCallPath(accountId: number): string {
  return `/api/challenge/runs/${accountId}`;
}

/** What a run's owner can do; every call takes `account_id`. */
export type RunAction = "start" | "check" | "list" | "unlist" | "give-up";

/** What is said once it is done. */
export const RUN_DONE: Record<RunAction, string> = {
  start: "Your run has started",
  check: "Your run is up to date",
  list: "Your run is in the leaderboard",
  unlist: "Your run is no longer in the leaderboard",
  "give-up": "The run is given up",
};

export function runActionPath(action: RunAction): string {
  return `${OWN_RUNS_PATH}/${action}`;
}
