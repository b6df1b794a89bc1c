import ical, { type ICalEventData, ICalEventTransparency } from "ical-generator";
import { Temporal } from "temporal-polyfill";

const EPOCH = Temporal.PlainDate.from("1970-01-01");

/**
 * The contents of a VEVENT (RFC 5545): folded lines, each with its line ending. The same event always gives the same
 * text. It marks the subscriber as free; by default, calendars would show the day as busy.
 */
export function eventProperties(event: ICalEventData): string {
  // Without a name everything that has no zone of its own is in UTC.
  const calendar = ical({ timezone: { name: null } });
  calendar.createEvent({ transparency: ICalEventTransparency.TRANSPARENT, ...event });
  const text = calendar.toString();
  const [begin, end] = ["BEGIN:VEVENT\r\n", "END:VEVENT"];
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end));
}

/**
 * When an event was last changed. Content says on which day; a feed says nothing that depends on when it is read.
 * @param updated ISO 8601 day
 */
export function changedOn(updated: string): Pick<ICalEventData, "stamp" | "lastModified" | "sequence"> {
  const day = Temporal.PlainDate.from(updated);
  const changed = day.toZonedDateTime("UTC").toInstant();
  return { stamp: changed, lastModified: changed, sequence: EPOCH.until(day).days };
}
