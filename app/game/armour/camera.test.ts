import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axesOf, boundsOf, facesOf, type ModelCamera, pointAt, rayAt, scaleOf, seenFaces } from "./camera.ts";
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
    const { right, up, along } = axesOf({ turn: 0, height: 0 });
    expect(right.map(Math.round)).toEqual([-1, 0, -0]);
    expect(along.map(Math.round)).toEqual([0, -0, -1]);
    expect(up.map(Math.round)).toEqual([0, 1, -0]);
    expect(axesOf({ turn: 90, height: 0 }).along[0]).toBeCloseTo(1, 9);
    expect(bounds.middle.map((value) => Math.round(value * 1e3) / 1e3)).toEqual([0, 2, 0]);
    expect(bounds.high).toBeCloseTo(4, 3);
  });

  it("has a ray through every point, from wherever it is seen", () => {
    const degrees = fc.double({ min: -180, max: 180, noNaN: true });
    const metres = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        degrees,
        degrees,
        fc.double({ min: 1, max: 8, noNaN: true }),
        metres,
        metres,
        metres,
        (turn, height, zoom, x, y, z) => {
          const seen: ModelCamera = { ...camera, turn, height, zoom, centre: [x / 3, y / 3] };
          const point: Vector3 = [x, y, z];
          const { from, along } = rayAt(bounds, seen, ...pointAt(bounds, seen, point));
          const way: Vector3 = [point[0] - from[0], point[1] - from[1], point[2] - from[2]];
          expect(Math.hypot(...way) - dot(way, along)).toBeLessThan(1e-6);
          expect(Math.hypot(...along)).toBeCloseTo(1, 9);
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
