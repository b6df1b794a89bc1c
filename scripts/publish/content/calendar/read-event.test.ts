import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { type EventFields, readEvent } from "./read-event.ts";

const FRIDAY: EventFields = {
  id: "friday",
  title: "Friday",
  category: "gameMode",
  start: "2026-03-27 18:00",
  end: "2026-03-27 23:00",
  zone: "Europe/Berlin",
  source: { name: "Nobody" },
  updated: "2026-03-01",
};

function read(fields: Partial<EventFields>) {
  const faults: string[] = [];
  const event = readEvent({ ...FRIDAY, ...fields }, (field, message) => faults.push(`${field}: ${message}`));
  return { event, faults };
}

const starts = (fields: Partial<EventFields>) => read(fields).event?.occurrences.map(({ start }) => start);
const WHOLE_DAYS = { start: "2026-03-27", end: "2026-03-29", zone: undefined };

describe("an event", () => {
  test("without repetition takes place once, in UTC", () => {
    expect(read({}).event).toMatchObject({
      start: "2026-03-27T17:00:00Z",
      end: "2026-03-27T22:00:00Z",
      occurrences: [{ start: "2026-03-27T17:00:00Z", end: "2026-03-27T22:00:00Z" }],
      repeat: null,
    });
  });

  test("of whole days keeps its days, the last one included", () => {
    expect(read(WHOLE_DAYS).event).toMatchObject({
      allDay: true,
      occurrences: [{ start: "2026-03-27", end: "2026-03-29" }],
    });
  });

  test("without an end is one day, or a moment", () => {
    expect(read({ ...WHOLE_DAYS, end: undefined }).event).toMatchObject({ start: "2026-03-27", end: "2026-03-27" });
    expect(read({ end: undefined }).event).toMatchObject({
      start: "2026-03-27T17:00:00Z",
      end: "2026-03-27T17:00:00Z",
    });
  });

  test("without a zone is in UTC", () => {
    expect(read({ zone: undefined }).event).toMatchObject({ zone: "UTC", start: "2026-03-27T18:00:00Z" });
  });

  test.each<[string, Partial<EventFields>]>([
    ["end: it ends (2026-03-27 17:00) before it begins (2026-03-27 18:00)", { end: "2026-03-27 17:00" }],
    ["end: it ends (2026-03-26) before it begins (2026-03-27)", { ...WHOLE_DAYS, end: "2026-03-26" }],
    ["end: start and end are both days, or both have a time", { end: "2026-03-28" }],
    ["zone: “Europe/berlin” is no time zone; write a name such as Europe/Berlin", { zone: "Europe/berlin" }],
    ["zone: “Mars/Olympus” is no time zone; write a name such as Europe/Berlin", { zone: "Mars/Olympus" }],
    [
      "zone: whole days are the same days everywhere; leave the zone out, or write times",
      { ...WHOLE_DAYS, zone: "UTC" },
    ],
    ["start: there is no 2026-02-30 18:00 in the calendar", { start: "2026-02-30 18:00" }],
    [
      "start: 2026-03-29 02:30 does not exist in Europe/Berlin: the clocks go forward over it",
      { start: "2026-03-29 02:30", end: "2026-03-30 02:30" },
    ],
    ["except: an event that does not repeat has no exceptions", { except: ["2026-03-27 18:00"] }],
  ])("is refused: %s", (fault, fields) => {
    expect(read(fields)).toEqual({ event: null, faults: [fault] });
  });
});

describe("a rule", () => {
  test("keeps its hour when the clocks change", () => {
    expect(starts({ repeats: "FREQ=WEEKLY;BYDAY=FR;COUNT=3" })).toEqual([
      "2026-03-27T17:00:00Z",
      "2026-04-03T16:00:00Z",
      "2026-04-10T16:00:00Z",
    ]);
  });

  test("keeps its hour in autumn and on the other half of the world", () => {
    expect(starts({ start: "2026-10-24 02:30", end: "2026-10-24 03:00", repeats: "FREQ=DAILY;COUNT=3" })).toEqual([
      "2026-10-24T00:30:00Z",
      // Twice that night; the first one counts.
      "2026-10-25T00:30:00Z",
      "2026-10-26T01:30:00Z",
    ]);
    expect(
      starts({
        zone: "Australia/Sydney",
        start: "2026-10-02 20:00",
        end: "2026-10-02 21:00",
        repeats: "FREQ=DAILY;COUNT=3",
      }),
    ).toEqual(["2026-10-02T10:00:00Z", "2026-10-03T10:00:00Z", "2026-10-04T09:00:00Z"]);
  });

  test("leaves out a night that lacks its hour, as RFC 5545 says", () => {
    expect(
      starts({ start: "2026-03-28 02:30", end: "2026-03-28 03:30", repeats: "FREQ=DAILY;UNTIL=20260331T160000Z" }),
    ).toEqual(["2026-03-28T01:30:00Z", "2026-03-30T00:30:00Z", "2026-03-31T00:30:00Z"]);
  });

  test("repeats as long as the first time, over a change of the clocks too", () => {
    const weekend = { start: "2026-03-20 18:00", end: "2026-03-23 06:00", repeats: "FREQ=WEEKLY;COUNT=2" };
    const lasting = read(weekend).event?.occurrences.map(({ start, end }) => Date.parse(end) - Date.parse(start));
    expect(lasting).toEqual([60 * 3_600_000, 60 * 3_600_000]);
  });

  test("repeats whole days without a time", () => {
    expect(read({ ...WHOLE_DAYS, repeats: "FREQ=WEEKLY;COUNT=2" }).event?.occurrences).toEqual([
      { start: "2026-03-27", end: "2026-03-29" },
      { start: "2026-04-03", end: "2026-04-05" },
    ]);
  });

  test("without end is followed for two years after the last change", () => {
    const found = starts({ repeats: "FREQ=WEEKLY", updated: "2026-06-01" });
    expect(found?.at(-1)).toBe("2028-05-26T16:00:00Z");
    expect(starts({ repeats: "FREQ=WEEKLY", updated: "2020-06-01" })?.at(-1)).toBe("2028-03-24T17:00:00Z");
  });

  test("leaves out its exceptions, and names them for feeds", () => {
    const { event } = read({ repeats: "FREQ=WEEKLY;COUNT=3", except: ["2026-04-03 18:00"] });
    expect(event?.occurrences).toHaveLength(2);
    expect(event?.repeat).toEqual({ rule: "FREQ=WEEKLY;COUNT=3", except: ["2026-04-03T16:00:00Z"] });
  });

  test.each<[string, Partial<EventFields>]>([
    [
      "repeats: it takes place 1004 times, 800 at most are shown; begin later or end it",
      { repeats: "FREQ=DAILY", updated: "2026-12-25" },
    ],
    [
      "repeats: write how often, one of FREQ=DAILY, FREQ=WEEKLY, FREQ=MONTHLY and FREQ=YEARLY",
      { repeats: "FREQ=SECONDLY" },
    ],
    ["repeats: “BYSECOND=1” is not understood in a rule", { repeats: "FREQ=DAILY;BYSECOND=1" }],
    ["repeats: “RRULE:FREQ=DAILY” is not understood in a rule", { repeats: "RRULE:FREQ=DAILY;FREQ=DAILY" }],
    ["repeats: it says something twice", { repeats: "FREQ=DAILY;COUNT=2;COUNT=3" }],
    ["repeats: it ends by COUNT or by UNTIL, not by both", { repeats: "FREQ=DAILY;COUNT=2;UNTIL=20260331T160000Z" }],
    ["repeats: write UNTIL in UTC: UNTIL=20261231T170000Z", { repeats: "FREQ=DAILY;UNTIL=20260331" }],
    ["repeats: write UNTIL as a day: UNTIL=20261231", { ...WHOLE_DAYS, repeats: "FREQ=DAILY;UNTIL=20260331T160000Z" }],
    ["start: it is not among the times of its rule", { repeats: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }],
    [
      "start: it is not among the times of its rule, whose first one is 2026-03-30 18:00",
      { repeats: "FREQ=WEEKLY;BYDAY=MO" },
    ],
    [
      "except: 2026-04-04 18:00 is not among the times of its rule",
      { repeats: "FREQ=WEEKLY", except: ["2026-04-04 18:00"] },
    ],
    [
      "except: nothing of it is left: every repetition is an exception",
      { repeats: "FREQ=DAILY;COUNT=1", except: ["2026-03-27 18:00"] },
    ],
  ])("is refused: %s", (fault, fields) => {
    expect(read(fields)).toEqual({ event: null, faults: [fault] });
  });

  test("gives times in order, each at the hour of the first, in whatever zone", () => {
    const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom("DAILY", "WEEKLY"),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 4, max: 23 }),
        (zone, frequency, interval, day, hour) => {
          const date = Temporal.PlainDate.from("2026-01-01").add({ days: day });
          const start = `${date} ${String(hour).padStart(2, "0")}:15`;
          const found = starts({ zone, start, end: start, repeats: `FREQ=${frequency};INTERVAL=${interval};COUNT=40` });
          expect(found).toHaveLength(40);
          expect(found).toEqual([...(found ?? [])].sort());
          for (const instant of found ?? []) {
            const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
            expect([local.hour, local.minute]).toEqual([hour, 15]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
