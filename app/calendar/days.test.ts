import { describe, expect, test } from "vitest";
import {
  dayOf,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  localTime,
  midnight,
  mondayOf,
  offsetName,
  plusDays,
  plusMonths,
} from "./days.ts";

const at = (time: string) => Date.parse(time);

describe("days", () => {
  test.each([
    ["2026-11-25", "2026-11-25"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-29", null],
    ["2026-13-01", null],
    ["2026-1-1", null],
    ["tomorrow", null],
    ["", null],
    [null, null],
  ])("are read from an address: %s", (text, day) => expect(dayOf(text)).toBe(day));

  test("are counted over months, years and changes of the clocks", () => {
    expect(plusDays("2026-10-24", 2)).toBe("2026-10-26");
    expect(plusDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(plusDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(plusMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(plusMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(daysBetween("2026-03-01", "2026-04-01")).toBe(31);
    expect(daysBetween("2026-11-02", "2026-10-30")).toBe(-3);
    expect([mondayOf("2026-11-22"), mondayOf("2026-11-23")]).toEqual(["2026-11-16", "2026-11-23"]);
    expect([firstOfMonth("2026-02-14"), lastOfMonth("2026-02-14")]).toEqual(["2026-02-01", "2026-02-28"]);
  });
});

describe("a moment on the clocks of a zone", () => {
  test.each([
    ["2026-03-29T00:59:00Z", "Europe/Berlin", "2026-03-29", "01:59", "UTC+1"],
    ["2026-03-29T01:00:00Z", "Europe/Berlin", "2026-03-29", "03:00", "UTC+2"],
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25", "02:30", "UTC+2"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25", "02:30", "UTC+1"],
    ["2026-11-25T23:30:00Z", "Asia/Kathmandu", "2026-11-26", "05:15", "UTC+5:45"],
    ["2026-07-01T02:00:00Z", "America/St_Johns", "2026-06-30", "23:30", "UTC−2:30"],
    ["2026-11-25T23:30:00Z", "UTC", "2026-11-25", "23:30", "UTC"],
    // Half an hour is what the clocks change by there.
    ["2026-04-04T15:00:00Z", "Australia/Lord_Howe", "2026-04-05", "01:30", "UTC+10:30"],
  ])("%s in %s", (time, zone, day, clock, offset) => {
    expect(localTime(at(time), zone)).toEqual({ day, clock });
    expect(offsetName(at(time), zone)).toBe(offset);
  });

  test.each([
    ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00Z"],
    ["2026-11-25", "America/New_York", "2026-11-25T05:00:00Z"],
    // The clocks go forward at midnight: the day begins at one.
    ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00Z"],
  ])("%s begins in %s", (day, zone, time) =>
    expect(new Date(midnight(day, zone)).toISOString().replace(".000", "")).toBe(time),
  );
});
