import { niceAxis } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";

/** The part of a chart that is shown, in its figures. */
export interface ChartSection {
  x: readonly [low: number, high: number];
  y: readonly [low: number, high: number];
}

/** Most steps of the axes of a section. */
const STEPS = { x: 6, y: 5 } as const;

/** The narrowest section, as a share of the whole. */
const NARROWEST = 1 / 64;

/** From the first to the last tick of both axes. */
export function wholeSection(x: readonly number[], y: readonly number[]): ChartSection {
  return { x: [x[0] ?? 0, x.at(-1) ?? 1], y: [y[0] ?? 0, y.at(-1) ?? 1] };
}

/** The ticks of a section, widened to whole steps; for the whole chart, its own ticks. */
export function sectionTicks(section: ChartSection): { x: number[]; y: number[] } {
  return {
    x: niceAxis(...section.x, 0, 1, STEPS.x).ticks,
    y: niceAxis(...section.y, 0, 1, STEPS.y).ticks,
  };
}

/**
 * A section around a point, closer or from further away; never beyond the whole. Null where that is the whole.
 * @param factor below 1 is closer
 */
export function zoomed(
  current: ChartSection,
  whole: ChartSection,
  about: RadarPoint,
  factor: number,
): ChartSection | null {
  const x = zoomedRange(current.x, whole.x, about[0], factor);
  const y = zoomedRange(current.y, whole.y, about[1], factor);
  const all = size(x) >= size(whole.x) && size(y) >= size(whole.y);
  return all ? null : { x, y };
}

/** The section between two corners, in any order; null where it is too small to be meant. */
export function sectionBetween(a: RadarPoint, b: RadarPoint, whole: ChartSection): ChartSection | null {
  const x: ChartSection["x"] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const y: ChartSection["y"] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const tiny = size(x) < size(whole.x) * NARROWEST || size(y) < size(whole.y) * NARROWEST;
  return tiny ? null : { x, y };
}

export function isIn({ x, y }: ChartSection, point: RadarPoint): boolean {
  return point[0] >= x[0] && point[0] <= x[1] && point[1] >= y[0] && point[1] <= y[1];
}

function zoomedRange(
  current: ChartSection["x"],
  whole: ChartSection["x"],
  about: number,
  factor: number,
): ChartSection["x"] {
  const wanted = Math.max(size(current) * factor, size(whole) * NARROWEST);
  if (wanted >= size(whole)) return whole;
  // The focused point keeps its relative position, within the whole range.
  const share = Math.min(1, Math.max(0, (about - current[0]) / size(current)));
  const low = Math.min(Math.max(about - share * wanted, whole[0]), whole[1] - wanted);
  return [low, low + wanted];
}

function size([low, high]: readonly [number, number]): number {
  return high - low;
}
