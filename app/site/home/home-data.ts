import { type Calendar, endOf, isRunning, nextEvents, type Occurrence, startOf } from "#app/game/calendar/calendar.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { type PatchHeadline, patchHeadlines } from "#app/game/history/patch-headlines.ts";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { KIND_LABELS, NEWS_VOICES } from "#app/game/news/kinds.ts";
import type { NewsPostHead } from "#app/game/news/news.ts";
import { type NewsEntry, newsEntries } from "#app/game/news/news-entries.ts";
import { BEST_STATS, bestAt } from "#app/game/site/best-at.ts";
import type { Creator } from "#app/game/site/creators.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { madeOnce } from "#app/lib/made-once.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { initialsApart } from "#app/lib/text/initials.ts";
import { dayAndMonth, momentOf } from "#app/lib/text/short-day.ts";

export interface HomeNews {
  title: string;
  href: string;
  /** It leads to another site. */
  outward: boolean;
  /** The author, or the topic of our own news, and the day. */
  about: string;
}

/** An event in the line of current events, in UTC: the page is the same for everyone. */
export interface HomeEvent {
  title: string;
  href: string;
  category: CalendarCategory;
  /** Until when it lasts, or when it begins: "until 2 Dec", "28 Nov, 17:00 UTC". */
  when: string;
}

export interface HomeEvents {
  running: HomeEvent[];
  next: HomeEvent[];
  /** They are made up. */
  demo: boolean;
}

export type HomeCreator = Creator & { letters: string };

/** As many running and upcoming events as fit in a line. */
const maxEvents = 3;
/** The newest item of each source first, so that a frequent writer does not hide the others. */
const maxNews = 3;

/**
 * The newest of our own, of the publisher and of creators, the newest first.
 * @param collected null when it cannot be read
 */
export function homeNews(posts: readonly NewsPostHead[], collected: CollectedNews | null): HomeNews[] {
  const entries = newsEntries(posts, collected);
  const newest = NEWS_VOICES.flatMap((voice) => entries.find((entry) => entry.voice === voice) ?? []);
  const visible = new Set([...new Set([...newest, ...entries])].slice(0, maxNews));
  return entries.filter((entry) => visible.has(entry)).map(homeEntry);
}

function homeEntry({ title, href, outward, source, kind, at }: NewsEntry): HomeNews {
  const from = outward ? source.name : KIND_LABELS[kind];
  const day = at === null ? "" : `, ${formatDate(new Date(at).toISOString())}`;
  return { title, href, outward, about: from + day };
}

/**
 * What takes place and what begins next; null where the calendar knows of nothing.
 * @param now unix time in ms
 */
export function homeEvents({ demo, events }: Calendar, now: number): HomeEvents | null {
  const all = nextEvents({ events }, now, Number.POSITIVE_INFINITY);
  if (all.length === 0) return null;
  const isOn = (occurrence: Occurrence) => isRunning(occurrence, now);
  const some = (which: Occurrence[]) => which.slice(0, maxEvents).map((occurrence) => homeEvent(occurrence, now));
  return { demo, running: some(all.filter(isOn)), next: some(all.filter((occurrence) => !isOn(occurrence))) };
}

function homeEvent(occurrence: Occurrence, now: number): HomeEvent {
  const { event } = occurrence;
  const { id, title, category, allDay } = event;
  const when = () => {
    if (!isRunning(occurrence, now)) return allDay ? dayAt(startOf(occurrence)) : momentOf(startOf(occurrence), now);
    // Of whole days the last one, of others the moment.
    return `until ${allDay ? dayAt(endOf(occurrence) - 1) : momentOf(endOf(occurrence), now)}`;
  };
  return { title, href: eventPath(id), category, when: when() };
}

const dayAt = (at: number) => dayAndMonth(Math.floor(at / 86_400_000));

/** Each with the letters that stand in for a picture. */
export function homeCreators(creators: readonly Creator[]): HomeCreator[] {
  const letters = initialsApart(creators.map(({ name }) => name));
  return creators.map((creator, index) => ({ ...creator, letters: letters[index] ?? "" }));
}

/** The best vehicles in each discipline, with formatted values. */
export const homeBest = madeOnce(
  (columns: VehicleColumns): HomeBest =>
    bestAt(columns).map(({ tier, classes }) => ({
      tier,
      classes: classes.map(({ type, entries }) => ({
        type,
        entries: entries.map(
          (entry, index) => entry && { ...entry, value: formatStat(BEST_STATS[index] ?? "dpm", entry.value) },
        ),
      })),
    })),
);
export type HomeBest = {
  tier: number;
  classes: { type: VehicleClass; entries: ({ value: string; name: string; more: number } | null)[] }[];
}[];

/** What changed since the definitions were read. */
export interface HomeChanges {
  /** Of the definitions: "1.26.1". */
  since: string;
  lines: PatchHeadline[];
  /** Number of changed vehicles, whoever plays them. */
  total: number;
  /** The lines are of vehicles that the visitor plays. */
  own: boolean;
}

/** Lines of the panel. */
const maxChanges = 5;

/** @param played the signed-in user's battles by vehicle id; null if nobody is signed in, or they are unknown */
export function homeChanges(
  list: PatchChangesList,
  columns: VehicleColumns,
  played: ReadonlyMap<number, number> | null,
): HomeChanges | null {
  const own = played ? patchHeadlines(list, columns, played) : [];
  const all = own.length > 0 ? own : everybody(list, columns);
  if (all.length === 0) return null;
  return {
    since: formatPatch(columns.gameVersion),
    lines: all.slice(0, maxChanges),
    total: list.vehicles.length,
    own: own.length > 0,
  };
}

const everybody = madeOnce((list: PatchChangesList, columns: VehicleColumns): PatchHeadline[] =>
  patchHeadlines(list, columns, null).slice(0, maxChanges),
);
