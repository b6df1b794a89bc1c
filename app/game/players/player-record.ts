import { addSums, type BattleSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PublishedDay } from "./published/published-days.ts";
import type { DaySums, VehicleSums } from "./vehicle-sums.ts";
import { comparedWindow, daysOf, trendStep, type Window } from "./windows.ts";

/** Whose count figures are of: the publisher's, of every battle, or of the battles that were sent here. */
export const SOURCES = ["publisher", "own"] as const;
export type StatsSource = (typeof SOURCES)[number];

export const SOURCE_LABELS: Record<StatsSource, string> = { publisher: "Publisher", own: "Uploaded" };

/** A player's page starts with the uploads if the last one is at most this many days old. */
const RECENT_DAYS = 90;

/**
 * Default source of a player's pages: the uploads if one of their battles is recent, else the publisher's count. It
 * does not depend on the window.
 * @param sentAt start of the last uploaded battle, unix time in seconds; null if there is none
 * @param now unix time in milliseconds
 */
export function preferredSource(sentAt: number | null, isPublisherKnown: boolean, now: number): StatsSource | null {
  if (sentAt !== null && (!isPublisherKnown || now / 1000 - sentAt < RECENT_DAYS * 86_400)) return "own";
  return isPublisherKnown ? "publisher" : null;
}

/** Battles of a window according to one source. */
export interface PlayerRecord {
  window: Window;
  vehicles: readonly VehicleSums[];
  /** What the window is compared with (`comparedWindow`); null if the source does not know it. */
  compared: readonly VehicleSums[] | null;
  /** All battles that the source knows of. */
  all: readonly VehicleSums[];
  /** Results in stretches of days, and the days per stretch; null for a window of single battles. */
  stretches: readonly DaySums[];
  step: number | null;
}

/** What the publisher reports about a player. */
interface PublishedRecord {
  vehicles: readonly VehicleSums[];
  days: readonly PublishedDay[];
  /** The first of our readings; unix time in milliseconds. Null: there is no history. */
  since: number | null;
}

/**
 * The publisher's count for a window: the total, or the difference between our readings.
 * @param now unix time in milliseconds
 * @returns null if unknown: for windows of single battles, and for days before our first reading
 */
export function publishedRecord(published: PublishedRecord, window: Window, now: number): PlayerRecord | null {
  const all = published.vehicles;
  const vehicles = ofWindow(published, window, now);
  if (vehicles === null) return null;
  const steps = trendStep(window, now);
  return {
    window,
    vehicles,
    all,
    compared: ofWindow(published, comparedWindow(window), now),
    stretches: steps ? inStretches(published.days, steps) : [],
    step: steps?.step ?? null,
  };
}

function ofWindow(published: PublishedRecord, window: Window, now: number): readonly VehicleSums[] | null {
  if (!isPublished(published, window, now)) return null;
  const from = firstDayOf(window, now);
  return from === null ? published.vehicles : together(published.days.filter(({ day }) => day >= from));
}

/**
 * Whether the publisher's count of a window is known: always of all time, never of single battles, and of days if a
 * reading lies before them, or if battles were fought between two readings among them. Readings among them that do not
 * differ leave open what was fought before.
 * @param now unix time in milliseconds
 */
function isPublished({ days, since }: Pick<PublishedRecord, "days" | "since">, window: Window, now: number): boolean {
  const from = firstDayOf(window, now);
  if (from === null || since === null) return window === "all";
  return days.some(({ day, vehicles }) => day >= from && vehicles.length > 0) || Math.floor(since / 86_400_000) <= from;
}

/**
 * When the publisher's count of a window truly begins, where that is not with the window itself: we read less often
 * than daily, or not yet for so long. Unix time in milliseconds; null: with the window, or nothing was fought in it.
 * @param now unix time in milliseconds
 */
export function countedSince({ days }: Pick<PublishedRecord, "days">, window: Window, now: number): number | null {
  const from = firstDayOf(window, now);
  const first = from === null ? undefined : days.find(({ day }) => day >= from);
  if (from === null || !first) return null;
  const began = Math.floor(first.from / 86_400_000);
  return began === from || began === from - 1 ? null : first.from;
}

/** First day of a window, days since 1970; null where it is not one of days. */
function firstDayOf(window: Window, now: number): number | null {
  const count = window === "1d" ? 1 : daysOf(window);
  return count === null ? null : Math.floor(now / 86_400_000) - count + 1;
}

function inStretches(days: readonly DaySums[], { from, step }: { from: number; step: number }): DaySums[] {
  const shown = days.filter(({ day }) => day >= from);
  const stretches = Map.groupBy(shown, ({ day }) => day - ((day - from) % step));
  return [...stretches].map(([day, of]) => ({ day, vehicles: together(of) })).sort((a, b) => a.day - b.day);
}

/** Several days as one. */
function together(days: readonly DaySums[]): VehicleSums[] {
  const vehicles = new Map<number, BattleSums>();
  for (const { tankId, sums } of days.flatMap((day) => day.vehicles)) {
    vehicles.set(tankId, addSums(vehicles.get(tankId) ?? NO_BATTLES, sums));
  }
  return [...vehicles].map(([tankId, sums]) => ({ tankId, sums }));
}

/** What an address says of a window and a source. */
export const viewParameters = (window: Window | null, wanted: StatsSource | null): [string, string][] => [
  ...(window === null || window === "all" ? [] : [["view", window] satisfies [string, string]]),
  ...(wanted === null ? [] : [["source", wanted] satisfies [string, string]]),
];
