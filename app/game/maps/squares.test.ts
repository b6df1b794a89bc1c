import { expect, test } from "vitest";
import type { Bounds, MapPosition } from "./geometry.ts";
import { parsePosition, positionOfSquare, SQUARE_COLUMNS, SQUARE_ROWS, squareOf } from "./squares.ts";

const FIELD: Bounds = { west: -300, south: -300, east: 400, north: 400 };

test.each<[MapPosition, string | null]>([
  [[-300, 400], "A1"],
  [[400, 400], "A0"],
  [[-300, -300], "K1"],
  [[400, -300], "K0"],
  [[49, 51], "E5"],
  [[51, 49], "F6"],
  [[-301, 0], null],
  [[0, 401], null],
])("%j is in %s", (position, square) => {
  expect(squareOf(position, FIELD)).toBe(square);
});

test("every square has its own middle, and no row is called I", () => {
  expect(SQUARE_ROWS).toHaveLength(10);
  expect(SQUARE_ROWS).not.toContain("I");
  for (const row of SQUARE_ROWS)
    for (const column of SQUARE_COLUMNS) {
      const position = positionOfSquare(row + column, FIELD);
      expect(position && squareOf(position, FIELD)).toBe(row + column);
    }
});

test.each([
  ["D6", [85, 155]],
  [" d 6 ", [85, 155]],
  ["k10", [365, -265]],
  ["k0", [365, -265]],
  ["150,-150", [150, -150]],
  ["150; −150", [150, -150]],
  ["-150,150", [-150, 150]],
  [" 15 , 20 ", [15, 20]],
  ["I5", null],
  ["D60", null],
  ["401,0", null],
  ["1e3,0", null],
  ["", null],
  ["<b>", null],
  ["xD6", null],
  ["D6x", null],
  ["D20", null],
  ["x15,20", null],
  ["15,20x", null],
  ["15", null],
])("“%s” asks for %j", (text, position) => {
  expect(parsePosition(text, FIELD)).toEqual(position);
});
