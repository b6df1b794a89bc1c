import type { RadarPoint } from "./radar.ts";

/** A linear scale from figures to the units of a drawing. */
interface Axis {
  ticks: number[];
  /** Converts a figure to its position in the drawing. */
  at(value: number): number;
}

/** Steps between two ticks, times a power of ten. */
const STEPS = [1, 2, 5, 10];

/**
 * An axis over the figures from `low` to `high`, widened to whole steps.
 * @param from place of its lowest tick in the drawing, `to` that of its highest
 * @param maxSteps at most so many steps
 */
export function niceAxis(low: number, high: number, from: number, to: number, maxSteps = 5): Axis {
  const step = niceStep((high - low) / maxSteps);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return fixedAxis(ticks, from, to);
}

/** An axis with given ticks, in order, from its first to its last. */
export function fixedAxis(ticks: number[], from: number, to: number): Axis {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return { ticks, at: (value) => from + ((value - low) * (to - from)) / (high - low) };
}

function niceStep(minStep: number): number {
  if (!(minStep > 0)) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = STEPS.find((candidate) => candidate * magnitude >= minStep * (1 - 1e-9)) ?? 10;
  return step * magnitude;
}

/** A path through points, with one decimal of the drawing's units. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

/** A coordinate with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * Moves the labels at the ends of lines apart, so that none are closer than `gap`; keeps their order.
 * @param positions wanted places, in any order
 * @returns the places in the same order
 */
export function spreadLabels(positions: readonly number[], gap: number, lowest: number): number[] {
  const order = positions.map((position, index) => ({ position, index })).sort((a, b) => a.position - b.position);
  const result = [...positions];
  let previous = Number.NEGATIVE_INFINITY;
  for (const { position, index } of order) {
    previous = Math.max(position, previous + gap);
    result[index] = previous;
  }
  // Labels pushed beyond the drawing move back up, and move their neighbours along.
  let limit = lowest;
  for (const { index } of order.reverse()) {
    result[index] = Math.min(result[index] ?? limit, limit);
    limit = result[index] - gap;
  }
  return result;
}

/**
 * The figure of a line of straight pieces at a place; undefined beyond its ends. Where it jumps, the figure after it.
 * @param points in order from left to right; two at the same place are a jump
 */
export function valueAt(points: readonly RadarPoint[], x: number): number | undefined {
  const from = points.findLastIndex(([at]) => at <= x);
  const [start, end] = [points[from], points[from + 1]];
  if (start === undefined) return undefined;
  if (start[0] === x) return start[1];
  if (end === undefined) return undefined;
  return start[1] + ((end[1] - start[1]) * (x - start[0])) / (end[0] - start[0]);
}
