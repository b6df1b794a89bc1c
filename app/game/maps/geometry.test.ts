import { describe, expect, test } from "vitest";
import { type Bounds, distance, isWithin, type MapPosition, middleOf, nearerArea, projectionOf } from "./geometry.ts";

const FIELD: Bounds = { west: -500, south: -500, east: 500, north: 500 };

test.each<[MapPosition, MapPosition, number]>([
  [[0, 0], [0, 0], 0],
  [[0, 0], [300, 400], 500],
  [[-100, 50], [-100, -50], 100],
])("%j and %j are %d m apart, both ways", (from, to, metres) => {
  expect([distance(from, to), distance(to, from)]).toEqual([metres, metres]);
});

test("the middle of places is their mean, and none have none", () => {
  expect(
    middleOf([
      [0, 0],
      [100, 50],
      [200, 100],
    ]),
  ).toEqual([100, 50]);
  expect(middleOf([])).toBeUndefined();
});

describe("the nearer part of the field", () => {
  test("is the half of the north, when the other is in the south", () => {
    const { corners, line } = nearerArea([0, 300], [0, -300], FIELD);
    expect(line).toEqual([
      [-500, 0],
      [500, 0],
    ]);
    expect(corners).toEqual([
      [-500, 0],
      [-500, 500],
      [500, 500],
      [500, 0],
    ]);
  });

  test.each<[MapPosition, MapPosition]>([
    [
      [397.5, 402.6],
      [-401.3, -400],
    ],
    [
      [-126, 450],
      [48, -446],
    ],
    [
      [-10, 480],
      [499, -3],
    ],
  ])("between %j and %j ends in a line of places that are equally far from both", (own, other) => {
    const { corners, line } = nearerArea(own, other, FIELD);
    for (const position of line ?? []) expect(distance(position, own)).toBeCloseTo(distance(position, other), 6);
    for (const corner of corners) expect(distance(corner, own)).toBeLessThanOrEqual(distance(corner, other) + 1e-6);
    // The two parts share out the field.
    const area = (all: readonly MapPosition[]) =>
      Math.abs(
        all.reduce(
          (sum, [x, y], i) =>
            sum + x * (all[(i + 1) % all.length]?.[1] ?? 0) - y * (all[(i + 1) % all.length]?.[0] ?? 0),
          0,
        ),
      ) / 2;
    expect(area(corners) + area(nearerArea(other, own, FIELD).corners)).toBeCloseTo(1_000_000, 3);
  });

  test("is the whole field without a line, where the line of equal distance misses it", () => {
    expect(nearerArea([0, 0], [5000, 0], FIELD)).toEqual({
      corners: [
        [-500, -500],
        [-500, 500],
        [500, 500],
        [500, -500],
      ],
      line: null,
    });
  });
});

test("a plan is a thousand units wide, with the north on top, to a tenth of a unit", () => {
  const { height, scale, point } = projectionOf({ west: -200, south: -100, east: 100, north: 150 });
  expect([height, scale]).toEqual([833.3, 1000 / 300]);
  expect([point([-200, 150]), point([100, -100]), point([0, 0])]).toEqual([
    { x: 0, y: 0 },
    { x: 1000, y: 833.3 },
    { x: 666.7, y: 500 },
  ]);
});

describe("a place within bounds", () => {
  const bounds: Bounds = { west: -100, south: -200, east: 300, north: 400 };

  test.each<[MapPosition, boolean]>([
    [[0, 0], true],
    [[-100, -200], true],
    [[300, 400], true],
    [[-100.1, 0], false],
    [[300.1, 0], false],
    [[0, -200.1], false],
    [[0, 400.1], false],
    [[350, 450], false],
  ])("%j: %s", (position, within) => expect(isWithin(position, bounds)).toBe(within));
});

describe("the nearer part of a field that is not centred on the origin", () => {
  const bounds: Bounds = { west: 0, south: 100, east: 400, north: 300 };

  test("is cut halfway between the two, with one part for each", () => {
    expect(nearerArea([100, 200], [200, 200], bounds)).toEqual({
      corners: [
        [0, 100],
        [0, 300],
        [150, 300],
        [150, 100],
      ],
      line: [
        [150, 300],
        [150, 100],
      ],
    });
    expect(nearerArea([200, 200], [100, 200], bounds).corners).toEqual([
      [150, 300],
      [400, 300],
      [400, 100],
      [150, 100],
    ]);
  });

  test("is nothing where every place is nearer to the other", () => {
    expect(nearerArea([-900, 200], [100, 200], bounds)).toEqual({ corners: [], line: null });
  });

  test("is cut from corner to corner, and from a corner to a side", () => {
    expect(nearerArea([-100, 100], [100, -100], FIELD)).toEqual({
      corners: [
        [-500, -500],
        [-500, 500],
        [500, 500],
      ],
      line: [
        [-500, -500],
        [500, 500],
      ],
    });
    const { line } = nearerArea([-200, 100], [200, -100], { west: -100, south: -200, east: 200, north: 300 });
    expect(line).toEqual([
      [-100, -200],
      [150, 300],
    ]);
  });

  test("keeps the corner that is equally far from both", () => {
    const { corners, line } = nearerArea([0, 200], [-100, 300], { west: -100, south: 100, east: 0, north: 200 });
    expect(corners).toContainEqual([-100, 200]);
    expect(line).toBeNull();
  });
});
