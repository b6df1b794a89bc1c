import type { ICalEventData } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { CalendarEvent, FeedEvent } from "#app/game/model/content/calendar.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { changedOn, eventProperties } from "../event-properties.ts";

/** Of every UID, whatever the site's address is: an event stays the same event when the site moves. */
const UID_DOMAIN = "calendar.the-index";

/**
 * An event as iCalendar (RFC 5545). What repeats keeps its rule and the time zone in which it keeps its hour; everything
 * else is in UTC, or in days. The same event always gives the same text.
 */
export function feedEvent(event: CalendarEvent): FeedEvent {
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
