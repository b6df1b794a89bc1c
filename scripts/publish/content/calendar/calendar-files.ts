import type { ICalEventData } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import {
  CALENDAR_FEED_PATH,
  CALENDAR_PATH,
  type Calendar,
  type CalendarEvent,
  type CalendarFeed,
  type FeedEvent,
} from "#app/game/calendar/calendar.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { changedOn, eventProperties } from "../event-properties.ts";

/** The files published for these events: the calendar, and the parts of its feeds. */
export function calendarFiles(
  events: readonly CalendarEvent[],
  demo: boolean,
): Record<string, Calendar | CalendarFeed> {
  const sorted = [...events].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1));
  return { [CALENDAR_PATH]: { demo, events: sorted }, [CALENDAR_FEED_PATH]: feedOf(sorted) };
}

function feedOf(events: readonly CalendarEvent[]): CalendarFeed {
  const feedEvents = events.map(feedEvent);
  const names = new Set(feedEvents.flatMap(({ zone }) => zone ?? []));
  return { events: feedEvents, zones: Object.fromEntries([...names].sort().map((zone) => [zone, timeZoneOf(zone)])) };
}

/** The VTIMEZONE of RFC 5545 of a zone. */
function timeZoneOf(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (!block?.startsWith("BEGIN:VTIMEZONE")) throw new Error(`No VTIMEZONE of ${zone} is known.`);
  return `${block.trim()}\r\n`;
}

/** Part of every UID, independent of the site's address: an event keeps its identity when the site moves. */
const UID_DOMAIN = "calendar.the-index";

/**
 * An event as iCalendar (RFC 5545). Repeating events keep their rule and the time zone in which their hour is fixed;
 * all others use UTC or whole days. The same event always gives the same text.
 */
function feedEvent(event: CalendarEvent): FeedEvent {
  const { repeat, allDay, zone } = event;
  const named = repeat !== null && !allDay && zone !== "UTC" ? zone : null;
  const properties = eventProperties({ ...described(event), ...times(event, named) });
  return { id: event.id, category: event.category, zone: named, properties };
}

function described({
  id,
  title,
  category,
  source,
  summary,
  link,
  updated,
}: CalendarEvent): Omit<ICalEventData, "start"> {
  const from = `Source: ${source.name}${source.url === null ? "" : `, ${source.url}`}`;
  return {
    id: `${id}@${UID_DOMAIN}`,
    ...changedOn(updated),
    summary: title,
    description: [summary, link, from].filter(Boolean).join("\n"),
    categories: [{ name: CALENDAR_CATEGORY_LABELS[category] }],
  };
}

function times(
  event: CalendarEvent,
  zone: string | null,
): Pick<ICalEventData, "start" | "end" | "allDay" | "timezone" | "repeating"> {
  const { start, end, allDay, repeat } = event;
  const repeating = repeat && [`RRULE:${repeat.rule}`, ...exceptions(event, zone)].join("\r\n");
  // An end in whole days is the day after the last one.
  if (allDay)
    return {
      allDay,
      repeating,
      start: Temporal.PlainDate.from(start),
      end: Temporal.PlainDate.from(end).add({ days: 1 }),
    };
  const at = (time: string) => {
    const instant = Temporal.Instant.from(time);
    return zone === null ? instant : instant.toZonedDateTimeISO(zone);
  };
  // A moment has no end.
  return { start: at(start), end: start === end ? null : at(end), timezone: zone, repeating };
}

function exceptions({ allDay, repeat }: CalendarEvent, zone: string | null): string[] {
  if (repeat === null || repeat.except.length === 0) return [];
  if (allDay) return [`EXDATE;VALUE=DATE:${repeat.except.map(compact).join(",")}`];
  if (zone === null) return [`EXDATE:${repeat.except.map(compact).join(",")}`];
  const local = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDateTime();
  const named = repeat.except.map((time) => compact(local(time).toString({ smallestUnit: "second" })));
  return [`EXDATE;TZID=${zone}:${named.join(",")}`];
}

function compact(time: string): string {
  return time.replaceAll(/[-:]/g, "");
}
