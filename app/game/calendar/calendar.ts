import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";

/** Paths below /api/files. */
export const CALENDAR_PATH = "content/calendar.json";
export const CALENDAR_FEED_PATH = "content/calendar-feed.json";

/**
 * Start and end in a calendar. For whole days: the first and the last day, "2026-11-25", in any time zone. Otherwise:
 * instants in UTC, "2026-11-25T17:00:00Z"; an event without duration ends when it begins.
 */
export interface Span {
  start: string;
  end: string;
}

/** A published event. */
export interface CalendarEvent extends Span {
  /** Stable: part of its address and of its UID in feeds. */
  id: string;
  title: string;
  category: CalendarCategory;
  /** One or two sentences. */
  summary: string | null;
  /** Link to more information. */
  link: string | null;
  /** Who states it. */
  source: { name: string; url: string | null };
  /** Day of the last change, ISO 8601, as its author says. */
  updated: string;
  /** Lasts whole days, on the same days everywhere. */
  allDay: boolean;
  /** IANA name of the event's time zone: repetitions keep their local time there. */
  zone: string;
  /** How it repeats: a rule of RFC 5545 ("FREQ=WEEKLY;BYDAY=FR"), and the starts that are left out. */
  repeat: { rule: string; except: readonly string[] } | null;
  /** Every time it takes place, in order. Of a rule without end: until two years after the last change. */
  occurrences: readonly Span[];
}

export interface Calendar {
  /** Made up, to show the calendar on a developer's machine. */
  demo: boolean;
  events: readonly CalendarEvent[];
}

/** The calendar as iCalendar (RFC 5545) parts, from which feeds are assembled. */
export interface CalendarFeed {
  events: readonly FeedEvent[];
  /** The VTIMEZONE of every zone with repeating events, by IANA name. */
  zones: Readonly<Record<string, string>>;
}

export interface FeedEvent extends Pick<CalendarEvent, "id" | "category"> {
  /** The zone that its times name; null: they are in UTC, or days. */
  zone: string | null;
  /** Its folded properties with line ends, as they appear within the VEVENT; all but the address of its page. */
  properties: string;
}

/** One time that an event takes place. */
export interface Occurrence extends Span {
  event: CalendarEvent;
}

const DAY = 86_400_000;

/**
 * When an occurrence begins, unix time in milliseconds. What lasts whole days is taken to begin at midnight UTC, at most
 * 14 hours from where the visitor's day begins.
 */
export function startOf({ start, event }: Occurrence): number {
  return Date.parse(event.allDay ? `${start}T00:00:00Z` : start);
}

/** When it ends; for whole days, the midnight after the last day. */
export function endOf({ end, event }: Occurrence): number {
  return event.allDay ? Date.parse(`${end}T00:00:00Z`) + DAY : Date.parse(end);
}

/** Whether it takes place at this moment. @param now unix time in milliseconds */
export function isRunning(occurrence: Occurrence, now: number): boolean {
  return startOf(occurrence) <= now && now < endOf(occurrence);
}

/** Every time that these events take place, by beginning; what begins together, by title. */
export function occurrencesOf(events: Iterable<CalendarEvent>): Occurrence[] {
  const all: Occurrence[] = [];
  for (const event of events) for (const span of event.occurrences) all.push({ ...span, event });
  return all.sort(inOrder);
}

function inOrder(a: Occurrence, b: Occurrence): number {
  return a.start < b.start ? -1 : a.start > b.start ? 1 : a.event.title < b.event.title ? -1 : 1;
}

/**
 * What runs or comes next, by beginning, each event once.
 * @param now unix time in milliseconds
 */
export function nextEvents(calendar: Pick<Calendar, "events">, now: number, count: number): Occurrence[] {
  const coming = calendar.events.flatMap((event) => {
    const span = event.occurrences.find((occurrence) => !isOver({ ...occurrence, event }, now));
    return span ? [{ ...span, event }] : [];
  });
  return coming.sort(inOrder).slice(0, count);
}

function isOver(occurrence: Occurrence, now: number): boolean {
  const end = endOf(occurrence);
  // An event without duration is over once its moment has passed.
  return end === startOf(occurrence) ? end < now : end <= now;
}
