import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";

/** Paths below /api/files. */
export const CALENDAR_PATH = "content/calendar.json";
export const CALENDAR_FEED_PATH = "content/calendar-feed.json";

/**
 * Two points of a calendar. Of what lasts whole days: its first and its last day, "2026-11-25", wherever one is. Of what
 * has times: instants in UTC, "2026-11-25T17:00:00Z"; what has no duration ends when it begins.
 */
export interface Span {
  start: string;
  end: string;
}

/** An event as it is published. */
export interface CalendarEvent extends Span {
  /** Stable: part of its address and of its UID in feeds. */
  id: string;
  title: string;
  category: CalendarCategory;
  /** One or two sentences. */
  summary: string | null;
  /** Where more is to be read. */
  link: string | null;
  /** Who states it. */
  source: { name: string; url: string | null };
  /** Day of the last change, ISO 8601, as its author says. */
  updated: string;
  /** Lasts whole days, on the same days everywhere. */
  allDay: boolean;
  /** IANA name of the time zone in which its times are meant: its repetitions keep their hour there. */
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

/** The calendar as iCalendar (RFC 5545) in parts, of which a feed is put together. */
export interface CalendarFeed {
  events: readonly FeedEvent[];
  /** The VTIMEZONE of every zone in which something repeats, by its IANA name. */
  zones: Readonly<Record<string, string>>;
}

export interface FeedEvent extends Pick<CalendarEvent, "id" | "category"> {
  /** The zone that its times name; null: they are in UTC, or days. */
  zone: string | null;
  /** Its properties, folded, each line with its end: what stands within the VEVENT. All but the address of its page. */
  properties: string;
}
