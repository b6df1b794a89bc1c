import { expect, test } from "vitest";
import { dateParts, dateSpan, formatPartialDate, isPast, PARTIAL_DATE } from "./map-rotation.ts";

test.each([
  ["2026-10-21", "21 Oct 2026", "2026-10-21", "2026-10-21"],
  ["2026-03-05", "5 Mar 2026", "2026-03-05", "2026-03-05"],
  ["2024-02", "Feb 2024", "2024-02-01", "2024-02-29"],
  ["2025-02", "Feb 2025", "2025-02-01", "2025-02-28"],
  ["2026-12", "Dec 2026", "2026-12-01", "2026-12-31"],
  ["2026", "2026", "2026-01-01", "2026-12-31"],
])("%s is written %s and means %s to %s", (date, text, first, last) => {
  expect([formatPartialDate(date), dateSpan(date)]).toEqual([text, { first, last }]);
});

test("months have the names that English has for them", () => {
  const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
  for (let month = 1; month <= 12; month++)
    expect(dateParts(`2026-${String(month).padStart(2, "0")}`)).toEqual({
      day: "",
      month: short.format(Date.UTC(2026, month - 1, 15)),
      year: "2026",
    });
});

test.each(["2026", "2026-10", "2026-10-21"])("%s is a date", (text) => expect(text).toMatch(PARTIAL_DATE));

test.each(["", "26", "20261", "x2026", "2026x", "2026-1", "2026-10-2", "2026-10-211", "year", "2026-ab", "2026-10-ab"])(
  "“%s” is no date",
  (text) => expect(text).not.toMatch(PARTIAL_DATE),
);

test.each([
  ["2026-10-21", "2026-10-20", false],
  ["2026-10-21", "2026-10-21", true],
  ["2026-10", "2026-10-30", false],
  ["2026-10", "2026-10-31", true],
  ["2026", "2026-12-30", false],
  ["2026", "2027-01-01", true],
])("%s is past on %s: %s", (date, today, past) => expect(isPast(date, today)).toBe(past));
