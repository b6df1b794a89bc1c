import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import type { CalendarFeed, FeedEvent } from "#app/game/model/content/calendar.ts";
import { CALENDAR_CATEGORY_LABELS, type CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";

interface Feed {
  events: readonly FeedEvent[];
  zones: CalendarFeed["zones"];
  /** What the feed is filtered by; none: it has everything. */
  categories: readonly CalendarCategory[];
  /** Minutes before an event at which a reader reminds of it; null: it does as it likes. */
  remind?: number | null;
  origin: string;
}

/** After this time readers ask again. */
const REFRESH = "PT6H";

/** Puts a feed (RFC 5545) together from what was published; the site's address is known only here. */
export function calendarFeed({ events, zones, categories, remind, origin }: Feed): string {
  const labels = categories.map((category) => CALENDAR_CATEGORY_LABELS[category]);
  const name = labels.length === 0 ? "The Index: calendar" : `The Index: ${labels.join("\\, ").toLowerCase()}`;
  const named = new Set(events.flatMap(({ zone }) => zone ?? []));
  const head = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//The Index//Calendar//EN", "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", `NAME:${name}`, `X-WR-CALNAME:${name}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`, `X-PUBLISHED-TTL:${REFRESH}`],
  ];
  const address = (id: string) => folded(`URL:${origin}${eventPath(id)}`);
  return [
    ...head.map(folded),
    ...[...named].map((zone) => zones[zone] ?? ""),
    ...events.map(({ id, properties }) => `BEGIN:VEVENT\r\n${properties}${address(id)}${alarm(remind)}END:VEVENT\r\n`),
    "END:VCALENDAR\r\n",
  ].join("");
}

/** Readers show the title of the event with it (RFC 5545 §3.6.6). */
function alarm(remind: number | null = null): string {
  if (remind === null) return "";
  return `BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Reminder\r\nTRIGGER:-PT${remind}M\r\nEND:VALARM\r\n`;
}

/** A line with its end, in pieces of 75 octets at most (RFC 5545 §3.1). @param line ASCII */
function folded(line: string): string {
  return `${line.replace(/.{74}(?=.)/g, "$&\r\n ")}\r\n`;
}
