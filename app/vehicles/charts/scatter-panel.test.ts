import { describe, expect, it } from "vitest";
import { placing, scatterView } from "#app/components/charts/scatter-view.ts";
import { fittedScatter } from "./scatter-panel.tsx";

const columns = { id: [1, 2, 3], tier: [8, 8, 8] };
const marked = { id: 1, name: "Own", tier: 8, x: 10, y: 2000 };
const view = scatterView(
  [marked],
  columns,
  ["specificPower", "dpm"],
  [
    [10, 15, 20],
    [2000, 2500, 3000],
  ],
);
if (!view) throw new Error("Nothing is drawn.");
const placesOf = (path: string) => [...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("the mark of a vehicle in a scatter", () => {
  it("stands at what is fitted", () => {
    const fitted = fittedScatter(view, "Own", { specificPower: 12, dpm: 2200 });
    expect(fitted.marks).toEqual([{ column: 0, at: [12, 2200] }]);
    expect(fitted.rows).toEqual([["Own", "12.0 hp/t", "2,200"]]);
    expect(fitted.others).toBe(view.others);
  });

  it("makes an axis longer where it lies beyond, with the others where they belong", () => {
    const fitted = fittedScatter(view, "Own", { specificPower: 12, dpm: 4100 });
    expect(fitted.y.at(-1)).toBeGreaterThanOrEqual(4100);
    const place = placing(fitted);
    for (const [index, at] of [[15, 2500] as const, [20, 3000] as const].entries()) {
      const [x = 0, y = 0] = placesOf(fitted.others)[index] ?? [];
      expect(x).toBeCloseTo(place(at)[0], 0);
      expect(y).toBeCloseTo(place(at)[1], 0);
    }
  });

  it("is missing where a figure is not known", () => {
    const fitted = fittedScatter(view, "Own", { specificPower: 12, dpm: null });
    expect([fitted.marks, fitted.missing]).toEqual([[], ["Own"]]);
  });
});
