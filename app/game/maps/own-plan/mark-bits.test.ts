import fc from "fast-check";
import { expect, test } from "vitest";
import { BitReader, BitsMissing, BitWriter } from "./bits.ts";
import { readMark, writeMark } from "./mark-bits.ts";
import { FIELD_STEPS, MOST_NOTE } from "./own-plan.ts";

test("whatever bits there are make a mark on the field, or none", () => {
  const letters = fc.stringMatching(/^[\w-]{1,80}$/);
  fc.assert(
    fc.property(letters, (text) => {
      try {
        const mark = readMark(new BitReader(text));
        if (mark === null) return;
        expect([...mark.note].length).toBeLessThanOrEqual(MOST_NOTE);
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

test("short steps take few letters", () => {
  const bits = new BitWriter();
  const points = Array.from({ length: 30 }, (_, i) => ({ x: 100 + 12 * i, y: 500 - 7 * i }));
  writeMark(bits, { kind: "line", ink: "blue", points, note: "" });
  expect(bits.end().length).toBeLessThan(60);
});
