import { short, spreadLabels } from "#app/game/charts/axis.ts";
import type { ChartLine, ChartRange } from "./line-chart-content.ts";

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
