import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.UTC(2026, 0, 2);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe("relativeTime", () => {
  it.each([
    [0, "just now"],
    [59 * second + 999, "just now"],
    [minute, "1 minute ago"],
    [59 * minute, "59 minutes ago"],
    [hour, "1 hour ago"],
    [day - 1, "23 hours ago"],
    [day, "yesterday"],
    [29 * day, "29 days ago"],
    [30 * day, "last month"],
    [61 * day, "2 months ago"],
    [365 * day, "last year"],
    [800 * day, "2 years ago"],
    [-5 * minute, "just now"],
  ])("%d ms ago reads as %s", (passed, text) => {
    expect(relativeTime(now - passed, now)).toBe(text);
  });
});
