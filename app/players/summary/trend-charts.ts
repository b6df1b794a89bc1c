import {
  type ChartBand,
  type ChartLine,
  type ChartRange,
  type LineChartContent,
  lineChartContent,
} from "#app/components/charts/line-chart-content.ts";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import type { Followed, TrendPoint } from "#app/game/players/trend.ts";
import { wn8Bands } from "./formatted-wn8.ts";

/** A stat over time: the whole record, the stretches, and the range that their true values lie in. */
export type TrendChart = { key: keyof Followed; figures: LineChartContent };

/** The stats of the trend, in the order of its tabs. */
const TREND_STATS = ["wn8", "damage", "winRate"] as const satisfies readonly (keyof Followed)[];

/** The stat that an address selects. */
export const trendStatOf = (text: string | null): keyof Followed => TREND_STATS.find((key) => key === text) ?? "wn8";

/** Ticks below a chart, if it has as many days. */
const TICKS = 4;

/** The most that a figure can be. */
const MAX: Record<keyof Followed, number> = { wn8: Infinity, damage: Infinity, winRate: 100 };

/**
 * The charts of a player's figures over time.
 * @param from first day, days since 1970, UTC
 * @param days how many days the charts span
 * @param step days of a stretch
 * @returns none with fewer than two stretches, which make no line
 */
export function trendCharts(
  stretches: readonly TrendPoint[],
  { from, days, step }: { from: number; days: number; step: number },
): TrendChart[] {
  const last = from + days - 1;
  // A stretch stands at its last day: until then its figures count, and those of all battles.
  const points = stretches.map((point) => ({ ...point, day: Math.min(last, point.day + step - 1) }));
  // Of a short history, what lies before it is not drawn.
  const first = Math.max(from, Math.min(...points.map(({ day }) => day)));
  const count = Math.min(TICKS, last - first + 1);
  return TREND_STATS.flatMap((key) => {
    const known = points.filter((point) => point[key].value !== null);
    if (known.length < 2) return [];
    const lines = linesOf(known, key, step);
    const ticks = Array.from({ length: count }, (_, tick) => Math.round(first + ((last - first) * tick) / (count - 1)));
    const range = rangeOf(known, key);
    const drawn = [...lines.map((line) => line.points), range?.low ?? []];
    const lowest = Math.min(...drawn.flat().map(([, value]) => value));
    const figures = lineChartContent(
      lines,
      ticks,
      known.map(({ day }) => day),
      lowest,
      range,
    );
    return [{ key, figures: { ...figures, onlyThere: true, ...(key === "wn8" && { bands: levelsIn(figures) }) } }];
  });
}

/** The levels of WN8 that the axis reaches. */
function levelsIn({ y }: LineChartContent): ChartBand[] {
  return wn8Bands(y[0] ?? 0, y.at(-1) ?? 0).map(({ level, from, to }) => ({
    from,
    to,
    className: LEVEL_COLOURS[level],
  }));
}

function linesOf(points: readonly TrendPoint[], key: keyof Followed, step: number): ChartLine[] {
  return [
    { label: "All", points: lineOf(points, ({ overall }) => overall[key]) },
    { label: step === 1 ? "Day" : `${step} days`, points: lineOf(points, (point) => point[key].value) },
  ];
}

/** The 95% intervals of the stretches; undefined where fewer than two have one. */
function rangeOf(points: readonly TrendPoint[], key: keyof Followed): ChartRange | undefined {
  const bound = (sign: 1 | -1) =>
    lineOf(points, (point) => {
      const { value, margin } = point[key];
      return value === null || margin === null ? null : Math.min(MAX[key], Math.max(0, value + sign * margin));
    });
  const high = bound(1);
  return high.length < 2 ? undefined : { label: "95%", low: bound(-1), high };
}

const lineOf = (points: readonly TrendPoint[], of: (point: TrendPoint) => number | null): RadarPoint[] =>
  points.flatMap((point) => {
    const value = of(point);
    return value === null ? [] : [[point.day, value] as const];
  });
