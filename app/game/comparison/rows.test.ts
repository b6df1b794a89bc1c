import { describe, expect, it } from "vitest";
import { comparedRow, type Line, linesOf } from "./rows.ts";

const line = (values: Line["values"], changes: Partial<Line> = {}): Line => ({
  key: "dpm",
  group: "firepower",
  better: "higher",
  decimals: 0,
  values,
  ...changes,
});
const cells = (...args: Parameters<typeof line>) => comparedRow(line(...args)).cells;

describe("a row of a comparison", () => {
  it("tells the difference to the first column, absolute and in per cent", () => {
    expect(cells([2000, 2500, 1500])).toMatchObject([
      { delta: null, percent: null, tone: "", best: false },
      { delta: 500, percent: 25, tone: "good", best: true },
      { delta: -500, percent: -25, tone: "bad", best: false },
    ]);
  });

  it("turns the meaning round where less is better, but never the sign", () => {
    expect(cells([10, 8, 12.5], { key: "reload", better: "lower", decimals: 2 })).toMatchObject([
      { best: false },
      { delta: -2, percent: -20, tone: "good", best: true },
      { delta: 2.5, percent: 25, tone: "bad", best: false },
    ]);
  });

  it("has no best and no tone where neither is better", () => {
    expect(cells([60, 70], { key: "weight", better: "neutral" })).toMatchObject([
      { best: false },
      { delta: 10, tone: "", best: false },
    ]);
  });

  it("marks equally good ones each, and nothing where all are equal", () => {
    expect(cells([3, 5, 5]).map(({ best }) => best)).toEqual([false, true, true]);
    const equal = comparedRow(line([5, 5]));
    expect(equal.equal).toBe(true);
    expect(equal.cells).toMatchObject([{ best: false }, { delta: 0, tone: "", best: false }]);
  });

  it("counts figures as they are shown", () => {
    // Both read 13.68 s, though they are not the same.
    const row = comparedRow(line([13.6812, 13.6778], { key: "reload", better: "lower", decimals: 2 }));
    expect(row.equal).toBe(true);
    expect(row.cells.map(({ best }) => best)).toEqual([false, false]);
    // 0.1 + 0.2 is no new figure.
    expect(cells([0.1, 0.3], { decimals: 1 })[1]?.delta).toBe(0.2);
    expect(cells([0.33, 0.4], { better: "lower", decimals: 2 })[1]?.delta).toBe(0.07);
  });

  it("never makes the best of what is not known or does not apply, and compares with neither", () => {
    expect(cells([null, 4, undefined, 3], { better: "lower" })).toMatchObject([
      { value: null, best: false },
      { delta: null, tone: "", best: false },
      { value: undefined, best: false },
      { delta: null, best: true },
    ]);
    expect(comparedRow(line([null, null])).equal).toBe(true);
    expect(comparedRow(line([null, 3])).equal).toBe(false);
    // The only known one has nothing to be better than.
    expect(cells([null, 3]).map(({ best }) => best)).toEqual([false, false]);
  });

  it("has no share of nothing", () => {
    expect(cells([0, 5])[1]).toMatchObject({ delta: 5, percent: null, tone: "good" });
    expect(cells([-10, -5])[1]).toMatchObject({ delta: 5, percent: 50 });
  });
});

describe("the rows", () => {
  const known = { state: "known", p65: 2000, p85: 3000, p95: 3900, p100: 5000 } as const;
  const vehicles = [
    { stats: { dpm: 2000, clipSize: 4, health: 1500 }, states: {}, marks: known, rating: 3.5 },
    { stats: { dpm: null, health: 1700 }, states: {}, marks: { state: "not-known" } as const, rating: 0 },
  ];

  it("are those that apply to one at least, the rating first and the marks last", () => {
    expect(linesOf(vehicles, true).map(({ key, values }) => [key, values])).toEqual([
      ["rating", [3.5, null]],
      ["dpm", [2000, null]],
      ["clipSize", [4, undefined]],
      ["health", [1500, 1700]],
      ["marks65", [2000, null]],
      ["marks85", [3000, null]],
      ["marks95", [3900, null]],
    ]);
  });

  it("are the headline ones unless all are asked for", () => {
    expect(linesOf(vehicles, false).map(({ key }) => key)).not.toContain("clipSize");
  });
});

describe("the main plates of a comparison", () => {
  const vehicle = (hullFront: number | null) => ({
    stats: { hullFront },
    states: {},
    marks: { state: "not-known" as const },
    rating: 0,
  });

  it("have rows at 30° and 45° among all, and none among the main ones", () => {
    const keys = (all: boolean) => linesOf([vehicle(100)], all).map(({ key }) => key);
    expect(keys(true).filter((key) => key.startsWith("hull"))).toEqual(["hullFront", "hullFront30", "hullFront45"]);
    expect(keys(false).filter((key) => key.startsWith("hull"))).toEqual(["hullFront"]);
    const [, at30, at45] = linesOf([vehicle(100), vehicle(null)], true).filter(({ key }) => key.startsWith("hull"));
    expect(at30?.values.map((value) => value && Math.round(value))).toEqual([115, null]);
    // Printed whole, and so is the difference.
    const [, halves] = linesOf([vehicle(63.5), vehicle(50.8)], true).filter(({ key }) => key.startsWith("hull"));
    expect(halves && comparedRow(halves).cells[1]?.delta).toBe(-14);
    expect(at45?.values.map((value) => value && Math.round(value))).toEqual([141, null]);
  });
});
