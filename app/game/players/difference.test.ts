import { describe, expect, it } from "vitest";
import { winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { deviationOf, differenceBetween, differenceFrom, meanMargin } from "./difference.ts";

describe("the difference of a period from all time", () => {
  it.each([
    ["beyond the margin", 50.7, 1.9, 52.7, 400, { by: 2, isClear: true }],
    ["within it", 50.7, 2.1, 52.7, 400, { by: 2, isClear: false }],
    ["to the worse", 1500, 80, 1400, 400, { by: -100, isClear: true }],
    ["of an unknown margin", 1500, null, 1400, 400, { by: -100, isClear: null }],
    ["of what is shown, where that is rounded", 22.66, null, 34.24, 400, { by: 11.5, isClear: null }],
    ["of twenty battles", 1500, 80, 1400, 20, { by: -100, isClear: true }],
    ["of fewer", 1500, 80, 1400, 19, null],
    ["from what nobody knows", null, 80, 1400, 400, null],
    ["of what nobody knows", 1500, 80, null, 400, null],
  ] as const)("%s", (_, reference, margin, value, battles, expected) => {
    const found = differenceFrom(reference, { value, margin }, { battles, decimals: 1 });
    expect(found && { ...found, by: Math.round(found.by * 1000) / 1000 }).toEqual(expected);
  });
});

describe("the difference of two players", () => {
  const player = (value: number | null, margin: number | null, battles = 400) => ({ value, margin, battles });
  it.each([
    // √(30² + 40²) = 50
    ["beyond both margins", player(1500, 30), player(1449, 40), { by: 51, isClear: true }],
    ["within them", player(1500, 30), player(1450, 40), { by: 50, isClear: false }],
    ["to the worse", player(1400, 30), player(1500, 40), { by: -100, isClear: true }],
    ["of whom one has no margin", player(1500, 30), player(1400, null), { by: 100, isClear: null }],
    ["of whom the other has none", player(1500, null), player(1400, 30), { by: 100, isClear: null }],
    ["of whom one has few battles", player(1500, 30), player(1400, 40, 19), null],
    ["of whom one is not known", player(null, null), player(1400, 40), null],
  ] as const)("%s", (_, one, other, expected) => {
    expect(differenceBetween(one, other, 0)).toEqual(expected);
  });
});

describe("a margin", () => {
  it("is 1.96 deviations of the mean", () => {
    expect(meanMargin(1000, 400)).toBe(98);
    expect([meanMargin(null, 400), meanMargin(undefined, 400), meanMargin(1000, 0)]).toEqual([null, null, null]);
  });

  it("of a share is the binomial one", () => {
    // Half of 400: 1.96 × √(0.25 / 400) = 4.9 points.
    expect(winRateMargin(50, 400)).toBeCloseTo(4.9, 9);
  });
});

describe("the spread of battles", () => {
  it("is that of a sample", () => {
    // 15 zeros and 15 twos: 30 squares of 1, divided by 29.
    const values = Array.from({ length: 30 }, (_, index) => (index % 2) * 2);
    expect(deviationOf(values)).toBeCloseTo(Math.sqrt(30 / 29), 12);
    expect(deviationOf(values.slice(1))).toBeNull();
  });
});
