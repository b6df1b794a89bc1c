import { type Bounds, distance, type MapPosition } from "../geometry.ts";
import { squareOf } from "../squares.ts";
import { type BoardPoint, FIELD_STEPS } from "./tactics-board.ts";

/** Where a point of a plan is on the map, m. */
export function positionOf({ x, y }: BoardPoint, { west, south, east, north }: Bounds): MapPosition {
  return [west + (x / FIELD_STEPS) * (east - west), north - (y / FIELD_STEPS) * (north - south)];
}

/** The square that a point is in: every point of a plan is on the field. */
export function pointSquare(point: BoardPoint, bounds: Bounds): string {
  return squareOf(positionOf(point, bounds), bounds) ?? "";
}

/** The distance of two points, m. */
export function metresBetween(from: BoardPoint, to: BoardPoint, bounds: Bounds): number {
  return distance(positionOf(from, bounds), positionOf(to, bounds));
}
