import { expect, it } from "vitest";
import { dayText, momentOf } from "./short-day.ts";

const now = Date.parse("2026-11-28T12:00:00Z");

it.each([
  ["2026-11-22T14:30:00Z", "22 Nov", "22 Nov, 14:30 UTC"],
  ["2026-01-01T00:00:00Z", "1 Jan", "1 Jan, 00:00 UTC"],
  ["2025-12-31T23:59:59Z", "31 Dec 2025", "31 Dec 2025, 23:59 UTC"],
])("of %s says the year where it is not this one", (at, day, moment) => {
  expect([dayText(Date.parse(at), now), momentOf(Date.parse(at), now)]).toEqual([day, moment]);
});
