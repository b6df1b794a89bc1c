import { endOf, isRunning, type Occurrence, startOf } from "#app/game/calendar/calendar.ts";
import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import { type Day, daysBetween, localTime, longDay, midnight, plusDays, shortDay } from "./days.ts";

/** The time and time zone that a page is rendered for. */
export interface Standpoint {
  /** Unix time in milliseconds. */
  now: number;
  /** IANA name of a time zone. */
  zone: string;
  today: Day;
}

export function standpoint(now: number, zone: string): Standpoint {
  return { now, zone, today: localTime(now, zone).day };
}

/** One time that an event takes place, in the visitor's time zone, as JSON can hold it. */
export interface CalendarEntry {
  id: string;
  title: string;
  category: CalendarCategory;
  /** The last one included. */
  firstDay: Day;
  lastDay: Day;
  /** "18:00"; null: lasts whole days. */
  from: string | null;
  to: string | null;
  state: "past" | "running" | "coming";
  /** "Wednesday 25 November, 18:00 to 23:00". */
  when: string;
  /** "Until 29 Nov, 8 days left", "Ends today, 23:00". */
  ends: string;
  /** "until 29 Nov"; null for what ends on the day on which it begins. */
  until: string | null;
  /** Unix time in milliseconds. */
  startsAt: number;
  endsAt: number;
}

/** Whether an occurrence may touch these days in some time zone; cheaper than to compute its days. */
export function mayTouch({ start, end }: Occurrence, first: Day, last: Day): boolean {
  return start.slice(0, 10) <= plusDays(last, 1) && end.slice(0, 10) >= plusDays(first, -1);
}

export function calendarEntry(occurrence: Occurrence, { now, zone, today }: Standpoint): CalendarEntry {
  const { event } = occurrence;
  const days = event.allDay ? wholeDays(occurrence, zone) : zonedTimes(occurrence, zone);
  const { first, last, from, to } = days;
  const running = event.allDay ? first <= today && today <= last : isRunning(occurrence, now);
  const over = event.allDay ? last < today : endOf(occurrence) <= now;
  const year = today.slice(0, 4);
  return {
    id: event.id,
    title: event.title,
    category: event.category,
    firstDay: first,
    lastDay: last,
    from,
    to,
    state: running ? "running" : over ? "past" : "coming",
    when: whenText(days, year),
    ends: endText(days, today),
    until: first < last ? `until ${shortDay(last, year)}` : null,
    startsAt: days.startsAt,
    endsAt: days.endsAt,
  };
}

interface Days {
  first: Day;
  last: Day;
  from: string | null;
  to: string | null;
  startsAt: number;
  endsAt: number;
}

function wholeDays({ start: first, end: last }: Occurrence, zone: string): Days {
  return {
    first,
    last,
    from: null,
    to: null,
    startsAt: midnight(first, zone),
    endsAt: midnight(plusDays(last, 1), zone),
  };
}

function zonedTimes(occurrence: Occurrence, zone: string): Days {
  const [startsAt, endsAt] = [startOf(occurrence), endOf(occurrence)];
  const [start, end] = [localTime(startsAt, zone), localTime(endsAt, zone)];
  const lasts = startsAt < endsAt;
  // What ends at midnight does not touch the day that begins then.
  const last = lasts ? localTime(endsAt - 1, zone).day : start.day;
  return { first: start.day, last, from: start.clock, to: lasts ? end.clock : null, startsAt, endsAt };
}

function endText({ last, to }: Days, today: Day): string {
  const left = daysBetween(today, last);
  const time = to === null ? "" : `, ${to}`;
  if (left <= 0) return `Ends today${time}`;
  return `Until ${shortDay(last, today.slice(0, 4))}${time}, ${left} ${left === 1 ? "day" : "days"} left`;
}

function whenText({ first, last, from, to }: Days, year: string): string {
  const begins = longDay(first, year);
  if (from === null) return first === last ? begins : `${begins} to ${longDay(last, year)}`;
  if (to === null) return `${begins}, ${from}`;
  // Ends on the same day, or at the midnight after it.
  if (first === last) return `${begins}, ${from} to ${to}`;
  return `${begins}, ${from} to ${longDay(to === "00:00" ? plusDays(last, 1) : last, year)}, ${to}`;
}
