import { linePath, short } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import type { ChartBand, ChartRange } from "./line-chart-content.ts";

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
