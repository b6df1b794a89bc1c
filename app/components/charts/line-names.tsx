import { short, spreadLabels } from "#app/game/charts/axis.ts";
import type { ChartLine } from "./line-chart-content.ts";

/** Smallest distance between two names, in units of the drawing. */
const LABEL_GAP = 13;

interface LineNamesProps {
  lines: readonly ChartLine[];
  /** Place of a point in the units of the drawing. */
  at: (point: ChartLine["points"][number]) => readonly [x: number, y: number];
  lowest: number;
}

/** The names of the lines, each at its end. */
export function LineNames({ lines, at, lowest }: LineNamesProps) {
  const ends = lines.map(({ points }) => at(points.at(-1) ?? [0, 0]));
  const heights = spreadLabels(
    ends.map(([, y]) => y + 4),
    LABEL_GAP,
    lowest + 4,
  );
  return lines.map(({ label, peers }, index) => (
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
