import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDelta, formatNumber } from "./format.ts";
import { formatStat, formatStatWithUnit, roundStat } from "./format-stat.ts";

describe("numbers", () => {
  it.each([
    [2153.846, 0, 0, "2,154"],
    [1_234_567.5, 0, 0, "1,234,568"],
    [-6, 0, 0, "\u22126"],
    [-0.4, 0, 0, "0"],
    [999.96, 1, 1, "1,000.0"],
    [7.8, 2, 1, "7.8"],
    [2.06, 2, 1, "2.06"],
    [26, 1, 0, "26"],
    [2.675, 2, 2, "2.68"],
    [1.005, 2, 2, "1.01"],
    [100, 0, 0, "100"],
    [1500, 1, 0, "1,500"],
    [1.5, 3, 0, "1.5"],
    [7, 3, 1, "7.0"],
  ])("%d with %i decimals (%i kept) prints as %s", (value, decimals, fixed, text) => {
    expect(formatNumber(value, decimals, fixed)).toBe(text);
  });

  it("print a sign before a difference, unless it rounds to nothing", () => {
    expect(formatDelta(21.4)).toBe("+21");
    expect(formatDelta(-11)).toBe("\u221211");
    expect(formatDelta(0.04, 1)).toBe("0.0");
    expect(formatDelta(0)).toBe("0");
    expect(formatDelta(0.1, 1)).toBe("+0.1");
    expect(formatDelta(1_000_000)).toBe("+1,000,000");
  });

  it("read back as the number that was printed", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000 + 1 / 7e4),
          fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        ),
        fc.integer({ min: 0, max: 3 }),
        (value, decimals) => {
          const back = Number(formatNumber(value, decimals).replaceAll(",", "").replace("\u2212", "-"));
          expect(Math.abs(back - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9);
        },
      ),
    );
  });
});

describe("characteristics", () => {
  it.each([
    ["dpm", 2153.846, "2,154"],
    ["reload", 7.8, "7.8"],
    ["dispersion", 0.34, "0.34"],
    ["specificPower", 12.15025, "12.2"],
    ["weight", 57.612, "57.6"],
    ["hullTraverse", 26, "26"],
    ["topSpeed", 40.2, "40.2"],
    ["gunDepression", 7, "\u22127"],
    // As the armour view and the modules print a plate.
    ["turretSide", 63.5, "63.5"],
    ["turretSide", 150, "150"],
    ["gunDepression", 0, "0"],
    ["gunDepression", -1, "+1"],
    ["concealmentStill", 11.5976, "11.6"],
  ] as const)("%s %d prints as %s", (key, value, text) => {
    expect(formatStat(key, value)).toBe(text);
  });

  it("print their unit after a space", () => {
    expect(formatStatWithUnit("hullTraverse", 26)).toBe("26 °/s");
    expect(formatStatWithUnit("gunElevation", 20)).toBe("20°");
    expect(formatStatWithUnit("fireChance", 15)).toBe("15%");
    expect(formatStatWithUnit("dpm", 2153.8)).toBe("2,154");
  });

  it("are rounded as they are printed, and never to a negative zero", () => {
    expect([roundStat("weight", 57.66), roundStat("gunDepression", -3.5)]).toEqual([57.7, -3.5]);
    expect(roundStat("health", -0.2)).toBe(0);
  });

  it("are never zero when they are not known", () => {
    expect(formatStat("dpm", null)).toBe("Not known");
    expect(formatStatWithUnit("topSpeed", undefined)).toBe("Not known");
    expect(formatStatWithUnit("topSpeed", null)).toBe("Not known");
  });
});
