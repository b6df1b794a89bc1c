import {
  type CalendarEvent,
  endOf,
  isRunning,
  type Occurrence,
  occurrencesOf,
  type Span,
  startOf,
} from "#app/game/calendar/calendar.ts";
import { localTime, longDay, offsetName } from "./days.ts";
import { type CalendarEntry, calendarEntry, type Standpoint } from "./shown-event.ts";

/** How many further times of an event its page names. */
const FURTHER = 10;

export interface EventContent {
  event: CalendarEntry;
  /** The time as published. */
  span: Span;
  summary: string | null;
  link: string | null;
  source: CalendarEvent["source"];
  /** ISO 8601 day. */
  updated: string;
  /** It takes place more than once. */
  repeats: boolean;
  /** The same times where they are meant and in UTC: in "Europe/Berlin", "Friday 27 November, 18:00". */
  elsewhere: { zone: string; when: string }[];
  /** Times after the one that is shown. */
  further: CalendarEntry[];
  /** Further times that are not named. */
  more: number;
}

/** An event as its page shows it: the time that runs or comes next, or the last one. */
export function eventContent(event: CalendarEvent, at: Standpoint): EventContent {
  const all = occurrencesOf([event]);
  const found = all.findIndex((occurrence) => isRunning(occurrence, at.now) || startOf(occurrence) > at.now);
  const index = found === -1 ? all.length - 1 : found;
  const current = all[index];
  if (!current) throw new Error(`The event ${event.id} never takes place.`);
  const after = all.slice(index + 1);
  return {
    event: calendarEntry(current, at),
    span: { start: current.start, end: current.end },
    summary: event.summary,
    link: event.link,
    source: event.source,
    updated: event.updated,
    repeats: event.repeat !== null,
    elsewhere: event.allDay ? [] : elsewhere(current, at),
    further: after.slice(0, FURTHER).map((occurrence) => calendarEntry(occurrence, at)),
    more: Math.max(0, after.length - FURTHER),
  };
}

function elsewhere(occurrence: Occurrence, { zone, today }: Standpoint): EventContent["elsewhere"] {
  const zones = new Set([occurrence.event.zone, "UTC"]);
  zones.delete(zone);
  return [...zones].map((name) => ({ zone: name, when: timeIn(name, occurrence, today.slice(0, 4)) }));
}

function timeIn(zone: string, occurrence: Occurrence, year: string): string {
  const [start, end] = [localTime(startOf(occurrence), zone), localTime(endOf(occurrence), zone)];
  const begin = `${longDay(start.day, year)}, ${start.clock}`;
  if (startOf(occurrence) === endOf(occurrence)) return begin;
  return `${begin} to ${start.day === end.day ? "" : `${longDay(end.day, year)}, `}${end.clock}`;
}

/** "Europe/Berlin (UTC+1)" at the time of an event. */
export function zoneAt(zone: string, at: number): string {
  const offset = offsetName(at, zone);
  return offset === zone ? zone : `${zone} (${offset})`;
}

/** An event as structured data (https://schema.org/Event). @param address of its page */
export function eventJsonLd({ event, span: { start, end } }: EventContent, description: string, address: string) {
  const allDay = event.from === null;
  return {
    "@type": "Event",
    name: event.title,
    description,
    startDate: start,
    // Days are stated with the last one; a moment has no end.
    ...(allDay || end !== start ? { endDate: end } : {}),
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: address },
  };
}
