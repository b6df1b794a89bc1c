import { type Day, firstOfMonth, lastOfMonth, mondayOf, monthName, partsOf, plusDays, weekday } from "./days.ts";
import type { CalendarEntry } from "./shown-event.ts";

/** More events at once than these are named by a link to the day. */
export const LANES = 5;

/** An event's bar within a week. */
export interface Bar {
  event: CalendarEntry;
  /** 0 for Monday. */
  column: number;
  span: number;
  /** 0 for the uppermost. */
  lane: number;
  /** Begins in this week, and ends in it. */
  begins: boolean;
  ends: boolean;
}

export interface MonthDay {
  day: Day;
  /** "25", or "26 Oct" where the month is another one. */
  label: string;
  /** "Wednesday 25 November". */
  name: string;
  /** Of the month that is shown. */
  inside: boolean;
  isToday: boolean;
  /** Events that found no place. */
  more: number;
}

export interface MonthWeek {
  days: MonthDay[];
  bars: Bar[];
}

/** The weeks of a month from Monday to Sunday, including days of adjacent months. @param month any day of the month */
export function monthWeeks(month: Day, today: Day, events: readonly CalendarEntry[]): MonthWeek[] {
  const weeks: MonthWeek[] = [];
  const { first, last } = monthRange(month);
  for (let monday = first; monday <= last; monday = plusDays(monday, 7))
    weeks.push(monthWeek(monday, month.slice(0, 7), today, events));
  return weeks;
}

/** The first and the last day that a month's weeks have. */
export function monthRange(month: Day): { first: Day; last: Day } {
  return { first: mondayOf(firstOfMonth(month)), last: plusDays(mondayOf(lastOfMonth(month)), 6) };
}

/** @param month "2026-11" */
function monthWeek(monday: Day, month: string, today: Day, events: readonly CalendarEntry[]): MonthWeek {
  const dates = Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
  const placed = place(events, dates);
  const days = dates.map((day, column): MonthDay => {
    const inside = day.startsWith(month);
    const { date } = partsOf(day);
    const isFirst = column === 0 || date === 1;
    return {
      day,
      label: !inside && isFirst ? `${date} ${monthName(day).slice(0, 3)}` : String(date),
      name: `${weekday(day)} ${date} ${monthName(day)}`,
      inside,
      isToday: day === today,
      more: placed.filter((bar) => bar.lane >= LANES && bar.column <= column && column < bar.column + bar.span).length,
    };
  });
  return { days, bars: placed.filter(({ lane }) => lane < LANES) };
}

/** Gives every event of a week the uppermost free lane: the earliest first, of these the longest. */
function place(events: readonly CalendarEntry[], days: readonly Day[]): Bar[] {
  const [monday = "", sunday = ""] = [days[0], days[6]];
  const free: number[] = [];
  return events
    .filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday)
    .sort(earlierOrLonger)
    .map((event) => {
      const column = Math.max(0, days.indexOf(event.firstDay));
      const to = event.lastDay > sunday ? 6 : days.indexOf(event.lastDay);
      const found = free.findIndex((next) => next <= column);
      const lane = found === -1 ? free.length : found;
      free[lane] = to + 1;
      const [begins, ends] = [event.firstDay >= monday, event.lastDay <= sunday];
      return { event, column, span: to - column + 1, lane, begins, ends };
    });
}

function earlierOrLonger(a: CalendarEntry, b: CalendarEntry): number {
  if (a.firstDay !== b.firstDay) return a.firstDay < b.firstDay ? -1 : 1;
  if (a.lastDay !== b.lastDay) return a.lastDay > b.lastDay ? -1 : 1;
  return a.startsAt - b.startsAt;
}
