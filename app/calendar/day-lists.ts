import { type Day, plusDays, shortDay, weekday } from "./days.ts";
import type { CalendarEntry, Standpoint } from "./shown-event.ts";

/** An event as listed on one day. */
export interface DayEntry {
  event: CalendarEntry;
  /** "18:00", "all day", "running", "until 23:00". */
  note: string;
}

export interface ListedDay {
  day: Day;
  /** "Today", "Wednesday". */
  name: string;
  /** "25 Nov". */
  date: string;
  isToday: boolean;
  entries: DayEntry[];
}

/** Days with everything that touches each of them, empty days too. */
export function everyDay(first: Day, count: number, events: readonly CalendarEntry[], at: Standpoint): ListedDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = plusDays(first, index);
    const touching = events.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    return listedDay(day, touching, at);
  });
}

/** Each event once, below the day on which it begins or, when it runs already, the first one; no empty days. */
export function agenda(first: Day, last: Day, events: readonly CalendarEntry[], at: Standpoint): ListedDay[] {
  const shown = events.filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= last);
  const days = Map.groupBy(shown, ({ firstDay }) => (firstDay < first ? first : firstDay));
  const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([day, found]) => listedDay(day, found, at));
}

function listedDay(day: Day, events: readonly CalendarEntry[], { today }: Standpoint): ListedDay {
  const isToday = day === today;
  return {
    day,
    isToday,
    name: isToday ? "Today" : weekday(day),
    date: shortDay(day, today.slice(0, 4)),
    entries: [...events].sort(inDay(day)).map((event) => ({ event, note: noteOf(event, day, isToday) })),
  };
}

/** What runs since an earlier day first, then whole days, then by time. */
function inDay(day: Day) {
  const rank = ({ firstDay, from }: CalendarEntry) => (firstDay < day ? 0 : from === null ? 1 : 2);
  return (a: CalendarEntry, b: CalendarEntry) =>
    rank(a) - rank(b) || a.startsAt - b.startsAt || (a.title < b.title ? -1 : 1);
}

function noteOf({ firstDay, lastDay, from, to, state }: CalendarEntry, day: Day, isToday: boolean): string {
  if (firstDay < day && lastDay === day && to !== null) return `until ${to}`;
  if (firstDay < day && isToday && state === "running") return "running";
  if (firstDay < day) return "continues";
  return from ?? "all day";
}
