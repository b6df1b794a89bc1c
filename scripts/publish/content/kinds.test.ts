import { expect, test } from "vitest";
import { CALENDAR_FEED_PATH, CALENDAR_PATH, type Calendar, type CalendarFeed } from "#app/game/calendar/calendar.ts";
import { calendar, contentOf } from "./read-content.ts";

const NOWHERE = { isVehicle: () => false, isFile: () => false };

function publish(...files: string[]) {
  const sources = new Map(files.map((text, index) => [`calendar/${2026 + index}.yaml`, text]));
  const contents = contentOf(sources, NOWHERE, [calendar], "content");
  return {
    calendar: JSON.parse(contents.get(CALENDAR_PATH) ?? "") as Calendar,
    feed: JSON.parse(contents.get(CALENDAR_FEED_PATH) ?? "") as CalendarFeed,
  };
}

const event = (id: string, lines: string) => `  - id: ${id}
    title: Title of ${id}
    category: drops
    source: { name: Somebody }
    updated: 2026-11-20
${lines}`;

const EVENING = `    start: 2026-11-25 18:00
    end: 2026-11-25 23:00
    zone: Europe/Berlin
`;

test("events of all files are published by beginning, with the parts of their feeds", () => {
  const days = `    start: 2026-11-20\n`;
  const { calendar, feed } = publish(`events:\n${event("evening", EVENING)}`, `events:\n${event("day", days)}`);
  expect(calendar.demo).toBe(false);
  expect(calendar.events.map(({ id }) => id)).toEqual(["day", "evening"]);
  expect(feed.events.map(({ id, zone }) => [id, zone])).toEqual([
    ["day", null],
    ["evening", null],
  ]);
  expect(feed.zones).toEqual({});
});

test("a zone in which something repeats comes with its rules", () => {
  const { feed } = publish(`events:\n${event("weekly", `${EVENING}    repeats: FREQ=WEEKLY\n`)}`);
  expect(Object.keys(feed.zones)).toEqual(["Europe/Berlin"]);
  expect(feed.zones["Europe/Berlin"]).toMatch(/^BEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin\r\n[\s\S]*END:VTIMEZONE\r\n$/);
});

test("no events are a calendar too", () => {
  expect(publish("events: []\n")).toEqual({ calendar: { demo: false, events: [] }, feed: { events: [], zones: {} } });
});

test("what is wrong is named with its file and line, all of it in one run", () => {
  const wrong = [
    event("ends-early", EVENING.replace("25 23:00", "24 23:00")),
    event("ever", `${EVENING}    repeats: FREQ=SECONDLY\n`),
    event("ever", EVENING),
    event("odd", EVENING.replace("Europe/Berlin", "Mars/Olympus")),
  ].join("");
  const unread = `events:\n${event("typing", `    start: tomorrow\n    ends: never\n`).replace("drops", "drop")}`;
  expect(() => publish(`events:\n${wrong}`)).toThrow(
    [
      "The content cannot be published:",
      "content/calendar/2026.yaml:8: ends-early, end: it ends (2026-11-24 23:00) before it begins (2026-11-25 18:00).",
      "content/calendar/2026.yaml:18: ever, repeats: write how often, one of FREQ=DAILY, FREQ=WEEKLY, FREQ=MONTHLY and FREQ=YEARLY.",
      "content/calendar/2026.yaml:19: ever, id: another event has it.",
      "content/calendar/2026.yaml:34: odd, zone: “Mars/Olympus” is no time zone; write a name such as Europe/Berlin.",
    ].join("\n"),
  );
  expect(() => publish(unread)).toThrow(
    /2026\.yaml:4: events\.0\.category: .*use one of drops[\s\S]*:7: events\.0\.start: .*[\s\S]*:8: events\.0\.ends: there is no such field/,
  );
});
