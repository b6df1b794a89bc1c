import type { CalendarCategory } from "../model/enumerations/calendar-categories.ts";
import type { CalendarEvent, Span } from "./calendar.ts";

/** An event for tests: whole days ("2026-11-25"), or instants ("2026-11-25T17:00:00Z"). */
export function testEvent(id: string, category: CalendarCategory, ...occurrences: [Span, ...Span[]]): CalendarEvent {
  return {
    id,
    title: id,
    category,
    summary: null,
    link: null,
    source: { name: "Nobody", url: null },
    updated: "2026-11-01",
    allDay: !occurrences[0].start.includes("T"),
    zone: "UTC",
    repeat: null,
    ...occurrences[0],
    occurrences,
  };
}
