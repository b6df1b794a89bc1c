import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** A place in model space, m: right, up, forward. */
export function readPoint(point: Cursor): [number, number, number] {
  const [right = 0, up = 0, forward = 0] = point.numbers(3);
  return [tidy(right), tidy(up), tidy(forward)];
}
