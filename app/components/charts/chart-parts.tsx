import { linePath, short, spreadLabels } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import type { ChartBand, ChartLine, ChartRange } from "./line-chart-content.ts";

interface ChartBandsProps {
  bands: readonly ChartBand[];
  /** Left edge of the plot, and right edge of the names beside it, in units of the drawing. */
  left: number;
  right: number;
  /** Height of a figure, in units of the drawing. */
  at: (value: number) => number;
}

/** Background bands of a chart: faint, so that the lines stay readable. */
export function ChartBands({ bands, left, right, at }: ChartBandsProps) {
  return bands.map(({ from, to, className }) => (
    <path
      key={from}
      className={className}
      fill="currentColor"
      fillOpacity=".1"
      d={`M${short(left)} ${short(at(from))}V${short(at(to))}H${short(right)}V${short(at(from))}`}
    />
  ));
}

interface ChartRangeAreaProps {
  range: ChartRange | undefined;
  /** Place of a point in the units of the drawing. */
  at: (point: RadarPoint) => readonly [x: number, y: number];
}

/** The surface between the bounds of a range. */
export function ChartRangeArea({ range, at }: ChartRangeAreaProps) {
  if (!range) return null;
  return <path className="chart-range" d={`${linePath([...range.high, ...range.low.toReversed()].map(at))}Z`} />;
}

/** Smallest distance between two names, in units of the drawing. */
const LABEL_GAP = 13;

interface LineNamesProps {
  lines: readonly ChartLine[];
  range: ChartRange | undefined;
  /** Place of a point in the units of the drawing. */
  at: (point: ChartLine["points"][number]) => readonly [x: number, y: number];
  lowest: number;
}

/** The names of the lines and of a range's upper bound, each at its end. */
export function LineNames({ lines, range, at, lowest }: LineNamesProps) {
  const named: ChartLine[] = range ? [...lines, { label: range.label, points: range.high, peers: true }] : [...lines];
  const ends = named.map(({ points }) => at(points.at(-1) ?? [0, 0]));
  const heights = spreadLabels(
    ends.map(([, y]) => y + 4),
    LABEL_GAP,
    lowest + 4,
  );
  return named.map(({ label, peers }, index) => (
    <text
      key={label}
      className={peers ? undefined : `chart-name-${index + 1}`}
      x={short((ends[index]?.[0] ?? 0) + 6)}
      y={short(heights[index] ?? 0)}
    >
      {label}
    </text>
  ));
}
