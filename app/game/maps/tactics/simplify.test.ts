import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnWay, fromSegment, simplified } from "./simplify.ts";
import { type BoardPoint, MAX_POINTS } from "./tactics-board.ts";

const step = fc.integer({ min: 0, max: 1000 });
const way = fc.array(fc.record({ x: step, y: step }), { minLength: 2, maxLength: 80 });

test("a simpler line keeps its ends and is nowhere farther away than the tolerance", () => {
  fc.assert(
    fc.property(way, fc.integer({ min: 1, max: 200 }), (points, tolerance) => {
      const simple = simplified(points, tolerance);
      expect([simple[0], simple.at(-1)]).toEqual([points[0], points.at(-1)]);
      for (const point of points) {
        const far = Math.min(...simple.slice(1).map((to, i) => fromSegment(point, simple[i], to)));
        expect(far).toBeLessThanOrEqual(tolerance + 1e-9);
      }
    }),
  );
});

test("a straight line has two points, a corner stays", () => {
  const straight = Array.from({ length: 50 }, (_, i) => ({ x: i * 10, y: i * 5 }));
  expect(simplified(straight, 1)).toEqual([straight[0], straight[49]]);
  const corner = [...straight, { x: 490, y: 900 }];
  expect(simplified(corner, 5)).toEqual([straight[0], straight[49], corner[50]]);
});

test("a point as far away as the tolerance goes, one farther away stays", () => {
  const bow = (y: number) => [
    { x: 0, y: 0 },
    { x: 5, y },
    { x: 10, y: 0 },
  ];
  expect([simplified(bow(2), 2).length, simplified(bow(2.1), 2).length]).toEqual([2, 3]);
});

test("corners are kept up to as many as a mark has, on whole points", () => {
  const zigzag = Array.from({ length: MAX_POINTS }, (_, i) => ({ x: i * 7, y: (i % 2) * 500 }));
  expect(
    drawnWay(
      zigzag.map(({ x, y }) => ({ x: x + 0.3, y: y + 0.3 })),
      () => true,
    ),
  ).toEqual(zigzag);
});

test("what is drawn gets coarser until it fits, and a long scribble has as many points as a link takes", () => {
  const scribble: BoardPoint[] = Array.from({ length: 3000 }, (_, i) => ({ x: 500 + 400 * Math.sin(i), y: i / 3 }));
  expect(drawnWay(scribble, () => true)?.length).toBeLessThanOrEqual(MAX_POINTS);
  expect(drawnWay(scribble, (points) => points.length <= 9)?.length).toBeLessThanOrEqual(9);
  expect(drawnWay(scribble, () => false)).toBeNull();
});

test.each([
  [{ x: 5, y: 3 }, 3],
  [{ x: -3, y: 4 }, 5],
  [{ x: 13, y: 4 }, 5],
])("%j is so far from a segment", (point, far) => {
  expect(fromSegment(point, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(far);
});
