import { describe, expect, it } from "vitest";
import { activityBand, daysAway, inactiveDaysOf, spanOf } from "./activity.ts";

const at = (iso: string) => Date.parse(iso);

describe("days since the last battle", () => {
  it("are days of the calendar, from when they were known", () => {
    expect(daysAway(at("2026-11-24T00:01:00Z"), at("2026-11-24T23:59:00Z"))).toBe(0);
    expect(daysAway(at("2026-11-23T23:59:00Z"), at("2026-11-24T00:01:00Z"))).toBe(1);
    expect(daysAway(at("2026-11-25T00:00:00Z"), at("2026-11-24T00:01:00Z"))).toBe(0);
    expect(daysAway(null, at("2026-11-24T00:01:00Z"))).toBeNull();
  });

  it.each([
    [0, "today"],
    [1, "week"],
    [6, "week"],
    [7, "week-ago"],
    [13, "week-ago"],
    [14, "fortnight-ago"],
    [29, "fortnight-ago"],
    [30, "month-ago"],
    [900, "month-ago"],
    [null, "unknown"],
  ])("%s make %s", (days, band) => {
    expect(activityBand(days)).toBe(band);
  });

  it("are asked for by the address, and by nothing else in it", () => {
    const requestedDays = (search: string) => inactiveDaysOf(new URLSearchParams(search));
    expect(["?inactive=7", "?inactive=14&sort=-battles", "?inactive=30"].map(requestedDays)).toEqual([7, 14, 30]);
    expect(["", "?inactive=", "?inactive=8", "?inactive=seven", "?inactive=-7"].map(requestedDays)).toEqual(
      Array(5).fill(null),
    );
  });
});

it.each([
  ["2026-11-24", "Today"],
  ["2026-11-23", "1 day"],
  ["2026-10-25", "30 days"],
  ["2026-10-24", "1 mo"],
  ["2025-11-25", "11 mo"],
  ["2025-11-24", "1 y"],
  ["2022-02-24", "4 y 9 mo"],
])("since %s is %s", (from, span) => {
  expect(spanOf(at(`${from}T12:00:00Z`), at("2026-11-24T13:00:00Z"))).toBe(span);
});
