import { describe, expect, it } from "vitest";
import type { Estimate } from "#app/game/players/difference.ts";
import type { TrendPoint } from "#app/game/players/trend.ts";
import { type TrendChart, trendCharts } from "./trend-charts.ts";

const today = 20_800;
const month = { from: today - 29, days: 30, step: 1 };
const estimate = (value: number | null, margin: number | null = null): Estimate => ({ value, margin });

/** A day with three known figures, none with an interval; with changes. */
const pointOf = (ago: number, changes: Partial<TrendPoint> = {}): TrendPoint => ({
  day: today - ago,
  battles: 10,
  wn8: estimate(1500),
  damage: estimate(1200),
  winRate: estimate(50),
  overall: { wn8: 1400, damage: 1100, winRate: 52 },
  ...changes,
});

const chartOf = (points: readonly TrendPoint[], key: TrendChart["key"], around = month) =>
  trendCharts(points, around).find((chart) => chart.key === key)?.figures;
/** The lines by their names, with how many days ago their points are. */
const linesOf = (points: readonly TrendPoint[], key: TrendChart["key"], around = month) =>
  Object.fromEntries(
    (chartOf(points, key, around)?.lines ?? []).map((line) => [
      line.label,
      line.points.map(([day, value]) => [today - day, value]),
    ]),
  );

describe("the charts of a player's figures", () => {
  it("are of WN8, damage and the win rate", () => {
    expect(trendCharts([pointOf(20), pointOf(0)], month).map(({ key }) => key)).toEqual(["wn8", "damage", "winRate"]);
  });

  it("have the levels of WN8 behind it, as far as the axis reaches", () => {
    const points = [pointOf(9, { wn8: estimate(1290) }), pointOf(0, { wn8: estimate(1710) })];
    const figures = chartOf(points, "wn8");
    expect([figures?.y[0], figures?.y.at(-1)]).toEqual([1200, 1800]);
    expect(figures?.bands).toEqual([
      { from: 1200, to: 1600, className: "color-perf-adequate" },
      { from: 1600, to: 1800, className: "color-perf-good" },
    ]);
    expect(chartOf(points, "damage")?.bands).toBeUndefined();
  });

  it("are none of fewer than two stretches, which make no line", () => {
    expect(trendCharts([], month)).toEqual([]);
    expect(trendCharts([pointOf(3)], month)).toEqual([]);
  });

  it("are left out for a figure that is known in fewer than two stretches", () => {
    const points = [pointOf(9), pointOf(3, { wn8: estimate(null) }), pointOf(0, { damage: estimate(null) })];
    expect(trendCharts(points.slice(0, 2), month).map(({ key }) => key)).toEqual(["damage", "winRate"]);
    expect(chartOf(points, "wn8")?.read).toEqual([today - 9, today]);
  });

  it("have a line of the whole record and one of the stretches", () => {
    const points = [pointOf(9), pointOf(4, { damage: estimate(900), overall: { wn8: 0, damage: null, winRate: 0 } })];
    expect(linesOf([...points, pointOf(0)], "damage")).toEqual({
      All: [
        [9, 1100],
        [0, 1100],
      ],
      Day: [
        [9, 1200],
        [4, 900],
        [0, 1200],
      ],
    });
  });

  it("name the stretches by their days, and have each at its last day", () => {
    const year = { from: today - 363, days: 364, step: 14 };
    const lines = linesOf([pointOf(27), pointOf(13)], "wn8", year);
    expect(Object.keys(lines)).toEqual(["All", "14 days"]);
    expect(lines["14 days"]?.map(([ago]) => ago)).toEqual([14, 0]);
    // The last one has not ended.
    expect(linesOf([pointOf(27), pointOf(5)], "wn8", year)["14 days"]?.at(-1)?.[0]).toBe(0);
  });

  it("are read at the stretches alone", () => {
    expect(chartOf([pointOf(9), pointOf(0)], "wn8")).toMatchObject({ read: [today - 9, today], onlyThere: true });
  });
});

describe("the interval of a chart", () => {
  const rangeOf = (points: readonly TrendPoint[], key: TrendChart["key"]) => {
    const range = chartOf(points, key)?.range;
    return range && { low: range.low.map(([, value]) => value), high: range.high.map(([, value]) => value) };
  };

  it("is a range around the stretches, and ends at what can be", () => {
    const points = [pointOf(9, { winRate: estimate(20, 30) }), pointOf(0, { winRate: estimate(90, 18) })];
    expect(rangeOf(points, "winRate")).toEqual({ low: [0, 72], high: [50, 100] });
    expect(Object.keys(linesOf(points, "winRate"))).toEqual(["All", "Day"]);
  });

  it("has no limit above for WN8, and the axis holds it", () => {
    const points = [pointOf(9, { wn8: estimate(1500, 400) }), pointOf(0, { wn8: estimate(1500, 400) })];
    expect(rangeOf(points, "wn8")).toEqual({ low: [1100, 1100], high: [1900, 1900] });
    const y = chartOf(points, "wn8")?.y ?? [];
    expect([(y[0] ?? 0) <= 1100, (y.at(-1) ?? 0) >= 1900]).toEqual([true, true]);
  });

  it("is left out where fewer than two stretches tell it", () => {
    expect(rangeOf([pointOf(9, { wn8: estimate(1500, 400) }), pointOf(0)], "wn8")).toBeUndefined();
  });
});

describe("the axes of a chart", () => {
  it.each([
    ["begin with the first stretch of a short history", [9, 0], [9, 6, 3, 0]],
    ["reach until today", [29, 20], [29, 19, 10, 0]],
    ["never name a day twice", [1, 0], [1, 0]],
    ["have as many days as there are, if these are few", [2, 0], [2, 1, 0]],
  ])("%s", (_, played, ticks) => {
    const figures = chartOf(
      played.map((ago) => pointOf(ago)),
      "wn8",
    );
    expect(figures?.x.map((day) => today - day)).toEqual(ticks);
  });

  it("hold every line at the side, without beginning at zero", () => {
    const y = chartOf([pointOf(9, { damage: estimate(1304) }), pointOf(0)], "damage")?.y;
    expect([y?.[0], y?.at(-1)]).toEqual([1100, 1350]);
  });
});
