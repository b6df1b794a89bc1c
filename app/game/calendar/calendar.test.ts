import { expect, test } from "vitest";
import { testEvent } from "./calendar.fixture.ts";
import { isRunning, nextEvents, occurrencesOf, type Span } from "./calendar.ts";

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

const event = (id: string, ...occurrences: [Span, ...Span[]]) => testEvent(id, "drops", ...occurrences);
const evening = { start: "2026-11-25T17:00:00Z", end: "2026-11-25T22:00:00Z" };
const week = { start: "2026-11-23", end: "2026-11-29" };

test("whole days run to the end of the last one", () => {
  const running = (now: string) => isRunning({ ...week, event: event("week", week) }, at(now));
  expect([running("22T23:59"), running("23T00:00"), running("29T23:59"), running("30T00:00")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("what is next comes in order, running ones first, each event once", () => {
  const later = { start: "2026-12-02T17:00:00Z", end: "2026-12-02T22:00:00Z" };
  const events = [
    event("evening", evening, later),
    event("week", week),
    event("moment", { start: later.end, end: later.end }),
  ];
  const names = (now: string, count = 9) =>
    nextEvents({ events }, at(now), count).map((occurrence) => [occurrence.event.id, occurrence.start]);
  expect(names("24T00:00")).toEqual([
    ["week", "2026-11-23"],
    ["evening", evening.start],
    ["moment", later.end],
  ]);
  expect(names("24T00:00", 1)).toEqual([["week", "2026-11-23"]]);
  expect(names("25T22:00")).toEqual([
    ["week", "2026-11-23"],
    ["evening", later.start],
    ["moment", later.end],
  ]);
  expect(nextEvents({ events }, Date.parse(later.end), 9).map((occurrence) => occurrence.event.id)).toEqual(["moment"]);
  expect(nextEvents({ events }, Date.parse(later.end) + 1, 9)).toEqual([]);
});

test("occurrences of all events stand in one order", () => {
  const all = occurrencesOf([event("evening", evening), event("b", week), event("a", week)]);
  expect(all.map((occurrence) => occurrence.event.id)).toEqual(["a", "b", "evening"]);
});
