import type { Calendar } from "#app/game/calendar/calendar.ts";
import { type CalendarQuery, parseCalendarQuery, unknownValues } from "./calendar-query.ts";
import { dayOf, offsetName } from "./days.ts";
import { type ShownDays, shownDays } from "./shown-days.ts";
import { standpoint } from "./shown-event.ts";
import { type PageZone, zonesByRegion } from "./time-zones.ts";
import type { CalendarZone } from "./zone-menu.tsx";

export interface CalendarPageContent {
  query: CalendarQuery;
  shown: ShownDays;
  zone: CalendarZone;
  /** When it was written, unix time in milliseconds. */
  now: number;
  /** The events are made up. */
  demo: boolean;
  /** Sentences about requested values that do not exist. */
  notes: string[];
}

/** @param now unix time in milliseconds */
export function calendarPageContent(
  calendar: Calendar | null,
  params: URLSearchParams,
  { name, chosen, unknown }: PageZone,
  now: number,
): CalendarPageContent {
  const requested = parseCalendarQuery(params);
  const day = dayOf(requested.date);
  const query = { ...requested, date: day, zone: chosen ? name : null };
  const known = calendar ?? { demo: false, events: [] };
  return {
    query,
    shown: shownDays(known, query, standpoint(now, name)),
    zone: { name, offset: offsetName(now, name), chosen, regions: zonesByRegion() },
    now,
    demo: known.demo,
    notes: [
      ...(requested.date !== null && day === null
        ? [`There is no day “${requested.date.slice(0, 40)}”: this is today.`]
        : []),
      ...(unknown === null ? [] : [`There is no time zone “${unknown}”: these are times in ${name}.`]),
      ...unknownValues(params).map((value) => `The calendar knows no ${value}.`),
    ],
  };
}
