import { niceAxis, valueAt } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";

export interface ChartLine {
  label: string;
  points: readonly RadarPoint[];
  /** Comparison line for the subject: grey and dashed. */
  peers?: true;
}

/** Where a line's true values lie: a surface from one bound to the other, with the same places in both. */
export interface ChartRange {
  label: string;
  low: readonly RadarPoint[];
  high: readonly RadarPoint[];
}

/** A part of a chart's height that means something, and the class with its colour. */
export interface ChartBand {
  from: number;
  to: number;
  className: string;
}

/** A chart of lines as figures; where they stand follows from the ticks. */
export interface LineChartContent {
  /** Figures at the ticks, evenly spread: the axes reach from the first to the last. */
  x: readonly number[];
  y: readonly number[];
  lines: readonly ChartLine[];
  range?: ChartRange;
  bands?: readonly ChartBand[];
  /** Where the table reads the lines. */
  read: readonly number[];
  /** The lines are known at the places of the table alone: nothing is read between them. */
  onlyThere?: true;
}

export interface LineChartLabels {
  /** What the axis below is; head of the table's first column. */
  head: string;
  /** Figure of an axis with its unit: "300 m". */
  x: (at: number) => string;
  y: (value: number) => string;
  /** Unit at the last tick below: " m". */
  xUnit: string;
  /** Figure of a tick below; the figure itself without it. */
  xTick?: (at: number) => string;
  yTick: (value: number) => string;
  /** Table text for points that a line does not reach. */
  beyond: string;
}

/** A chart of lines; the axis at the side holds all of them in whole steps. @param from lowest figure to show, if none is lower */
export function lineChartContent(
  lines: readonly ChartLine[],
  x: readonly number[],
  read: readonly number[],
  from = 0,
  range?: ChartRange,
): LineChartContent {
  const drawn = [...lines.map(({ points }) => points), range?.low ?? [], range?.high ?? []];
  const values = drawn.flat().map(([, value]) => value);
  const { ticks } = niceAxis(Math.min(from, ...values), Math.max(...values), 0, 1);
  return { x, y: ticks, lines, read, ...(range && { range }) };
}

/** The figures of a chart as a table: the head, then a row for each point below. Points are many, lines few. */
export function lineChartTable(
  { lines, range, read }: LineChartContent,
  labels: LineChartLabels,
): [head: string[], ...string[][]] {
  return [
    [labels.head, ...lines.map(({ label }) => label), ...(range ? [range.label] : [])],
    ...read.map((at) => [
      labels.x(at),
      ...lines.map(({ points }) => {
        const value = valueAt(points, at);
        return value === undefined ? labels.beyond : labels.y(value);
      }),
      ...(range ? [rangeText(range, at, labels) ?? labels.beyond] : []),
    ]),
  ];
}

/** "1,398 to 1,772"; undefined where the range does not reach. */
function rangeText({ low, high }: ChartRange, at: number, labels: LineChartLabels): string | undefined {
  const [from, to] = [valueAt(low, at), valueAt(high, at)];
  return from === undefined || to === undefined ? undefined : `${labels.y(from)} to ${labels.y(to)}`;
}

export interface ReadPoint {
  at: RadarPoint;
  text: string;
}

/** The points of the lines at given places, in words; a line has none where it does not reach. */
export function readLines(
  { lines, range }: LineChartContent,
  positions: readonly number[],
  labels: LineChartLabels,
): ReadPoint[][] {
  const read = (label: string, points: readonly RadarPoint[], textOf: (x: number, value: number) => string) =>
    positions.flatMap((x): ReadPoint[] => {
      const value = valueAt(points, x);
      return value === undefined ? [] : [{ at: [x, value], text: `${label}, ${labels.x(x)}: ${textOf(x, value)}` }];
    });
  return [
    ...lines.map(({ label, points }) => read(label, points, (_, value) => labels.y(value))),
    ...(range ? [read(range.label, range.high, (x) => rangeText(range, x, labels) ?? labels.beyond)] : []),
  ].filter((points) => points.length > 0);
}

/** Places to read a live chart at: about `most` whole steps from the first tick to the last. */
export function finePositions({ x, read, onlyThere }: LineChartContent, maxSteps = 30): readonly number[] {
  if (onlyThere) return read;
  const [low = 0, high = 1] = [x[0], x.at(-1)];
  return niceAxis(low, high, 0, 1, maxSteps).ticks.filter((at) => at <= high);
}
