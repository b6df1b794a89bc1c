import { type Bounds, isWithin, type MapPosition } from "./geometry.ts";
import { placeOfSquare } from "./squares.ts";

/** The place that somebody writes: a square, "D6", or metres, "150,-150"; null for what is none on this field. */
export function placeAsked(text: string, bounds: Bounds): MapPosition | null {
  const square = placeOfSquare(text, bounds);
  if (square) return square;
  const [, east, north] = /^\s*([-−]?\d{1,4})\s*[,;]\s*([-−]?\d{1,4})\s*$/.exec(text) ?? [];
  if (east === undefined || north === undefined) return null;
  const place: MapPosition = [metres(east), metres(north)];
  return isWithin(place, bounds) ? place : null;
}

function metres(text: string): number {
  return Number(text.replace("−", "-"));
}
