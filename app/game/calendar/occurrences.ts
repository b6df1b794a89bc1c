import type { Calendar, CalendarEvent, Span } from "./calendar.ts";

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
