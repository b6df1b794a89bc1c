import { type BoardPoint, FIELD_STEPS } from "#app/game/maps/tactics/tactics-board.ts";
import { type Bounds, distance, isWithin, type MapPosition } from "./geometry.ts";

/** Rows of the game's grid from north to south; it has no I. */
export const SQUARE_ROWS = [..."ABCDEFGHJK"];
/** Columns from west to east. */
export const SQUARE_COLUMNS = [..."1234567890"];

/** The square of the game's grid that contains a position, "D6"; null if it is off the field. */
export function squareOf(position: MapPosition, bounds: Bounds): string | null {
  if (!isWithin(position, bounds)) return null;
  const { west, south, east, north } = bounds;
  // The last row and column have their far edge as well.
  const step = (share: number) => Math.min(9, Math.floor(share * 10));
  return `${SQUARE_ROWS[step((north - position[1]) / (north - south))]}${SQUARE_COLUMNS[step((position[0] - west) / (east - west))]}`;
}

/** The middle of a square, to the centimetre, however its name is written; null for what names none. */
export function positionOfSquare(name: string, { west, south, east, north }: Bounds): MapPosition | null {
  const [, letter = "", digits = ""] = /^\s*([A-HJ-K])\s*(\d0?)\s*$/i.exec(name) ?? [];
  const row = SQUARE_ROWS.indexOf(letter.toUpperCase());
  // Who counts to ten means the last column.
  const column = SQUARE_COLUMNS.indexOf(digits === "10" ? "0" : digits);
  if (column < 0) return null;
  const centimetres = (metres: number) => Math.round(metres * 100) / 100;
  return [
    centimetres(west + ((column + 0.5) / 10) * (east - west)),
    centimetres(north - ((row + 0.5) / 10) * (north - south)),
  ];
}

/** Parses a position: a square, "D6", or metres, "150,-150"; null if it is not a position on this field. */
export function parsePosition(text: string, bounds: Bounds): MapPosition | null {
  const square = positionOfSquare(text, bounds);
  if (square) return square;
  const [, east, north] = /^\s*([-−]?\d{1,4})\s*[,;]\s*([-−]?\d{1,4})\s*$/.exec(text) ?? [];
  if (east === undefined || north === undefined) return null;
  const position: MapPosition = [metres(east), metres(north)];
  return isWithin(position, bounds) ? position : null;
}

function metres(text: string): number {
  return Number(text.replace("−", "-"));
}

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
