import ICAL from "ical.js";
import { sync as nodeIcal, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { CALENDAR_FEED_PATH, type CalendarEvent, type CalendarFeed } from "#app/game/calendar/calendar.ts";
import { calendarFeed } from "#workers/calendar/calendar-feed.ts";
import { calendarFiles } from "./calendar-files.ts";
import { type EventFields, eventSchema, readEvent } from "./read-event.ts";

const FIELDS: EventFields[] = [
  { id: "moment", title: "A moment", start: "2026-11-25 18:00" },
  { id: "evening", title: "Evening", start: "2026-11-25 18:00", end: "2026-11-25 23:00", zone: "America/New_York" },
  { id: "days", title: "Three days", start: "2026-03-27", end: "2026-03-29" },
  {
    id: "weekly",
    title: "Every Friday",
    start: "2026-03-20 18:00",
    end: "2026-03-20 23:30",
    zone: "Europe/Berlin",
    repeats: "FREQ=WEEKLY;BYDAY=FR;COUNT=5",
    except: ["2026-04-03 18:00"],
  },
  {
    id: "monthly",
    title: "Last day",
    start: "2026-01-31 23:00",
    end: "2026-02-01 01:00",
    zone: "Australia/Lord_Howe",
    repeats: "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=8",
  },
  {
    id: "in-utc",
    title: "In UTC",
    start: "2026-10-23 10:00",
    end: "2026-10-23 11:00",
    repeats: "FREQ=DAILY;COUNT=4",
    except: ["2026-10-24 10:00"],
  },
  {
    id: "weekends",
    title: "Weekends",
    start: "2026-10-24",
    end: "2026-10-25",
    repeats: "FREQ=WEEKLY;UNTIL=20261108",
    except: ["2026-10-31"],
  },
  {
    id: "words",
    title: "Backslash \\, comma; semicolon and “signs” of äöü 坦克 🎁",
    start: "2026-05-01",
    summary:
      "A line that is so long that it has to be folded, because no line of a feed may have more than 75 octets: äöüßáéíóú, and ends here.",
    link: "https://example.com/a?b=c;d,e",
  },
].map((fields) =>
  eventSchema.parse({ category: "drops", source: { name: "Nobody" }, updated: "2026-03-01", ...fields }),
);

const EVENTS = FIELDS.map((fields) => {
  const event = readEvent(fields, (field, message) => expect.fail(`${fields.id}, ${field}: ${message}`));
  return event as CalendarEvent;
});

const { events, zones } = calendarFiles(EVENTS, false)[CALENDAR_FEED_PATH] as CalendarFeed;
const FEED = calendarFeed({ events, zones, categories: [], origin: "https://index.example" });

test("ical.js reads every event at the times that the page shows", () => {
  const calendar = new ICAL.Component(ICAL.parse(FEED));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const read = Object.fromEntries(
    calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      const times: string[] = [];
      const iterator = event.iterator();
      for (let next = iterator.next(); next && times.length < 20; next = iterator.next())
        times.push(next.isDate ? next.toString() : next.toJSDate().toISOString().replace(".000", ""));
      return [event.uid, times];
    }),
  );
  expect(read).toEqual(
    Object.fromEntries(
      EVENTS.map((event) => [`${event.id}@calendar.the-index`, event.occurrences.map(({ start }) => start)]),
    ),
  );
});

test("ical.js reads the same durations, the last day included", () => {
  const calendar = new ICAL.Component(ICAL.parse(FEED));
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const { uid, startDate, endDate, duration } = new ICAL.Event(component);
    const event = EVENTS.find(({ id }) => uid.startsWith(`${id}@`));
    if (!event) expect.fail(uid);
    if (event.allDay) expect(endDate.subtractDate(startDate).toSeconds(), uid).toBe(duration.toSeconds());
    const days = event.allDay ? 1 : 0;
    const length = Date.parse(event.end) - Date.parse(event.start) + days * 86_400_000;
    expect(endDate.subtractDateTz(startDate).toSeconds() * 1000, uid).toBe(length);
  }
});

test("node-ical reads every event at the times that the page shows", () => {
  const read = Object.values(nodeIcal.parseICS(FEED)).filter(
    (component): component is VEvent => component?.type === "VEVENT",
  );
  expect(read).toHaveLength(EVENTS.length);
  for (const component of read) {
    const event = EVENTS.find(({ id }) => component.uid.startsWith(`${id}@`));
    if (!event) expect.fail(component.uid);
    expect(component.summary, component.uid).toBe(event.title);
    if (event.allDay) expect(component.datetype, component.uid).toBe("date");
    else expect(component.start.getTime(), component.uid).toBe(Date.parse(event.start));
    expect(component.rrule !== undefined, component.uid).toBe(event.repeat !== null);
    expect(Object.keys(component.exdate ?? {}).length > 0, component.uid).toBe((event.repeat?.except.length ?? 0) > 0);
  }
});

test("words come through escaping and folding, and no line is longer than 75 octets", () => {
  const lines = FEED.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  const parsed = Object.values(nodeIcal.parseICS(FEED)).find(
    (component) => component?.type === "VEVENT" && component.uid.startsWith("words@"),
  );
  const event = EVENTS.find(({ id }) => id === "words");
  expect(parsed).toMatchObject({
    summary: event?.title,
    description: `${event?.summary}\n${event?.link}\nSource: Nobody`,
    url: "https://index.example/calendar/words",
  });
});

test("the text says nothing that depends on when it is read", () => {
  expect(FEED.match(/DTSTAMP:.*/g)).toEqual(EVENTS.map(() => "DTSTAMP:20260301T000000Z"));
  const afterZones = FEED.slice(FEED.lastIndexOf("END:VTIMEZONE"));
  // A time without a zone would be another one for every reader.
  expect(afterZones).not.toMatch(/DTSTART:\d{8}T\d{6}\r/);
});

test("only zones that a feed names are in it", () => {
  const feed = (categories: string[]) =>
    calendarFeed({
      events: events.filter(({ id }) => categories.includes(id)),
      zones,
      categories: [],
      origin: "https://index.example",
    });
  expect(feed(["weekly"]).match(/TZID:.*/g)).toEqual(["TZID:Europe/Berlin\r"].map((line) => line.trim()));
  expect(feed(["in-utc", "days"])).not.toContain("VTIMEZONE");
});
