import { describe, expect, it } from "vitest";
import { trendStep } from "./trend-step.ts";
import type { Window } from "./windows.ts";

const DAY = 86_400_000;
const today = 20_800;
const noon = today * DAY + DAY / 2;

describe("the stretches in which figures are followed", () => {
  it.each<[Window, days: number, step: number]>([
    ["all", 364, 14],
    ["90d", 90, 3],
    ["30d", 30, 1],
    ["7d", 7, 1],
  ])("of %s span %d days with today, each of %d", (window, days, step) => {
    const found = trendStep(window, noon);
    expect(found).toEqual({ from: today - days + 1, step });
    // The last stretch is a whole one, and ends today.
    expect((today + 1 - (found?.from ?? 0)) % step).toBe(0);
  });

  it.each<Window>(["1d", "1000", "100", "session"])("are none of %s, which is followed battle by battle", (window) => {
    expect(trendStep(window, noon)).toBeNull();
  });

  it.each([
    ["with the first moment of a day, UTC", today * DAY, today],
    ["not before the last moment of a day has passed", (today + 1) * DAY - 1, today],
    ["with the next midnight, UTC", (today + 1) * DAY, today + 1],
  ])("move on %s", (_, now, last) => {
    expect(trendStep("7d", now)?.from).toBe(last - 6);
  });
});
