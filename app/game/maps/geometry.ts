import type { GameMap } from "#app/game/maps/map.ts";

/** A place on a map, m: east, north of the origin of the arena. */
export type MapPosition = readonly [east: number, north: number];

export type Bounds = GameMap["bounds"];

/** The distance of two places, m, in a straight line over flat ground: the files have no heights. */
export function distance([east, north]: MapPosition, [otherEast, otherNorth]: MapPosition): number {
  return Math.hypot(east - otherEast, north - otherNorth);
}

/** The middle of several places; undefined for none. */
export function middleOf(positions: readonly MapPosition[]): MapPosition | undefined {
  if (positions.length === 0) return undefined;
  const sum = (axis: 0 | 1) => positions.reduce((all, position) => all + position[axis], 0);
  return [sum(0) / positions.length, sum(1) / positions.length];
}

export function isWithin([east, north]: MapPosition, bounds: Bounds): boolean {
  return east >= bounds.west && east <= bounds.east && north >= bounds.south && north <= bounds.north;
}

/**
 * The part of the playing field that is nearer to one place than to another, as the corners of a polygon (Sutherland
 * and Hodgman, Reentrant polygon clipping, 1974), and the ends of the line of equal distance, which are among them; of
 * the line null where it misses the field.
 */
export function nearerArea(
  own: MapPosition,
  other: MapPosition,
  bounds: Bounds,
): { corners: MapPosition[]; line: [MapPosition, MapPosition] | null } {
  const { west, south, east, north } = bounds;
  const field: MapPosition[] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
  // Positive where a place is nearer to the own one; linear, so that an edge is cut where it is 0.
  const lead = ([x, y]: MapPosition) =>
    (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2 + x * (own[0] - other[0]) + y * (own[1] - other[1]);
  const corners: MapPosition[] = [];
  const cuts: MapPosition[] = [];
  field.forEach((from, i) => {
    const to = field[(i + 1) % field.length] ?? from;
    const [a, b] = [lead(from), lead(to)];
    if (a >= 0) corners.push(from);
    // On maps that are mirrored in a diagonal the line leads from corner to corner.
    if (a === 0) cuts.push(from);
    if (a * b < 0) {
      const share = a / (a - b);
      const cut: MapPosition = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      corners.push(cut);
      cuts.push(cut);
    }
  });
  const [first, second] = cuts;
  return { corners, line: first && second ? [first, second] : null };
}

/** Every plan has this width, whatever the map's size, so that labels and lines look the same on all. */
export const PLAN_WIDTH = 1000;

interface Projection {
  height: number;
  /** Units of the plan in a metre. */
  scale: number;
  point: (position: MapPosition) => { x: number; y: number };
}

/** Tenths of a unit of the plan are finer than a screen. */
export const tenths = (value: number) => Math.round(value * 10) / 10;

/** How places of a map stand on its plan: north is up. */
export function projectionOf({ west, south, east, north }: Bounds): Projection {
  const scale = PLAN_WIDTH / (east - west);
  return {
    height: tenths((north - south) * scale),
    scale,
    point: ([x, y]) => ({ x: tenths((x - west) * scale), y: tenths((north - y) * scale) }),
  };
}
