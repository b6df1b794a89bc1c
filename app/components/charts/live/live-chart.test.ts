import { describe, expect, it } from "vitest";
import { plotOf, positionIn, valuesAt } from "./live-chart.tsx";

const section = { x: [0, 100], y: [200, 300] } as const;
const layout = { translateX: 40, translateY: 10, gridWidth: 200, gridHeight: 100 };

describe("the plot of a drawn chart", () => {
  const plot = plotOf({ w: { layout } }, section);
  if (!plot) throw new Error("The plot is known here.");

  it("has every point in its place, and finds the figures of a place again", () => {
    expect(positionIn(plot, [0, 200])).toEqual([40, 110]);
    expect(positionIn(plot, [100, 300])).toEqual([240, 10]);
    expect(positionIn(plot, [25, 250])).toEqual([90, 60]);
    expect(valuesAt(plot, [90, 60])).toEqual([25, 250]);
  });

  it("has the figures of its edge beside it", () => {
    expect(valuesAt(plot, [0, 500])).toEqual([0, 200]);
    expect(valuesAt(plot, [999, 0])).toEqual([100, 300]);
  });

  it.each([[null], [{}], [{ w: {} }], [{ w: { layout: { ...layout, gridWidth: 0 } } }]])(
    "is not known of %j",
    (chart) => {
      expect(plotOf(chart, section)).toBeNull();
    },
  );
});
