import { short } from "#app/game/charts/axis.ts";

/** A part of a chart's height that means something, and the class with its colour. */
export interface ChartBand {
  from: number;
  to: number;
  className: string;
}

interface ChartBandsProps {
  bands: readonly ChartBand[];
  /** Edges of the plot, in units of the drawing. */
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
