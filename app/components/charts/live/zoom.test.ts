import { describe, expect, it } from "vitest";
import { isIn, sectionBetween, sectionTicks, wholeSection, zoomed } from "./zoom.ts";

const whole = wholeSection([0, 20, 40, 60, 80], [1000, 2000, 3000]);

describe("a closer look at a chart", () => {
  it("starts with all of it, from tick to tick", () => {
    expect(whole).toEqual({ x: [0, 80], y: [1000, 3000] });
    expect(wholeSection([], [])).toEqual({ x: [0, 1], y: [0, 1] });
  });

  it("halves what is shown and keeps the point where it is", () => {
    expect(zoomed(whole, whole, [20, 1500], 0.5)).toEqual({ x: [10, 50], y: [1250, 2250] });
  });

  it("stays within the whole, and is the whole again at last", () => {
    const corner = { x: [0, 20], y: [1000, 1500] } as const;
    expect(zoomed(corner, whole, [20, 1000], 2)).toEqual({ x: [0, 40], y: [1000, 2000] });
    expect(zoomed({ x: [0, 40], y: [1000, 2000] }, whole, [10, 1500], 2)).toBeNull();
  });

  it("ends before nothing is left", () => {
    let section = whole;
    for (let step = 0; step < 20; step++) section = zoomed(section, whole, [40, 2000], 0.5) ?? whole;
    expect(section.x[1] - section.x[0]).toBeCloseTo(80 / 64, 9);
  });

  it("looks about a point outside from its nearer edge", () => {
    expect(zoomed({ x: [40, 80], y: [1000, 3000] }, whole, [0, 2000], 0.5)?.x).toEqual([0, 20]);
  });

  it("is drawn from corner to corner, in any direction; a click alone is none", () => {
    expect(sectionBetween([60, 1500], [20, 2500], whole)).toEqual({ x: [20, 60], y: [1500, 2500] });
    expect(sectionBetween([60, 1500], [60.5, 2500], whole)).toBeNull();
    expect(sectionBetween([60, 1500], [20, 1510], whole)).toBeNull();
  });

  it("has whole steps at its axes", () => {
    expect(sectionTicks({ x: [11, 49], y: [1210, 2290] })).toEqual({
      x: [10, 20, 30, 40, 50],
      y: [1000, 1500, 2000, 2500],
    });
  });

  it("knows what is in it", () => {
    const section = { x: [0, 20], y: [1000, 1500] } as const;
    expect([isIn(section, [20, 1000]), isIn(section, [21, 1200]), isIn(section, [10, 999])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
