import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  axesOf,
  boundsOf,
  facesOf,
  type ModelCamera,
  pointAt,
  rayAt,
  reachOf,
  rectangleOf,
  scaleOf,
  seenFaces,
} from "./camera.ts";
import { pointsOf, quantise, type Vector3 } from "./mesh.ts";
import { dot, type FittedPart, firstContact, placeParts } from "./ray.ts";
import { ARMOUR } from "./shot.ts";

/** Two squares across the way ahead, the second behind the first and twice as large. */
const piece = {
  ...quantise([-1, 0, 1, 1, 0, 1, 1, 2, 1, -1, 2, 1, -2, -1, -1, 2, -1, -1, 2, 3, -1, -2, 3, -1]),
  indices: Uint16Array.from([0, 1, 2, 0, 3, 2, 4, 5, 6, 4, 6, 7]),
  plates: [
    { name: "armor_1", first: 0, count: 2 },
    { name: "armor_2", first: 2, count: 2 },
  ],
};
const part: FittedPart = {
  part: "hull",
  piece,
  points: pointsOf(piece),
  plates: piece.plates.map(({ name }) => ({ name, thickness: 100, material: ARMOUR })),
};
const joints = { hull: [0, 1, 0], turret: [0, 0, 0], gun: [0, 0, 0] } as const;
const parts = placeParts([part], joints, { turret: 0, gun: 0, hull: 0 });
const bounds = boundsOf(parts);
const camera: ModelCamera = { turn: 0, height: 0, zoom: 1, centre: [0, 0], size: [400, 300] };

describe("A picture of a vehicle", () => {
  it("is what a shooter before it sees: its left at the right", () => {
    const { right, up, direction } = axesOf({ turn: 0, height: 0 });
    expect(right.map(Math.round)).toEqual([-1, 0, -0]);
    expect(direction.map(Math.round)).toEqual([0, -0, -1]);
    expect(up.map(Math.round)).toEqual([0, 1, -0]);
    expect(axesOf({ turn: 90, height: 0 }).direction[0]).toBeCloseTo(1, 9);
    expect(bounds.middle.map((value) => Math.round(value * 1e3) / 1e3)).toEqual([0, 2, 0]);
    expect(bounds.high).toBeCloseTo(4, 3);
  });

  it("has a ray through every point, from wherever it is seen", () => {
    const degrees = fc.integer({ min: -180, max: 180 });
    const metres = fc.integer({ min: -2000, max: 2000 }).map((mm) => mm / 1000);
    fc.assert(
      fc.property(
        degrees,
        degrees,
        fc.integer({ min: 1, max: 8 }),
        metres,
        metres,
        metres,
        (turn, height, zoom, x, y, z) => {
          const seen: ModelCamera = { ...camera, turn, height, zoom, centre: [x / 3, y / 3] };
          const point: Vector3 = [x, y, z];
          const { from, direction } = rayAt(bounds, seen, ...pointAt(bounds, seen, point));
          const way: Vector3 = [point[0] - from[0], point[1] - from[1], point[2] - from[2]];
          expect(Math.hypot(...way) - dot(way, direction)).toBeLessThan(1e-6);
          expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
        },
      ),
    );
    expect(scaleOf(bounds, { ...camera, zoom: 2 })).toBeCloseTo(2 * scaleOf(bounds, camera), 9);
  });

  it("has figures on the faces that are seen", () => {
    const faces = facesOf([part]);
    expect(faces.map(({ area }) => Math.round(area))).toEqual([16, 4]);
    const seen = (turn: number) =>
      seenFaces(faces, parts, bounds, { ...camera, turn }).map(({ layers }) => layers[0]?.plate);
    // The middle of the larger one is behind the smaller from before, and the other way round from behind.
    expect(seen(0)).toEqual(["armor_1"]);
    expect(seen(180)).toEqual(["armor_2"]);
    expect(seen(90)).toEqual([]);
    expect(firstContact(parts, rayAt(bounds, camera, 200, 150))).toBeCloseTo(30 * bounds.radius - 1, 3);
  });
});

describe("What is around a vehicle", () => {
  const corners = (x: number, y: number, z: number) => quantise([-x, -y, -z, x, y, z]);
  const body = (kind: FittedPart["part"], x: number, y: number, z: number): FittedPart => {
    return { ...part, part: kind, piece: { ...piece, ...corners(x, y, z) } };
  };
  const around = (...all: FittedPart[]) =>
    boundsOf(placeParts(all, { hull: [1, 2, 3], turret: [0, 1, 0], gun: [0, 0, 1] }, { turret: 0, gun: 0, hull: 0 }));
  const gun = body("gun", 0.5, 0.5, 7);

  it("is a ball around all but the gun, if there is more", () => {
    const hull = body("hull", 1, 0.5, 2);
    // The diagonal of 2, 1 and 4 m.
    const ball = { middle: [1, 2, 3], radius: expect.closeTo(Math.sqrt(21) / 2, 9), high: 1 };
    expect(around(hull)).toEqual(ball);
    expect(around(hull, gun)).toEqual(ball);
    expect(around(gun, hull)).toEqual(ball);
    expect(around(gun)).toEqual({ middle: [1, 3, 4], radius: expect.closeTo(Math.sqrt(198) / 2, 9), high: 1 });
    expect(around()).toEqual({ middle: [0, 0, 0], radius: 0, high: 0 });
  });

  it("has the turret, and ends at four times its radius", () => {
    // From 1.5 to 2.5 m the hull, from 2.5 to 3.5 m the turret.
    const ball = around(body("hull", 1, 0.5, 2), body("turret", 1, 0.5, 1));
    expect(ball).toMatchObject({ middle: [1, 2.5, 3], high: 2 });
    expect(reachOf({ ...ball, radius: 3 })).toBe(12);
  });

  it("is as large as the picture lets it be", () => {
    const ball = { middle: [0, 0, 0] as const, radius: 2, high: 3 };
    const scale = (height: number, width: number) => scaleOf(ball, { ...camera, height, size: [width, 300] });
    expect(scale(0, 200)).toBe(50);
    expect(scale(0, 400)).toBeCloseTo(300 / 3.3, 9);
    expect(scale(90, 400)).toBeCloseTo(300 / 3.8, 9);
    expect(scale(-90, 400)).toBeCloseTo(300 / 3.8, 9);
    expect(scale(30, 400)).toBeCloseTo(300 / (1.9 + 1.65 * Math.sqrt(3)), 9);
  });

  it("is a rectangle of the picture, with a brim of two pixels of its detail", () => {
    const hull = { ...part, piece: { ...piece, ...quantise([-1, 0, -1, 0.5, 1.25, 1]) } };
    const still = placeParts(
      [hull],
      { hull: [0, 0, 0], turret: [0, 0, 0], gun: [0, 0, 0] },
      { turret: 0, gun: 0, hull: 0 },
    );
    // 100 pixels a metre: from 150 to 300, and from 500 to 625 over the lower edge.
    const ball = { middle: [0, 0, 0] as const, radius: 2, high: 2 };
    const seen = { ...camera, size: [400, 1000] as const };
    expect(rectangleOf(still, ball, seen, 1)).toEqual({ left: 148, bottom: 498, width: 154, height: 129 });
    expect(rectangleOf(still, ball, seen, 2)).toEqual({ left: 298, bottom: 998, width: 304, height: 254 });
  });
});

describe("The axes of a picture", () => {
  it.each<[number, number, Vector3, Vector3, Vector3]>([
    [90, 60, [0, 0, -1], [Math.sqrt(0.75), 0.5, 0], [0.5, -Math.sqrt(0.75), 0]],
    [180, 30, [1, 0, 0], [0, Math.sqrt(0.75), 0.5], [0, -0.5, Math.sqrt(0.75)]],
    [0, 90, [-1, 0, 0], [0, 0, -1], [0, -1, 0]],
  ])("of a shooter at %d degrees, %d over the ground", (turn, height, right, up, direction) => {
    const near = (axis: Vector3) => axis.map((value) => expect.closeTo(value, 9));
    expect(axesOf({ turn, height })).toEqual({ right: near(right), up: near(up), direction: near(direction) });
  });

  it("begin at the middle of the vehicle", () => {
    const ball = { middle: [10, 20, 30] as const, radius: 2, high: 1 };
    // 100 pixels a metre.
    const at = (turn: number, point: Vector3) =>
      pointAt(ball, { ...camera, turn, centre: [0.5, 0.25] }, point).map((value) => Math.round(value));
    expect(at(0, [10, 20, 30])).toEqual([150, 175]);
    expect(at(0, [9, 21, 31])).toEqual([250, 75]);
    expect(at(90, [11, 20, 31])).toEqual([50, 175]);
  });
});
