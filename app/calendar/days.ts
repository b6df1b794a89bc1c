import { TZDate } from "@date-fns/tz";
import { addDays, addMonths, differenceInCalendarDays, getDaysInMonth, getISODay } from "date-fns";
import { isDay, MONTHS } from "#app/lib/text/format-date.ts";

/** A day of the calendar without a place, ISO 8601: "2026-11-25". Days compare as texts. */
export type Day = string;

/** The year, the month from 1 on, and the day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, date };
}

/** The day that a text names; null if invalid. */
export const dayOf = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null);

export const plusDays = (day: Day, count: number): Day => nameOf(addDays(inUtc(day), count));
export const plusMonths = (day: Day, count: number): Day => nameOf(addMonths(inUtc(day), count));
export const mondayOf = (day: Day): Day => plusDays(day, 1 - getISODay(inUtc(day)));
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
export const lastOfMonth = (day: Day): Day => day.slice(0, 8) + getDaysInMonth(inUtc(day));
/** Days from one to another; below zero when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(inUtc(to), inUtc(from));

/** A moment as the clocks of a zone show it. @param at unix time in milliseconds @param zone IANA name */
export function localTime(at: number, zone: string): { day: Day; clock: string } {
  const local = new TZDate(at, zone);
  return { day: nameOf(local), clock: `${two(local.getHours())}:${two(local.getMinutes())}` };
}

/** When a day begins in a zone, unix time in milliseconds. */
export function midnight(day: Day, zone: string): number {
  const { year, month, date } = partsOf(day);
  return new TZDate(year, month - 1, date, zone).getTime();
}

/** "UTC+1", "UTC−3:30", "UTC". @param at unix time in milliseconds */
export function offsetName(at: number, zone: string): string {
  const minutes = -new TZDate(at, zone).getTimezoneOffset();
  if (minutes === 0) return "UTC";
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${two(rest)}`}`;
}

/** Arithmetic of days does not depend on where the Worker runs. */
function inUtc(day: Day): TZDate {
  const { year, month, date } = partsOf(day);
  return new TZDate(year, month - 1, date, "UTC");
}

function nameOf(date: Date): Day {
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function two(count: number): string {
  return String(count).padStart(2, "0");
}

const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

export const weekday = (day: Day): string => weekdays.format(Date.parse(day));
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
