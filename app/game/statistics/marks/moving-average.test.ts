import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  averageAfter,
  averageAt,
  BATTLE_WEIGHT,
  battlesTo,
  combinedDamage,
  movingAverage,
  percentAt,
} from "./moving-average.ts";
import type { Thresholds } from "./thresholds.ts";

/** The thresholds of a heavy tank of tier VII on 21 September 2026. */
const tiger: Thresholds = { state: "known", p65: 1475, p85: 2061, p95: 2524, p100: 2890 };

const damages = fc.integer({ min: 1, max: 9000 });
const battleCounts = fc.integer({ min: 0, max: 500 });
const rising = fc.tuple(damages, damages, damages, damages).map((steps) => {
  const [p65 = 1, p85 = 2, p95 = 3, p100 = 4] = steps.map((_, i) => steps.slice(0, i + 1).reduce((a, b) => a + b));
  return { state: "known", p65, p85, p95, p100 } satisfies Thresholds;
});

describe("the moving average", () => {
  it("moves by 2 of 101 of the way with one battle", () => {
    expect(averageAfter(2000, 3010, 1)).toBeCloseTo(2020, 9);
    expect(averageAfter(0, 101, 1)).toBeCloseTo(2, 9);
  });

  it.each([
    [1000, 2000, 0, 1000],
    [1000, 1000, 50, 1000],
    // After 100 battles 13.5% of the old average is left: (99 / 101) ^ 100.
    [0, 1000, 100, 864.7],
    [3000, 0, 100, 406],
  ])("of %d is with battles of %d, after %d of them, %d", (average, damage, battles, then) => {
    expect(averageAfter(average, damage, battles)).toBeCloseTo(then, 0);
  });

  it("is the same battle by battle as all at once", () => {
    fc.assert(
      fc.property(damages, damages, battleCounts, (average, damage, battles) => {
        let one = average;
        for (let battle = 0; battle < battles; battle++) one += BATTLE_WEIGHT * (damage - one);
        expect(averageAfter(average, damage, battles)).toBeCloseTo(one, 6);
      }),
    );
  });

  it("stays between what it was and what the battles bring", () => {
    fc.assert(
      fc.property(damages, damages, battleCounts, (average, damage, battles) => {
        const then = averageAfter(average, damage, battles);
        expect(then).toBeGreaterThanOrEqual(Math.min(average, damage) - 1e-9);
        expect(then).toBeLessThanOrEqual(Math.max(average, damage) + 1e-9);
      }),
    );
  });
});

describe("the battles to a mark", () => {
  // Worked by hand: ln((damage − target) / (damage − average)) / ln(99 / 101), rounded up.
  it.each([
    [2200, 65],
    [2400, 37],
    [2700, 23],
    [3000, 17],
  ])("from 72.4%% to the second mark with %d combined damage are %d", (damage, battles) => {
    expect(battlesTo(tiger.p85, averageAt(72.4, tiger) ?? 0, damage)).toBe(battles);
  });

  it.each([
    [2000, 2000, 1500, 0],
    [2000, 2500, 0, 0],
    [2000, 1000, 2000, null],
    [2000, 1000, 1999, null],
    [2020, 2000, 3010, 1],
    [2000, 2000 - 1e-9, 3000, 1],
  ])("to %d from %d with %d are %s", (target, average, damage, battles) => {
    expect(battlesTo(target, average, damage)).toBe(battles);
  });

  it("are just as many as it takes, and one fewer is not enough", () => {
    fc.assert(
      fc.property(damages, damages, damages, (target, average, damage) => {
        const battles = battlesTo(target, average, damage);
        if (battles === null) {
          expect(averageAfter(average, damage, 1000)).toBeLessThan(target + 1e-6);
          return;
        }
        expect(averageAfter(average, damage, battles)).toBeGreaterThanOrEqual(target - 1e-5);
        if (battles > 0) expect(averageAfter(average, damage, battles - 1)).toBeLessThan(target + 1e-5);
      }),
    );
  });

  it("are fewer with more damage", () => {
    fc.assert(
      fc.property(damages, damages, damages, fc.integer({ min: 1, max: 3000 }), (target, average, damage, more) => {
        const battles = battlesTo(target, average, damage);
        const fewer = battlesTo(target, average, damage + more);
        if (battles !== null) expect(fewer ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(battles);
      }),
    );
  });
});

describe("the average of battles", () => {
  it.each<[number[], number | null]>([
    [[], null],
    [[500], 500],
    [[0, 3000], 1500],
    [Array.from({ length: 100 }, (_, index) => index), 49.5],
    // From the hundred and first on each one counts 2 of 101.
    [[...Array.from({ length: 100 }, () => 1000), 2010], 1020],
  ])("of %j is %d", (battles, average) => {
    const found = movingAverage(battles);
    if (average === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(average, 9);
  });

  it("counts the damage, and the most that was assisted by one means", () => {
    const parts = { damageDealt: 1000, assistedBySpotting: 300, assistedByTracking: 200, assistedByStun: null };
    expect(combinedDamage(parts)).toBe(1300);
    expect(combinedDamage({ ...parts, assistedByTracking: 400 })).toBe(1400);
    expect(combinedDamage({ ...parts, assistedByStun: 500 })).toBe(1500);
    expect(combinedDamage({ ...parts, assistedBySpotting: null, assistedByTracking: null })).toBe(1000);
    expect(combinedDamage({ ...parts, damageDealt: null })).toBeNull();
  });
});

describe("the average behind a per cent", () => {
  it.each([
    [65, 1475],
    [72.4, 1691.82],
    [85, 2061],
    [90, 2292.5],
    [95, 2524],
    [97.5, 2707],
    [100, 2890],
    [64.9, null],
    [0, null],
    [100.1, null],
  ])("of %d %% is %s", (percent, average) => {
    const found = averageAt(percent, tiger);
    if (average === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(average, 6);
  });

  it("leads back to the per cent", () => {
    fc.assert(
      fc.property(rising, fc.double({ min: 65, max: 100, noNaN: true }), (thresholds, percent) => {
        expect(percentAt(averageAt(percent, thresholds) ?? 0, thresholds)).toBeCloseTo(percent, 6);
      }),
    );
  });

  it("is not known below the first mark, and 100 above the highest value", () => {
    expect(percentAt(1474, tiger)).toBeNull();
    expect(percentAt(9000, tiger)).toBe(100);
    expect(percentAt(2524, { ...tiger, p100: 2524 })).toBe(100);
  });
});
