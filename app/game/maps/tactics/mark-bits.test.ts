import fc from "fast-check";
import { expect, test } from "vitest";
import { BitReader, BitsMissing, BitWriter, readMark, writeMark } from "./plan-code.ts";
import { type BoardMark, FIELD_STEPS, MARK_KINDS, MAX_NOTE, MAX_POINTS } from "./tactics-board.ts";

test("whatever bits there are make a mark on the field, or none", () => {
  const letters = fc.stringMatching(/^[\w-]{1,80}$/);
  fc.assert(
    fc.property(letters, (text) => {
      try {
        const mark = readMark(new BitReader(text));
        if (mark === null) return;
        expect([...mark.note].length).toBeLessThanOrEqual(MAX_NOTE);
        for (const { x, y } of mark.points) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(FIELD_STEPS);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(BitsMissing);
      }
    }),
  );
});

test("nothing is read beyond the end, nor a letter that none writes", () => {
  for (const text of ["", " ", "ä"]) expect(() => new BitReader(text).read(1)).toThrow(BitsMissing);
  const bits = new BitReader("A");
  expect(bits.read(6)).toBe(0);
  expect(() => bits.read(1)).toThrow(BitsMissing);
});

test("short steps take few letters", () => {
  const bits = new BitWriter();
  const points = Array.from({ length: 30 }, (_, i) => ({ x: 100 + 12 * i, y: 500 - 7 * i }));
  writeMark(bits, { kind: "line", ink: "blue", points, note: "" });
  expect(bits.end().length).toBeLessThan(60);
});

const markOf = (
  kind: BoardMark["kind"],
  ink: BoardMark["ink"],
  coordinates: readonly [x: number, y: number][],
  note = "",
): BoardMark => ({
  kind,
  ink,
  note,
  points: coordinates.map(([x, y]) => ({ x, y })),
});

// biome-ignore format: a table
/** Marks, and the letters that they had when they were first shared. */
const GOLDEN: readonly [code: string, mark: BoardMark][] = [
  ["AAPoA", markOf("marker", "amber", [[0, 1000]])],
  ["GHFyDYaC2H5ig", markOf("marker", "blue", [[540, 370]], "aЖ🦊")],
  // The first letter that takes three bytes in UTF-8, and the last that there is.
  ["AAAACwBABw__8", markOf("marker", "amber", [[0, 0]], "\u0800\u{10ffff}")],
  ["YGBQKWAYAIGfVA", markOf("arrow", "violet", [[10, 20], [13, 19], [0, 1000]])],
  ["sF9AACA", markOf("line", "plain", [[1000, 0], [1000, 0]])],
  ["8AQC-j5w", markOf("ruler", "plain", [[1, 2], [1000, 999]])],
];

test.each(GOLDEN)("%s still reads as the mark that it was shared as", (code, mark) => {
  const bits = new BitWriter();
  writeMark(bits, mark);
  expect(bits.end()).toBe(code);
  expect(readMark(new BitReader(code))).toEqual(mark);
});

test("a path of one point, one that leaves the field and an overlong note are no marks", () => {
  const bitsOf = (...fields: [value: number, bits: number][]) => {
    const bits = new BitWriter();
    for (const [value, width] of fields) bits.write(value, width);
    return new BitReader(bits.end());
  };
  const [line, marker] = [MARK_KINDS.indexOf("line"), MARK_KINDS.indexOf("marker")];
  const point: [number, number][] = [
    [5, 10],
    [6, 10],
  ];
  expect(readMark(bitsOf([line, 2], [0, 2], [1, 7], ...point, [1, 4]))).toBeNull();
  // Steps of -6 and of 0: west of the field.
  expect(readMark(bitsOf([line, 2], [0, 2], [2, 7], ...point, [4, 4], [11, 4], [0, 4]))).toBeNull();
  expect(readMark(bitsOf([line, 2], [0, 2], [2, 7], ...point, [4, 4], [9, 4], [0, 4]))?.points).toEqual([
    { x: 5, y: 6 },
    { x: 0, y: 6 },
  ]);
  expect(readMark(bitsOf([marker, 2], [0, 2], [1001, 10], [0, 10], [0, 6]))).toBeNull();
  expect(readMark(bitsOf([marker, 2], [0, 2], [1000, 10], [1000, 10], [0, 6]))?.points).toEqual([{ x: 1000, y: 1000 }]);
  expect(readMark(bitsOf([marker, 2], [0, 2], ...point, [MAX_NOTE + 1, 6]))).toBeNull();
  expect(readMark(bitsOf([marker, 2], [0, 2], ...point, [1, 6], [3, 2], [0x11_0000, 21]))).toBeNull();
});

test("a line keeps its first points where it has more than a code holds", () => {
  const points = Array.from({ length: MAX_POINTS + 3 }, (_, i) => ({ x: i, y: 0 }));
  const bits = new BitWriter();
  writeMark(bits, { kind: "arrow", ink: "plain", points, note: "" });
  expect(readMark(new BitReader(bits.end()))?.points).toEqual(points.slice(0, MAX_POINTS));
});
