import { tzlib_get_ical_block } from "timezones-ical-library";
import {
  CALENDAR_FEED_PATH,
  CALENDAR_PATH,
  type Calendar,
  type CalendarEvent,
  type CalendarFeed,
} from "#app/game/model/content/calendar.ts";
import { feedEvent } from "./feed-event.ts";

/** What is published of these events: the calendar, and the parts of its feeds. */
export function calendarFiles(
  events: readonly CalendarEvent[],
  demo: boolean,
): Record<string, Calendar | CalendarFeed> {
  const sorted = [...events].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1));
  return { [CALENDAR_PATH]: { demo, events: sorted }, [CALENDAR_FEED_PATH]: feedOf(sorted) };
}

function feedOf(events: readonly CalendarEvent[]): CalendarFeed {
  const parts = events.map(feedEvent);
  const names = new Set(parts.flatMap(({ zone }) => zone ?? []));
  return { events: parts, zones: Object.fromEntries([...names].sort().map((zone) => [zone, timeZoneOf(zone)])) };
}

/** The VTIMEZONE of RFC 5545 of a zone. */
function timeZoneOf(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (!block?.startsWith("BEGIN:VTIMEZONE")) throw new Error(`No VTIMEZONE of ${zone} is known.`);
  return `${block.trim()}\r\n`;
}
