/** After this time readers ask again. */
const REFRESH = "PT6H";

/** Names the zone of nothing: a feed has one part at least (RFC 5545 §3.6), and some readers refuse an empty one. */
const UTC = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZNAME:UTC",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A feed of events. */
interface Icalendar {
  /** What readers call it. ASCII; a comma is escaped. */
  name: string;
  /** The VTIMEZONE of every zone that an event names. */
  zones: readonly string[];
  /**
   * Published properties of each event, the address of its page, and its alarm for readers, as lines with line
   * endings.
   */
  events: readonly { properties: string; address: string; alarm?: string }[];
}

/** Builds a feed (RFC 5545) from the published data; the site's address is known only here. */
export function icalendar({ name, zones, events }: Icalendar): string {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//The Index//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
  return [
    ...head.map(folded),
    ...zones,
    ...(zones.length + events.length === 0 ? UTC : []).map(folded),
    ...events.map(
      ({ properties, address, alarm = "" }) =>
        `BEGIN:VEVENT\r\n${properties}${folded(`URL:${address}`)}${alarm}END:VEVENT\r\n`,
    ),
    "END:VCALENDAR\r\n",
  ].join("");
}

/** A line with its end, in pieces of 75 octets at most (RFC 5545 §3.1). @param line ASCII */
function folded(line: string): string {
  return `${line.replace(/.{74}(?=.)/g, "$&\r\n ")}\r\n`;
}
