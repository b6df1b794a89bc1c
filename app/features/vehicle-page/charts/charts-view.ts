import { fixedAxis, linePath, niceAxis, short, spreadLabels } from "#app/game/charts/axis.ts";
import { penetrationAt } from "#app/game/charts/penetration.ts";
import { MAX_SPOTTING, spottingDistance } from "#app/game/charts/spotting.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { LINE_BOX } from "./chart-boxes.ts";

/** A chart of lines, ready to draw: places in the units of its view box. */
export interface LineChartView {
  /** Lines of the grid as one path, and the base line. */
  grid: string;
  base: string;
  xTicks: { at: number; text: string }[];
  yTicks: { at: number; text: string }[];
  lines: { d: string; label: string; x: number; y: number }[];
  /** Positions of the table's figures in per cent of the drawing's width and height: one list per series. */
  points: string[][];
  /** The same figures as a table: the head, then a row a line. */
  head: string[];
  rows: string[][];
}

/** Smallest distance between two labels at the ends of lines, in units of the drawing. */
const LABEL_GAP = 13;

interface Line {
  label: string;
  points: readonly (readonly [x: number, y: number])[];
  /** The figures of the table, as far as the line goes. */
  read: readonly (readonly [x: number, y: number])[];
}

/** Furthest distance of the drawing and those of the table, m. */
const FURTHEST = 700;
const PENETRATION_TABLE = [100, 200, 300, 400, 500, FURTHEST];

/** Average penetration of every shell of a gun from 0 to 700 m (or the end of its flight), mm. */
export function penetrationChart({ shells }: Pick<Gun, "shells">): LineChartView {
  const names = shellNames(shells);
  const lines = shells.map((shell, index) => {
    // Just before the end, since at the very end the value is zero.
    const end = Math.min(FURTHEST, shell.maxDistance - 0.01);
    const distances = [0, Math.min(100, end), end];
    return {
      label: names[index] ?? shell.kind,
      points: distances.map((distance) => [distance, penetrationAt(shell, distance)] as const),
      read: PENETRATION_TABLE.filter((distance) => distance < shell.maxDistance).map(
        (distance) => [distance, penetrationAt(shell, distance)] as const,
      ),
    };
  });
  const most = Math.max(...shells.map(({ penetration }) => penetration));
  return lineChart(lines, { x: [0, 100, 300, 500, FURTHEST], xUnit: " m", low: 0, high: most }, [
    ["Shell", ...PENETRATION_TABLE.map((distance) => `${distance} m`)],
    ...shells.map((shell, index) => [
      names[index] ?? shell.kind,
      ...PENETRATION_TABLE.map((distance) =>
        distance < shell.maxDistance ? formatNumber(penetrationAt(shell, distance)) : "Out of reach",
      ),
    ]),
  ]);
}

/** Kinds of the shells, numbered where two are the same. */
function shellNames(shells: Gun["shells"]): string[] {
  return shells.map(({ kind }, index) => {
    const before = shells.slice(0, index).filter((other) => other.kind === kind).length;
    const several = shells.filter((other) => other.kind === kind).length > 1;
    return several ? `${kind} ${before + 1}` : kind;
  });
}

/** View ranges of the drawing and of the table, m. */
const VIEW_RANGES = [300, 350, 400, MAX_SPOTTING];

/** Spotting distance of the vehicle by the observer's view range; null when no source states its concealment. */
export function spottingChart(stats: Stats): LineChartView | null {
  const states = (
    [
      ["Still", stats.concealmentStill],
      ["Moving", stats.concealmentMoving],
      ["Fired", stats.concealmentStillFired],
    ] as const
  ).flatMap(([label, concealment]) => (typeof concealment === "number" ? [{ label, share: concealment / 100 }] : []));
  if (states.length === 0) return null;
  const lines = states.map(({ label, share }) => ({
    label,
    points: [300, MAX_SPOTTING].map((range) => [range, spottingDistance(range, share)] as const),
    read: VIEW_RANGES.map((range) => [range, spottingDistance(range, share)] as const),
  }));
  const lowest = Math.min(...lines.flatMap(({ points }) => points.map(([, distance]) => distance)));
  return lineChart(lines, { x: VIEW_RANGES, xUnit: " m", low: lowest, high: MAX_SPOTTING }, [
    ["View range", ...VIEW_RANGES.map((range) => `${range} m`)],
    ...states.map(({ label, share }) => [
      label,
      ...VIEW_RANGES.map((range) => `${formatNumber(spottingDistance(range, share))} m`),
    ]),
  ]);
}

interface Frame {
  x: number[];
  /** Text after the last tick. */
  xUnit: string;
  low: number;
  high: number;
}

function lineChart(lines: Line[], { x, xUnit, low, high }: Frame, [head = [], ...rows]: string[][]): LineChartView {
  const { left, right, top, bottom, width, height } = LINE_BOX;
  const across = fixedAxis(x, left, right);
  const up = niceAxis(low, high, bottom, top);
  const places = up.ticks.map((tick) => short(up.at(tick)));
  const ends = lines.map(({ points }) => up.at(points.at(-1)?.[1] ?? 0) + 4);
  const labels = spreadLabels(ends, LABEL_GAP, bottom + 4);
  return {
    grid: places.map((place) => `M${left} ${place}H${right}`).join(""),
    base: `M${left} ${bottom}H${right}`,
    xTicks: x.map((tick, index) => ({
      at: Number(short(across.at(tick))),
      text: `${tick}${index === x.length - 1 ? xUnit : ""}`,
    })),
    yTicks: up.ticks.map((tick) => ({ at: Number(short(up.at(tick) + 4)), text: formatNumber(tick) })),
    lines: lines.map(({ label, points }, index) => ({
      d: linePath(points.map(([a, b]) => [across.at(a), up.at(b)] as const)),
      label,
      x: Number(short(across.at(points.at(-1)?.[0] ?? 0) + 6)),
      y: Number(short(labels[index] ?? 0)),
    })),
    points: lines.map(({ read }) =>
      read.map(([a, b]) => `${short((100 * across.at(a)) / width)} ${short((100 * up.at(b)) / height)}`),
    ),
    head,
    rows,
  };
}
