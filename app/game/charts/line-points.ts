import type { RadarPoint } from "./radar.ts";

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
