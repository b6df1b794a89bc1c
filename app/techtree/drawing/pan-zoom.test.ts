import fc from "fast-check";
import { expect, test } from "vitest";
import { clampScale, fittingScale, MAX_ZOOM, MIN, scrollKeepingPoint, scrollToCentre } from "./pan-zoom.ts";

test("a scale stays between the least and the most", () => {
  expect(clampScale(0.01)).toBe(MIN);
  expect(clampScale(9)).toBe(MAX_ZOOM);
  expect(clampScale(1.2345)).toBe(1.23);
});

test.each([
  ["its own size, where there is room", { width: 2_000, height: 2_000 }, 1],
  ["the width, where that is short", { width: 655, height: 2_000 }, 0.5],
  ["the height, where that is short", { width: 2_000, height: 342 }, 0.6],
  ["the least there is, on a phone", { width: 300, height: 500 }, MIN],
])("the whole tree is fitted to %s", (_, room, scale) => {
  expect(fittingScale({ width: 1_310, height: 570 }, room)).toBe(scale);
});

test("the point under the pointer stays where it is", () => {
  const scales = fc.double({ min: MIN, max: MAX_ZOOM, noNaN: true });
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(1_000), scales, scales, (scroll, pointer, before, after) => {
      const point = (scroll + pointer) / before;
      expect((scrollKeepingPoint(scroll, pointer, before, after) + pointer) / after).toBeCloseTo(point, 6);
    }),
  );
});

test("a part comes to the middle of the frame", () => {
  expect(scrollToCentre(100, { start: 900, size: 100 }, { start: 0, size: 400 })).toBe(850);
});
