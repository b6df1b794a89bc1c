import { expect, it } from "vitest";
import { formatDate, formatPeriod } from "./format-date.ts";

it.each([
  ["2024-10-16", "16 October 2024"],
  ["2015-05 to 2026-06", "May 2015 to June 2026"],
  ["2019-05 to 2026", "May 2019 to 2026"],
])("%s is %s", (date, text) => {
  expect(formatPeriod(date)).toBe(text);
});

it.each([
  ["2024-10-16", "16 October 2024"],
  ["2026-09-01", "1 September 2026"],
  ["2026-07-05T10:00:00Z", "5 July 2026"],
  ["2024-10", "October 2024"],
  ["2019", "2019"],
  ["2019-13-01", "2019-13-01"],
  ["2019-01-01/2019-03-01", "2019-01-01/2019-03-01"],
])("%s is %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});
