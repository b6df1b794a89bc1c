import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmourPart, pointsOf, quantise, type Vector3 } from "./mesh.ts";
import { type ArmourPose, type FittedPart, firstContact, layersAlong, placed, placeParts, type Ray } from "./ray.ts";
import { ARMOUR } from "./shot.ts";

const LEVEL: ArmourPose = { turret: 0, gun: 0, hull: 0 };
const ORIGIN: Vector3 = [0, 0, 0];

/** Triangles of one plate, by the coordinates of their corners. */
function plate(triangles: readonly number[], part: ArmourPart = "chassis"): FittedPart {
  const piece = {
    ...quantise(triangles),
    indices: Uint16Array.from({ length: triangles.length / 3 }, (_, at) => at),
    plates: [{ name: "armor_1", first: 0, count: triangles.length / 9 }],
  };
  const plates = [{ name: "armor_1", thickness: 50, material: ARMOUR }];
  return { part, piece, points: pointsOf(piece), plates };
}

/** Of 4.5 m², across 1, 2, 2, with 3, 1, 0 in its middle. */
const SLANTED = [1, 1, 1, 5, 0, 0, 3, 2, -1];

const still = (...parts: FittedPart[]) => placeParts(parts, { hull: ORIGIN, turret: ORIGIN, gun: ORIGIN }, LEVEL);
const distances = (ray: Ray, ...parts: FittedPart[]) =>
  layersAlong(still(...parts), ray).map(({ distance }) => distance);
const square = (z: number) => [-1, -1, z, 1, -1, z, 1, 1, z, -1, -1, z, -1, 1, z, 1, 1, z];
const ahead = (x: number, y: number, z = 20): Ray => ({ from: [x, y, z], direction: [0, 0, -1] });

describe("What a ray meets", () => {
  /** Half of a square of 2 m. */
  const half = still(plate([0, 0, 4, 2, 0, 4, 0, 2, 4]));

  it.each([
    [0, 0],
    [2, 0],
    [0, 2],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0.5],
  ])("has its edges and corners: %d, %d", (x, y) => {
    expect(firstContact(half, ahead(x, y))).toBe(16);
  });

  it.each([
    [-0.25, 1],
    [1, -0.25],
    [1.25, 1],
    [1, 1.25],
    [-0.25, 0],
    [2.25, -0.25],
    [-0.25, 2.25],
  ])("ends there: %d, %d", (x, y) => {
    expect(firstContact(half, ahead(x, y))).toBeNull();
  });

  it("is before it, or where it begins", () => {
    const parts = still(plate([...square(4), ...square(-4)]));
    expect(firstContact(parts, ahead(0.5, 0, 4))).toBe(0);
    expect(firstContact(parts, ahead(0.5, 0, 3))).toBe(7);
    expect(firstContact(parts, ahead(0.5, 0, -5))).toBeNull();
  });

  it("is no plate along which it goes", () => {
    expect(layersAlong(still(plate(square(4))), { from: [20, 0, 4], direction: [-1, 0, 0] })).toEqual([]);
  });

  it("is a plate twice where it goes through it twice, and each of two at one place", () => {
    expect(distances(ahead(0.5, 0), plate([...square(4), ...square(1)]))).toEqual([0, 3]);
    expect(distances(ahead(0, 0), plate(square(4)))).toEqual([0]);
    expect(distances(ahead(0.5, 0), plate(square(4)), plate(square(4), "hull"))).toEqual([0, 0]);
  });

  it.each<[string, Vector3, number]>([
    ["at a right angle", [-1 / 3, -2 / 3, -2 / 3], 0],
    ["from behind", [1 / 3, 2 / 3, 2 / 3], 0],
    ["along the right", [-1, 0, 0], 70.529],
    ["from above", [0, -1, 0], 48.19],
    ["from before", [0, 0, -1], 48.19],
  ])("has an angle: %s", (_, direction, angle) => {
    const from = [3, 1, 0].map((value, axis) => value - 20 * (direction[axis] ?? 0)) as unknown as Vector3;
    const [layer] = layersAlong(still(plate(SLANTED)), { from, direction });
    expect(layer?.angle).toBeCloseTo(angle, 2);
  });

  it("is where it is aimed, however the part stands", () => {
    // Whole numbers: of all doubles nearly every one is next to nothing.
    const share = fc.integer({ min: -32, max: 96 }).map((value) => value / 64);
    const angle = fc.integer({ min: -180, max: 180 });
    const pose = fc.record({ turret: angle, gun: angle, hull: angle });
    const joints = { hull: [1, 2, 3], turret: [-2, 1, 0.5], gun: [0.5, -1, 2] } as const;
    fc.assert(
      fc.property(share, share, angle, angle, pose, (s, t, turn, rise, stand) => {
        const [h, v] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
        const direction: Vector3 = [Math.sin(h) * Math.cos(v), Math.sin(v), Math.cos(h) * Math.cos(v)];
        const cosine = Math.abs(direction[0] + 2 * direction[1] + 2 * direction[2]) / 3;
        const toEdge = Math.min(s, t, 1 - s - t);
        fc.pre(cosine > 0.1 && toEdge !== 0);
        const aim = [1 + 4 * s + 2 * t, 1 - s + t, 1 - s - 2 * t];
        const from = aim.map((value, axis) => value - 7 * (direction[axis] ?? 0)) as unknown as Vector3;
        const [part] = placeParts([plate(SLANTED, "gun")], joints, stand);
        if (!part) throw new Error("no part");
        const ray = {
          from: placed(part.placing, from),
          direction: placed({ ...part.placing, at: ORIGIN }, direction),
        };
        const found = firstContact([part], ray);
        if (toEdge < 0) {
          expect(found).toBeNull();
          return;
        }
        expect(found).toBeCloseTo(7, 3);
        expect(Math.cos(((layersAlong([part], ray)[0]?.angle ?? 0) * Math.PI) / 180)).toBeCloseTo(cosine, 4);
      }),
    );
  });
});

describe("A part of which a ray passes the box by", () => {
  const [near, slant] = [10, Math.SQRT1_2];
  /** Far wider than the box that it is said to have, so that only the box decides. */
  const wide = (z: number): FittedPart => {
    const part = plate([-90, -90, z, 90, -90, z, 0, 90, z]);
    const box = [[-1, -1, -1] as const, [1, 1, 1] as const] as const;
    return { ...part, piece: { ...part.piece, box } };
  };

  it.each<[boolean, Vector3, Vector3, number]>([
    [true, [0.5, 0.5, near], [0, 0, -1], 0],
    [true, [-1, 1, near], [0, 0, -1], 0],
    [true, [1, -1, near], [0, 0, -1], 0],
    [true, [0.5, 0.5, 0.5], [0, 0, -1], 0],
    [true, [-10, 0, 10], [slant, 0, -slant], 0],
    [true, [10, 0, -10], [-slant, 0, slant], 0],
    [true, [0, 11.5, 10], [0, -slant, -slant], 0],
    [false, [1.5, 0, near], [0, 0, -1], 0],
    [false, [-1.5, 0, near], [0, 0, -1], 0],
    [false, [0, 1.5, near], [0, 0, -1], 0],
    [false, [0, -1.5, near], [0, 0, -1], 0],
    [false, [-6, 0, 10], [slant, 0, -slant], 0],
    [false, [-14, 0, 10], [slant, 0, -slant], 0],
    [false, [0, 14, 10], [0, -slant, -slant], 0],
    [false, [0, 0, -5], [0, 0, -1], -10],
  ])("is not looked at: %s from %j along %j", (isMet, from, direction, z) => {
    expect(firstContact(still(wide(z)), { from, direction }) !== null).toBe(isMet);
  });
});
