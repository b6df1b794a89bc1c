import type { CalendarCategory } from "../enumerations/calendar-categories.ts";

export const CALENDAR_PAGE = "/calendar";

/** The page of an event. */
export function eventPath(id: string): string {
  return `${CALENDAR_PAGE}/${id}`;
}

/** The feed of these categories; of all of them when none is named. */
export function feedPath(categories: readonly CalendarCategory[]): string {
  return `/api/calendar.ics${categories.length === 0 ? "" : `?category=${categories.join(",")}`}`;
}

/**
 * A single event as a calendar file.
 * @param remind minutes before it begins at which the calendar reminds of it; for all-day events, before its first
 * midnight
 */
export function eventFilePath(id: string, remind?: number): string {
  return `/api/calendar.ics?event=${id}${remind === undefined ? "" : `&remind=${remind}`}`;
}
