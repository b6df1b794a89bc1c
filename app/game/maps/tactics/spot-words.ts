import { formatNumber } from "#app/game/stats/format.ts";
import { type Bounds, distance, type MapPosition } from "../geometry.ts";
import { placeOf, pointSquare } from "./places.ts";
import { metresText } from "./plan-words.ts";
import type { BoardPoint } from "./tactics-board.ts";

/** What distances are told to: a layout's bases, or where a team starts when it has none. */
export interface Goals {
  bounds: Bounds;
  /** "your base" with its places: of several the nearest counts. */
  goals: readonly { name: string; places: readonly MapPosition[] }[];
}

/** The square of a point, its metres from the origin of the arena, and how far it is to each goal. */
export function spotWords(point: BoardPoint, { bounds, goals }: Goals): { square: string; at: string; far: string } {
  const place = placeOf(point, bounds);
  const [x, y] = place.map((metres) => formatNumber(Math.round(metres)));
  const distances = goals
    .filter(({ places }) => places.length > 0)
    .map(({ name, places }) => `${metresText(Math.min(...places.map((goal) => distance(place, goal))))} to ${name}`);
  return { square: pointSquare(point, bounds), at: `x ${x}, y ${y}`, far: distances.join(", ") };
}
