import { daysOf, type Window } from "./windows.ts";

/** How long the record of all battles is followed back, in days. */
const FOLLOWED_DAYS = 364;

/**
 * The stretches in which a player's figures are followed: fortnights of the last year for all battles, else days or some
 * of them, so that there are about thirty.
 * @param now unix time in milliseconds
 * @returns the first day, in days since 1970, UTC, and how many days a stretch has; null for a window of single battles
 */
export function trendStep(window: Window, now: number): { from: number; step: number } | null {
  const days = window === "all" ? FOLLOWED_DAYS : daysOf(window);
  if (days === null) return null;
  const step = window === "all" ? 14 : Math.ceil(days / 30);
  return { from: Math.floor(now / 86_400_000) - days + 1, step };
}
