import { MONTHS } from "#app/lib/text/format-date.ts";
import { type Day, partsOf, weekdayOf } from "./days.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const weekday = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? "";
export const monthName = (day: Day): string => MONTHS[partsOf(day).month - 1] ?? "";

/** "25 Nov", with the year where that is not the one that is meant anyway. @param year four figures */
export function shortDay(day: Day, year: string): string {
  return `${partsOf(day).date} ${monthName(day).slice(0, 3)}${yearUnless(day, year)}`;
}

/** "Wednesday 25 November", with the year where that is not the one that is meant anyway. */
export function longDay(day: Day, year: string): string {
  return `${weekday(day)} ${partsOf(day).date} ${monthName(day)}${yearUnless(day, year)}`;
}

function yearUnless(day: Day, year: string): string {
  return day.startsWith(year) ? "" : ` ${day.slice(0, 4)}`;
}
