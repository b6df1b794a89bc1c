import { describe, expect, test } from "vitest";
import { testEvent } from "#app/game/calendar/calendar.fixture.ts";
import type { CalendarEvent } from "#app/game/calendar/calendar.ts";
import { type CalendarQuery, parseCalendarQuery } from "./calendar-query.ts";
import { LANES } from "./month-weeks.ts";
import { shownDays } from "./shown-days.ts";
import { standpoint } from "./shown-event.ts";

// A Sunday.
const NOW = Date.parse("2026-11-22T12:00:00Z");
const season = testEvent("season", "gameMode", { start: "2026-11-05", end: "2026-11-30" });
const stream = testEvent("stream", "drops", { start: "2026-11-25T22:30:00Z", end: "2026-11-26T03:00:00Z" });
const patch = testEvent("patch", "patchCommonTest", { start: "2026-12-09T04:00:00Z", end: "2026-12-09T04:00:00Z" });
const past = testEvent("past", "clans", { start: "2026-11-21T18:00:00Z", end: "2026-11-22T00:00:00Z" });
const EVENTS = [season, past, stream, patch];

function shown(search: string, { zone = "UTC", events = EVENTS }: { zone?: string; events?: CalendarEvent[] } = {}) {
  const query: CalendarQuery = parseCalendarQuery(new URLSearchParams(search));
  return shownDays({ demo: false, events }, query, standpoint(NOW, zone));
}

describe("a month", () => {
  const bars = (search: string, options?: Parameters<typeof shown>[1]) =>
    shown(search, options).weeks.map(({ bars }) =>
      bars.map(({ event, column, span, lane }) => [event.id, column, span, lane]),
    );

  test("has weeks from Monday on, with events as bars over their days", () => {
    expect(shown("view=month").title).toBe("November 2026");
    expect(shown("view=month").weeks.map(({ days }) => days[0]?.label)).toEqual(["26 Oct", "2", "9", "16", "23", "30"]);
    expect(bars("view=month")).toEqual([
      [],
      [["season", 3, 4, 0]],
      [["season", 0, 7, 0]],
      [
        ["season", 0, 7, 0],
        ["past", 5, 1, 1],
      ],
      [
        ["season", 0, 7, 0],
        ["stream", 2, 2, 1],
      ],
      [["season", 0, 1, 0]],
    ]);
  });

  test("has the days of the visitor's zone, but whole days as they are", () => {
    const berlin = bars("view=month", { zone: "Europe/Berlin" });
    // Half past eleven in the evening in Berlin is still Wednesday, in Tokyo it is Thursday.
    expect(berlin[4]).toEqual([
      ["season", 0, 7, 0],
      ["stream", 2, 2, 1],
    ]);
    expect(bars("view=month", { zone: "Asia/Tokyo" })[4]).toEqual([
      ["season", 0, 7, 0],
      ["stream", 3, 1, 1],
    ]);
    expect(bars("view=month", { zone: "America/New_York" })[4]).toEqual([
      ["season", 0, 7, 0],
      ["stream", 2, 1, 1],
    ]);
  });

  test("has what follows each other in one line", () => {
    const events = ["23", "25"].map((day) =>
      testEvent(day, "drops", { start: `2026-11-${day}`, end: `2026-11-${Number(day) + 1}` }),
    );
    expect(bars("view=month", { events })[4]).toEqual([
      ["23", 0, 2, 0],
      ["25", 2, 2, 0],
    ]);
  });

  test("counts what finds no place", () => {
    const many = Array.from({ length: LANES + 2 }, (_, index) =>
      testEvent(`e${index}`, "drops", { start: "2026-11-25", end: "2026-11-26" }),
    );
    const week = shown("view=month", { events: many }).weeks[4];
    expect(week?.bars).toHaveLength(LANES);
    expect(week?.days.map(({ more }) => more)).toEqual([0, 0, 2, 2, 0, 0, 0]);
  });

  test("is left where something is known", () => {
    const { earlier, later } = shown("view=month");
    expect([earlier, later]).toEqual([null, "2026-12-01"]);
    expect(shown("view=month&date=2026-12-05")).toMatchObject({ earlier: "2026-11-01", later: null });
    expect(shown("view=month&date=2026-10-05").earlier).toBeNull();
    // Who comes from elsewhere finds the way back.
    expect(shown("view=month&date=2030-01-05")).toMatchObject({ earlier: "2029-12-01", later: null, isNow: false });
  });
});

describe("the agenda", () => {
  const days = (search: string, options?: Parameters<typeof shown>[1]) =>
    shown(search, options).days.map(({ name, date, entries }) => [
      name,
      date,
      ...entries.map(({ event, note }) => `${event.id} ${note}`),
    ]);

  test("names each event once, running ones first", () => {
    expect(days("view=agenda")).toEqual([
      ["Today", "22 Nov", "season running"],
      ["Wednesday", "25 Nov", "stream 22:30"],
      ["Wednesday", "9 Dec", "patch 04:00"],
    ]);
    expect(days("view=agenda", { zone: "Asia/Tokyo" })).toEqual([
      ["Today", "22 Nov", "season running", "past 03:00"],
      ["Thursday", "26 Nov", "stream 07:30"],
      ["Wednesday", "9 Dec", "patch 13:00"],
    ]);
  });

  test("begins with any day", () => {
    expect(shown("view=agenda&date=2026-11-26").title).toBe("From 26 Nov");
    expect(days("view=agenda&date=2026-11-26")[0]).toEqual([
      "Thursday",
      "26 Nov",
      "season continues",
      "stream until 03:00",
    ]);
  });

  test("is what a phone shows beside the month", () => {
    expect(shown("")).toMatchObject({ title: "November 2026", agendaTitle: "The next month" });
    expect([shown("").weeks.length, shown("").days.length]).toEqual([6, 3]);
    expect([shown("view=month").days.length, shown("view=agenda").weeks.length]).toEqual([0, 0]);
  });
});

test("a week has seven days with all that touches each of them", () => {
  const { title, days } = shown("view=week&date=2026-11-25");
  expect(title).toBe("23 to 29 Nov 2026");
  expect(days.map(({ entries }) => entries.map(({ event, note }) => `${event.id} ${note}`))).toEqual([
    ["season continues"],
    ["season continues"],
    ["season continues", "stream 22:30"],
    ["season continues", "stream until 03:00"],
    ["season continues"],
    ["season continues"],
    ["season continues"],
  ]);
  expect(shown("view=week&date=2026-12-01").title).toBe("30 Nov to 6 Dec 2026");
  expect(shown("view=week&date=2027-01-01").title).toBe("28 Dec 2026 to 3 Jan 2027");
});

test.each([
  ["Asia/Tokyo", "2026-11-22T14:00:00Z", "2026-11-22T16:00:00Z", [0, "e until 01:00"]],
  ["America/New_York", "2026-11-30T02:00:00Z", "2026-11-30T05:00:00Z", [6, "e 21:00"]],
])("a week in %s has what touches it on the clocks there alone", (zone, start, end, only) => {
  const { days } = shown("view=week&date=2026-11-25", { zone, events: [testEvent("e", "drops", { start, end })] });
  const entries = days.flatMap(({ entries }, day) => entries.map(({ event, note }) => [day, `${event.id} ${note}`]));
  expect(entries).toEqual([only]);
});

test("a filter leaves the categories that are asked for, and counts go on counting all", () => {
  const { next, running, days, counts } = shown("view=agenda&category=drops,clans");
  expect(days.flatMap(({ entries }) => entries.map(({ event }) => event.id))).toEqual(["stream"]);
  expect([next?.event.id, running.length]).toEqual(["stream", 0]);
  expect(counts).toEqual({ gameMode: 1, drops: 1, patchCommonTest: 1 });
});

describe("what is said of an event", () => {
  const said = (zone: string) => {
    const { running, next } = shown("", { zone });
    return [...running.map(({ id, ends }) => `${id}: ${ends}`), `${next?.event.id}: ${next?.event.when}`];
  };

  test("is in words, in the visitor's time", () => {
    expect(said("UTC")).toEqual([
      "season: Until 30 Nov, 8 days left",
      "stream: Wednesday 25 November, 22:30 to Thursday 26 November, 03:00",
    ]);
    expect(said("Asia/Tokyo")[1]).toBe("stream: Thursday 26 November, 07:30 to 12:00");
  });

  test("ends at midnight on the day before, and says so", () => {
    const midnight = testEvent("midnight", "drops", { start: "2026-11-25T18:00:00Z", end: "2026-11-26T00:00:00Z" });
    const { next, weeks } = shown("", { events: [midnight] });
    expect(next?.event).toMatchObject({
      when: "Wednesday 25 November, 18:00 to 00:00",
      firstDay: "2026-11-25",
      lastDay: "2026-11-25",
    });
    expect(weeks[4]?.bars.map(({ span }) => span)).toEqual([1]);
  });

  test("whole days run from midnight to midnight of the visitor", () => {
    const today = testEvent("today", "drops", { start: "2026-11-23", end: "2026-11-23" });
    expect(shown("", { events: [today] }).running).toEqual([]);
    // It is two in the morning of the 23rd there.
    const { running } = shown("", { events: [today], zone: "Pacific/Kiritimati" });
    expect(running.map(({ ends, startsAt, endsAt }) => [ends, startsAt, endsAt])).toEqual([
      ["Ends today", Date.parse("2026-11-22T10:00:00Z"), Date.parse("2026-11-23T10:00:00Z")],
    ]);
  });
});
