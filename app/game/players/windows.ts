/** Over which battles the figures of a player are taken. Days are of UTC, today among them. */
export const WINDOWS = ["all", "90d", "30d", "7d", "1d", "1000", "100", "session"] as const;
export type Window = (typeof WINDOWS)[number];

/** The windows offered on a player's pages; the others only apply if an address requests them. */
export const PERIODS = ["session", "7d", "30d", "90d", "all"] as const satisfies readonly Window[];
export type Period = (typeof PERIODS)[number];
/** All time is in every response anyway: as its window, or as what that is compared with. */
export type ShortPeriod = Exclude<Period, "all">;

export const WINDOW_LABELS: Record<Window, string> = {
  all: "All time",
  "90d": "90 days",
  "30d": "30 days",
  "7d": "7 days",
  "1d": "1 day",
  "1000": "Last 1,000",
  "100": "Last 100",
  session: "Last session",
};

/** The window of an address; all battles where it names none. */
export function windowOf(text: string | null): Window {
  return WINDOWS.find((window) => window === text) ?? "all";
}

/** Whole days of a window; null where it is not one of whole days. */
export function daysOf(window: Window): number | null {
  return window === "90d" || window === "30d" || window === "7d" ? Number.parseInt(window, 10) : null;
}

/** Battles of a window of the last ones; null where it is none. */
export function lastOf(window: Window): number | null {
  return window === "1000" || window === "100" ? Number(window) : null;
}

/** The window that another is compared with. */
export const comparedWindow = (window: Window): Window => (window === "all" ? "30d" : "all");

/** Hours without a battle that end a session. A pause for a meal does not, a night does. */
export const SESSION_GAP_HOURS = 4;

/**
 * Parts battles into sessions: between two of them nothing was played for SESSION_GAP_HOURS.
 * @param newestFirst unix times in seconds at which battles began, the newest first
 * @returns how many battles each session has, the newest first
 */
export function sessionSizes(newestFirst: readonly number[]): number[] {
  const sizes: number[] = [];
  let after: number | undefined;
  for (const startedAt of newestFirst) {
    const goesOn = after !== undefined && after - startedAt < SESSION_GAP_HOURS * 3600;
    if (goesOn) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    else sizes.push(1);
    after = startedAt;
  }
  return sizes;
}

/** How long the record of all battles is followed back, in days. */
const FOLLOWED_DAYS = 364;

/**
 * The stretches in which a player's stats are tracked: fortnights of the last year for all battles, else one or
 * several days each, about thirty in total.
 * @param now unix time in milliseconds
 * @returns the first day, in days since 1970, UTC, and the days per stretch; null for a window of single battles
 */
export function trendStep(window: Window, now: number): { from: number; step: number } | null {
  const days = window === "all" ? FOLLOWED_DAYS : daysOf(window);
  if (days === null) return null;
  const step = window === "all" ? 14 : Math.ceil(days / 30);
  return { from: Math.floor(now / 86_400_000) - days + 1, step };
}
