import type { Calendar } from "#app/game/calendar/calendar.ts";
import { type CalendarQuery, parseCalendarQuery, unknownParts } from "./calendar-query.ts";
import { type CalendarView, calendarView } from "./calendar-view.ts";
import { dayOf, offsetName } from "./days.ts";
import { standpoint } from "./shown-event.ts";
import { type ShownZone, zonesByRegion } from "./time-zones.ts";
import type { ZoneView } from "./zone-menu.tsx";

/** Everything that the page shows. */
export interface CalendarPageView {
  query: CalendarQuery;
  view: CalendarView;
  zone: ZoneView;
  /** When it was written, unix time in milliseconds. */
  now: number;
  /** The events are made up. */
  demo: boolean;
  /** Sentences about what the address asks for and there is not. */
  notes: string[];
}

/** @param now unix time in milliseconds */
export function calendarPageView(
  calendar: Calendar | null,
  params: URLSearchParams,
  { name, chosen, unknown }: ShownZone,
  now: number,
): CalendarPageView {
  const asked = parseCalendarQuery(params);
  const day = dayOf(asked.date);
  const query = { ...asked, date: day, zone: chosen ? name : null };
  const known = calendar ?? { demo: false, events: [] };
  return {
    query,
    view: calendarView(known, query, standpoint(now, name)),
    zone: { name, offset: offsetName(now, name), chosen, regions: zonesByRegion() },
    now,
    demo: known.demo,
    notes: [
      ...(asked.date !== null && day === null ? [`There is no day “${asked.date.slice(0, 40)}”: this is today.`] : []),
      ...(unknown === null ? [] : [`There is no time zone “${unknown}”: these are times in ${name}.`]),
      ...unknownParts(params).map((part) => `The calendar knows no ${part}.`),
    ],
  };
}
