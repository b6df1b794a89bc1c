import { expect, it } from "vitest";
import { radarPoints } from "./radar.ts";

it("goes round clockwise from the top", () => {
  const points = radarPoints([1, 0.5, 0, 1], [100, 100], 80);
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  expect(rounded).toEqual([
    [100, 20],
    [140, 100],
    [100, 100],
    [20, 100],
  ]);
});
