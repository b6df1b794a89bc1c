import { describe, expect, it } from "vitest";
import { valueAt } from "./line-points.ts";

describe("the figure of a line at a place", () => {
  const line = [
    [0, 200],
    [100, 200],
    [500, 160],
  ] as const;

  it.each([
    [0, 200],
    [50, 200],
    [100, 200],
    [300, 180],
    [500, 160],
  ])("is read between its corners: %d → %d", (x, y) => {
    expect(valueAt(line, x)).toBe(y);
  });

  it("is none beyond its ends", () => {
    expect(valueAt(line, -1)).toBeUndefined();
    expect(valueAt(line, 501)).toBeUndefined();
    expect(valueAt([], 0)).toBeUndefined();
  });

  it("is what follows where the line jumps", () => {
    const steps = [
      [0, 0],
      [0, 400],
      [2, 400],
      [2, 800],
    ] as const;
    expect([0, 1, 2].map((x) => valueAt(steps, x))).toEqual([400, 400, 800]);
  });
});
