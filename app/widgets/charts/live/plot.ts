import type { Point } from "#app/game/charts/radar.ts";
import type { Section } from "./zoom.ts";

/** Where the library has put the plot in its drawing, in pixels, and what of the figures is shown there. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  section: Section;
}

/** What is read of a drawn chart. */
interface DrawnChart {
  w: {
    layout: { gridWidth: number; gridHeight: number; translateX: number; translateY: number };
  };
}

/** Null where the library does not say it, in another version maybe: then the server's drawing stays. */
export function plotOf(chart: unknown, section: Section): Plot | null {
  const layout = (chart as Partial<DrawnChart> | null)?.w?.layout;
  if (!layout) return null;
  const { translateX: left, translateY: top, gridWidth: width, gridHeight: height } = layout;
  const all = [left, top, width, height];
  return all.every(Number.isFinite) && width > 0 && height > 0 ? { left, top, width, height, section } : null;
}

/** Place of a point in the drawing, in pixels. */
export function placeIn({ left, top, width, height, section: { x, y } }: Plot, [atX, atY]: Point): Point {
  return [left + (width * (atX - x[0])) / (x[1] - x[0]), top + (height * (y[1] - atY)) / (y[1] - y[0])];
}

/** The figures at a place in the drawing; those of the nearest edge outside of the plot. */
export function figuresAt({ left, top, width, height, section: { x, y } }: Plot, [px, py]: Point): Point {
  const across = Math.min(1, Math.max(0, (px - left) / width));
  const up = Math.min(1, Math.max(0, 1 - (py - top) / height));
  return [x[0] + across * (x[1] - x[0]), y[0] + up * (y[1] - y[0])];
}
