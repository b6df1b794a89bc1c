import type { Bounds, MapPosition } from "#app/game/maps/geometry.ts";

/** A plan is this wide, whatever the map measures, so that its words and lines have one size. */
export const PLAN_WIDTH = 1000;

export interface Projection {
  height: number;
  /** Units of the plan in a metre. */
  scale: number;
  point: (place: MapPosition) => { x: number; y: number };
}

/** How places of a map stand on its plan: north is up. Tenths of a unit are finer than a screen. */
export function projectionOf({ west, south, east, north }: Bounds): Projection {
  const scale = PLAN_WIDTH / (east - west);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    height: tenths((north - south) * scale),
    scale,
    point: ([x, y]) => ({ x: tenths((x - west) * scale), y: tenths((north - y) * scale) }),
  };
}
