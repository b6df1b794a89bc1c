import { type Calendar, isRunning, type Occurrence, occurrencesOf, startOf } from "#app/game/calendar/calendar.ts";
import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import type { CalendarLayout, CalendarQuery } from "./calendar-query.ts";
import { agenda, everyDay, type ListedDay } from "./day-lists.ts";
import { type Day, dayOf, firstOfMonth, mondayOf, monthName, plusDays, plusMonths, shortDay } from "./days.ts";
import { type MonthWeek, monthRange, monthWeeks } from "./month-weeks.ts";
import { type CalendarEntry, calendarEntry, mayTouch, type Standpoint } from "./shown-event.ts";

/** Content of the page, JSON-serializable. */
export interface ShownDays {
  /** "November 2026". */
  title: string;
  /** Title of the agenda that a phone shows in place of the month. */
  agendaTitle: string;
  /** Targets of the links to the previous and next period; null if nothing is known there. */
  earlier: Day | null;
  later: Day | null;
  /** Today is in the shown period. */
  isNow: boolean;
  /** In the views of a month. */
  weeks: MonthWeek[];
  /** In the views of a week and of an agenda, and of a phone's month. */
  days: ListedDay[];
  running: CalendarEntry[];
  /** What begins next. */
  next: { event: CalendarEntry; summary: string | null } | null;
  /** Events per category on the shown days, ignoring the filter. */
  counts: Partial<Record<CalendarCategory, number>>;
  /** Events of all categories that the calendar knows. */
  known: number;
}

export function shownDays(calendar: Calendar, query: CalendarQuery, at: Standpoint): ShownDays {
  const day = dayOf(query.date) ?? at.today;
  const range = rangeOf(query.view, day);
  const isRequested = (category: CalendarCategory) =>
    query.categories.length === 0 || query.categories.includes(category);
  const all = occurrencesOf(calendar.events);
  const touching = all.filter((occurrence) => mayTouch(occurrence, range.first, range.last));
  const inRange = touching
    .map((occurrence) => calendarEntry(occurrence, at))
    .filter(({ firstDay, lastDay }) => firstDay <= range.last && lastDay >= range.first);
  const visible = inRange.filter(({ category }) => isRequested(category));
  const requested = all.filter(({ event }) => isRequested(event.category));
  const coming = requested.find((occurrence) => startOf(occurrence) > at.now);
  const view = query.view;
  return {
    ...titles(view, day, at),
    ...neighbours(view, day, all, at),
    isNow: range.first <= at.today && at.today <= range.last,
    weeks: view === null || view === "month" ? monthWeeks(day, at.today, visible) : [],
    days: listOf(view, day, visible, at),
    running: requested
      .filter((occurrence) => mayRun(occurrence, at.now))
      .map((occurrence) => calendarEntry(occurrence, at))
      .filter(({ state }) => state === "running"),
    next: coming ? { event: calendarEntry(coming, at), summary: coming.event.summary } : null,
    counts: countsOf(inRange),
    known: calendar.events.length,
  };
}

interface DayRange {
  first: Day;
  last: Day;
}

function rangeOf(view: CalendarLayout | null, day: Day): DayRange {
  if (view === "week") return { first: mondayOf(day), last: plusDays(mondayOf(day), 6) };
  if (view === "agenda") return { first: day, last: agendaEnd(day) };
  const month = monthRange(day);
  // A phone shows the agenda from that day on.
  const last = view === null && agendaEnd(day) > month.last ? agendaEnd(day) : month.last;
  return { ...month, last };
}

function agendaEnd(day: Day): Day {
  return plusDays(plusMonths(day, 1), -1);
}

function listOf(view: CalendarLayout | null, day: Day, events: readonly CalendarEntry[], at: Standpoint): ListedDay[] {
  if (view === "month") return [];
  if (view === "week") return everyDay(mondayOf(day), 7, events, at);
  return agenda(day, agendaEnd(day), events, at);
}

function titles(view: CalendarLayout | null, day: Day, { today }: Standpoint) {
  const agendaTitle = day === today ? "The next month" : `From ${shortDay(day, today.slice(0, 4))}`;
  if (view === "agenda") return { title: agendaTitle, agendaTitle };
  if (view !== "week") return { title: `${monthName(day)} ${day.slice(0, 4)}`, agendaTitle };
  const [monday, sunday] = [mondayOf(day), plusDays(mondayOf(day), 6)];
  const sameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const begin = sameMonth ? String(Number(monday.slice(8))) : shortDay(monday, sunday.slice(0, 4));
  return { title: `${begin} to ${shortDay(sunday, "")} ${sunday.slice(0, 4)}`, agendaTitle };
}

/** The previous and next period, as long as events are known there; otherwise paging would never end. */
function neighbours(view: CalendarLayout | null, day: Day, all: readonly Occurrence[], { today }: Standpoint) {
  const from = view === "week" ? mondayOf(day) : view === "agenda" ? day : firstOfMonth(day);
  const step = (count: number) => (view === "week" ? plusDays(from, 7 * count) : plusMonths(from, count));
  const [earlier, later] = [step(-1), step(1)];
  let [firstKnown, lastKnown] = [today, today];
  for (const { start, end } of all) {
    if (start < firstKnown) firstKnown = start.slice(0, 10);
    if (end > lastKnown) lastKnown = end.slice(0, 10);
  }
  return { earlier: from > firstKnown ? earlier : null, later: later <= lastKnown ? later : null };
}

/** Whether it may be running in some time zone: whole days begin and end at the visitor's midnight. */
function mayRun(occurrence: Occurrence, now: number): boolean {
  if (!occurrence.event.allDay) return isRunning(occurrence, now);
  const day = 86_400_000;
  return [-day, 0, day].some((shift) => isRunning(occurrence, now + shift));
}

function countsOf(events: readonly CalendarEntry[]): ShownDays["counts"] {
  const counts: ShownDays["counts"] = {};
  const ids = new Map(events.map(({ id, category }) => [id, category]));
  for (const category of ids.values()) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}
