import { expect, it } from "vitest";
import { formatPeriod } from "./format-period.ts";

it.each([
  ["2024-10-16", "16 October 2024"],
  ["2015-05 to 2026-06", "May 2015 to June 2026"],
  ["2019-05 to 2026", "May 2019 to 2026"],
])("%s is %s", (date, words) => {
  expect(formatPeriod(date)).toBe(words);
});
