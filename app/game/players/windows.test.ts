import { describe, expect, it, test } from "vitest";
import { comparedWindow, lastOf, sessionSizes, trendStep, WINDOWS, type Window } from "./windows.ts";

const hours = (...ago: number[]) => ago.map((hoursAgo) => 1_700_000_000 - hoursAgo * 3600);

test.each([
  ["none", [], []],
  ["one", hours(0), [1]],
  ["an evening", hours(0, 0.2, 0.5, 3), [4]],
  ["a pause just short of the gap", hours(0, 3.99), [2]],
  ["a pause of exactly the gap", hours(0, 4), [1, 1]],
  ["two evenings", hours(0, 0.3, 24, 24.3, 24.6), [2, 3]],
  ["two battles in one second", hours(0, 0), [2]],
])("%s", (_, battles, sizes) => {
  expect(sessionSizes(battles)).toEqual(sizes);
});

it("all time is compared with the last 30 days, and they and every other window with all time", () => {
  expect(WINDOWS.map(comparedWindow)).toEqual(["30d", ...WINDOWS.slice(1).map(() => "all")]);
});

it("windows of the last battles are of so many, and no others", () => {
  expect(WINDOWS.flatMap((window) => (lastOf(window) === null ? [] : [[window, lastOf(window)]]))).toEqual([
    ["1000", 1000],
    ["100", 100],
  ]);
});

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
