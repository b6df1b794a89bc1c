import { describe, expect, it } from "vitest";
import { dispersionAt, grownDispersion } from "./dispersion.ts";

describe("dispersion", () => {
  it.each([
    [0.34, 0, 0],
    [0.34, 100, 0.34],
    [0.34, 250, 0.85],
    [0.34, 500, 1.7],
  ])("of a gun with %d m at 100 m has at %d m a radius of %d m", (dispersion, distance, radius) => {
    expect(dispersionAt(dispersion, distance)).toBeCloseTo(radius, 9);
  });

  it.each([
    ["nothing", 0, 0.4],
    ["a shot of factor 0.75", 0.75, 0.5],
    ["40 km/h at 0.16", 6.4, 0.4 * Math.sqrt(1 + 6.4 ** 2)],
  ])("grows by the root of the squares with %s", (_, growth, radius) => {
    expect(grownDispersion(0.4, growth)).toBeCloseTo(radius, 9);
  });
});
