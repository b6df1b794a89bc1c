import { describe, expect, it } from "vitest";
import { bestAndWorstMaps, type DamageBattle, damageBins, damageScale } from "./vehicle-breakdown.ts";

describe("damage in steps", () => {
  it("counts each battle once, in steps without a gap", () => {
    expect(damageBins([0, 499, 500, 7467])).toEqual({
      step: 500,
      steps: Array.from({ length: 15 }, (_, at) => ({ from: at * 500, count: [2, 1][at] ?? (at === 14 ? 1 : 0) })),
    });
    expect(damageBins([])).toEqual({ step: 100, steps: [] });
  });

  it.each([
    [0, 100],
    [1599, 100],
    [1600, 250],
    [8000, 1000],
    [90_000, 2000],
  ])("of %d at most are as wide as they stay few: %d", (max, step) => {
    expect(damageBins([max]).step).toBe(step);
  });
});

describe("maps", () => {
  const on = (map: number, damage: number, count: number): DamageBattle[] =>
    Array.from({ length: count }, (_, at) => ({ map, damage, won: at % 2 === 0 }));

  it("are the best and the worst, none of them both, of enough battles", () => {
    const battles = [...on(1, 100, 8), ...on(2, 300, 8), ...on(3, 200, 9), ...on(4, 900, 7)];
    expect(bestAndWorstMaps(battles)).toEqual({
      best: [{ map: 2, battles: 8, damage: 300, winRate: 50 }],
      worst: [{ map: 1, battles: 8, damage: 100, winRate: 50 }],
    });
    const more = [...on(1, 100, 8), ...on(2, 300, 8), ...on(3, 200, 8), ...on(4, 400, 8)];
    const { best, worst } = bestAndWorstMaps(more);
    // The very best and the very worst come first.
    expect([best.map(({ map }) => map), worst.map(({ map }) => map)]).toEqual([
      [4, 2],
      [1, 3],
    ]);
    expect(bestAndWorstMaps(on(1, 100, 8))).toEqual({ best: [], worst: [] });
  });
});

describe("a scale", () => {
  it("has room at both ends, and begins at zero at the earliest", () => {
    const scale = damageScale([100, 200]);
    expect([scale(65), scale(235)]).toEqual([0, 1]);
    expect(damageScale([1, 100])(0)).toBe(0);
    expect(damageScale([5])(5)).toBeGreaterThan(0);
  });
});
