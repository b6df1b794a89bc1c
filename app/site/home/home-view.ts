import type { Calendar } from "#app/game/calendar/calendar.ts";
import { nextEvents, type Occurrence, startOf } from "#app/game/calendar/occurrences.ts";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import type { DataChanges } from "#app/game/model/data-changes.ts";
import { CALENDAR_CATEGORY_LABELS, type CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { KIND_LABELS, NEWS_VOICES } from "#app/game/news/kinds.ts";
import type { NewsPostHead } from "#app/game/news/news.ts";
import { type NewsEntry, newsEntries } from "#app/game/news/news-entries.ts";
import type { Creator } from "#app/game/site/creators.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { initialsApart } from "#app/lib/text/initials.ts";
import { type ShortDay, shortDayOf } from "#app/lib/text/short-day.ts";

/** A piece of news beside the index. */
export interface HomeNews {
  title: string;
  href: string;
  /** It leads to another site. */
  outward: boolean;
  /** Who says it, or what ours is about, and the day. */
  about: string;
}

/** An event that is to come, in UTC: the page is the same for everyone. */
export interface HomeEvent {
  title: string;
  href: string;
  category: CalendarCategory;
  day: ShortDay;
  /** Its category, and when it begins or until when it lasts. */
  about: string;
}

export interface HomeEvents {
  coming: HomeEvent[];
  /** How many others take place at the moment. */
  running: number;
  /** They are made up. */
  demo: boolean;
}

/** What the last publishing of the data changed, in words. */
export interface HomeChanges {
  day: string;
  lines: { text: string; href?: string }[];
}

export type HomeCreator = Creator & { letters: string };

const shownEvents = 4;
/** Of each voice, so that nobody who writes often hides the others. */
const shownNews = 2;
/** Of our own where nothing is collected. */
const shownAlone = 4;

/**
 * The newest of our own, of the publisher and of creators, the newest first.
 * @param collected null when it cannot be read
 */
export function homeNews(posts: readonly NewsPostHead[], collected: CollectedNews | null): HomeNews[] {
  const entries = newsEntries(posts, collected);
  const alone = entries.every(({ outward }) => !outward);
  const shown = new Set(
    NEWS_VOICES.flatMap((voice) =>
      entries.filter((entry) => entry.voice === voice).slice(0, alone ? shownAlone : shownNews),
    ),
  );
  return entries.filter((entry) => shown.has(entry)).map(homeEntry);
}

function homeEntry({ title, href, outward, source, kind, at }: NewsEntry): HomeNews {
  const from = outward ? source.name : KIND_LABELS[kind];
  const day = at === null ? "" : `, ${formatDate(new Date(at).toISOString())}`;
  return { title, href, outward, about: from + day };
}

/**
 * What begins next; null where the calendar knows of nothing.
 * @param now unix time in ms
 */
export function homeEvents({ demo, events }: Calendar, now: number): HomeEvents | null {
  const next = nextEvents({ events }, now, Number.POSITIVE_INFINITY);
  const coming = next.filter((each) => startOf(each) > now);
  const running = next.length - coming.length;
  if (next.length === 0) return null;
  return { demo, running, coming: coming.slice(0, shownEvents).map((each) => homeEvent(each, now)) };
}

function homeEvent(occurrence: Occurrence, now: number): HomeEvent {
  const { event, start } = occurrence;
  const { id, title, category } = event;
  const day = shortDayOf(startOf(occurrence), now);
  return { title, href: eventPath(id), category, day, about: `${CALENDAR_CATEGORY_LABELS[category]}${when()}` };

  function when(): string {
    if (!event.allDay) return `, ${start.slice(11, 16)} UTC`;
    if (occurrence.end === start) return "";
    const last = shortDayOf(Date.parse(occurrence.end), now);
    return `, until ${last.day} ${last.month}`;
  }
}

/** Each with the letters that stand in for a picture. */
export function homeCreators(creators: readonly Creator[]): HomeCreator[] {
  const letters = initialsApart(creators.map(({ name }) => name));
  return creators.map((creator, place) => ({ ...creator, letters: letters[place] ?? "" }));
}

export function homeChanges({ publishedAt, added, removed, changed, sources }: DataChanges): HomeChanges {
  const vehicles = (count: number) => (count === 1 ? "1 vehicle" : `${formatNumber(count)} vehicles`);
  return {
    day: formatDate(publishedAt),
    lines: [
      ...(added.count > 0 ? [{ text: `${vehicles(added.count)} added` }] : []),
      ...added.some.slice(0, 3).map(({ name, href }) => ({ text: name, href })),
      ...(removed > 0 ? [{ text: `${vehicles(removed)} removed` }] : []),
      ...(changed.count > 0 ? [{ text: `Other figures of ${vehicles(changed.count)}` }] : []),
      ...changed.some.slice(0, 3).map(({ name, href, key, before, after }) => ({
        text: `${name}: ${STAT_META[key as StatKey].label.toLowerCase()} ${formatStatWithUnit(key as StatKey, before)} to ${formatStatWithUnit(key as StatKey, after)}`,
        href,
      })),
      ...sources.map(({ title, date }) => ({ text: date === null ? title : `${title}, ${formatDate(date)}` })),
    ],
  };
}
