import type { CalendarFeed, FeedEvent } from "#app/game/calendar/calendar.ts";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { CALENDAR_CATEGORY_LABELS, type CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import { icalendar } from "#workers/http/feeds/icalendar.ts";

interface CalendarFeedData {
  events: readonly FeedEvent[];
  zones: CalendarFeed["zones"];
  /** Filters the feed; if empty, it has everything. */
  categories: readonly CalendarCategory[];
  /** Minutes before an event at which a calendar app reminds; null leaves it to the app. */
  remind?: number | null;
  origin: string;
}

/** The calendar, or part of it, as iCalendar. */
export function calendarFeed({ events, zones, categories, remind, origin }: CalendarFeedData): string {
  const labels = categories.map((category) => CALENDAR_CATEGORY_LABELS[category]);
  const named = new Set(events.flatMap(({ zone }) => zone ?? []));
  return icalendar({
    name: labels.length === 0 ? "The Index: calendar" : `The Index: ${labels.join("\\, ").toLowerCase()}`,
    zones: [...named].map((zone) => zones[zone] ?? ""),
    events: events.map(({ id, properties }) => ({
      properties,
      address: origin + eventPath(id),
      alarm: alarm(remind),
    })),
  });
}

/** Readers show the title of the event with it (RFC 5545 §3.6.6). */
function alarm(remind: number | null = null): string {
  if (remind === null) return "";
  return `BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Reminder\r\nTRIGGER:-PT${remind}M\r\nEND:VALARM\r\n`;
}
