import { describe, expect, it } from "vitest";
import { type ArmourFace, facesOf, type ModelBounds, type ModelCamera, seenFaces } from "./camera.ts";
import type { ArmourPart, Vector3 } from "./mesh.ts";
import { type FittedPart, placeParts } from "./ray.ts";
import { ARMOUR } from "./shot.ts";

/** Plates of triangles, by the coordinates of their corners. */
function partOf(part: ArmourPart, box: [Vector3, Vector3], ...plates: readonly number[][]): FittedPart {
  const points = Float32Array.from(plates.flat());
  let first = 0;
  const ranges = plates.map((plate, at) => {
    const range = { name: `armor_${at}`, first, count: plate.length / 9 };
    first += range.count;
    return range;
  });
  const indices = Uint16Array.from({ length: points.length / 3 }, (_, at) => at);
  return {
    part,
    piece: { box, positions: new Int16Array(points.length), indices, plates: ranges },
    points,
    plates: ranges.map(({ name }) => ({ name, thickness: 50, material: ARMOUR })),
  };
}

const BOX: [Vector3, Vector3] = [
  [-30, -30, -30],
  [30, 30, 30],
];
const faces = (...plates: readonly number[][]) => facesOf([partOf("hull", BOX, ...plates)]);
/** A rectangle that looks ahead, each half wound its own way. */
const ahead = (x: number, y: number, z: number) => [0, 0, z, x, 0, z, x, y, z, 0, 0, z, 0, y, z, x, y, z];

describe("The faces of a part", () => {
  it("have a middle, a direction and an area", () => {
    const [slanted] = faces([1, 1, 1, 5, 0, 0, 3, 2, -1]);
    expect(slanted?.area).toBeCloseTo(4.5, 6);
    expect(slanted?.middle).toEqual([3, 1, 0].map((value) => expect.closeTo(value, 5)));
    expect(slanted?.normal).toEqual([1 / 3, 2 / 3, 2 / 3].map((value) => expect.closeTo(value, 5)));
    const [flat] = faces(ahead(4, 2, 3));
    expect(flat).toEqual({ part: 0, area: 8, middle: [2, 1, 3], normal: [0, 0, 1] });
  });

  it("are the larger ones, the largest first", () => {
    expect(faces(ahead(2, 1, 0), ahead(3, 1, 0), ahead(0.04, 1, 0)).map(({ area }) => area)).toEqual([3, 2]);
  });

  it("are of one plate in one plane", () => {
    const areas = (...plates: readonly number[][]) => faces(...plates).map(({ area }) => Math.round(area));
    expect(areas(ahead(2, 2, 0), ahead(2, 2, 0))).toEqual([4, 4]);
    expect(areas([...ahead(2, 2, 0), ...ahead(2, 2, 1)])).toEqual([4, 4]);
    expect(areas([...ahead(2, 2, 0), 0, 0, 0, 0, 0, 4, 0, 1, 0])).toEqual([4, 2]);
    // Across 1, 0, 10 and across 10, 1, 0.
    expect(areas([0, 0, 0, 10, 0, -1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 1, -10, 0])).toEqual([10, 5]);
    expect(
      facesOf([partOf("hull", BOX, ahead(1, 1, 0)), partOf("turret", BOX, ahead(1, 2, 0))]).map((f) => f.part),
    ).toEqual([1, 0]);
  });

  it("are one where rounding turns a corner to either side", () => {
    const [first, ...others] = faces([0, 0, 0, 10, -1e-6, 0, 0, 0, 20, 0, 0, 0, 0, 0, 20, 10, 1e-6, 0]);
    expect(first?.area).toBeCloseTo(200, 3);
    expect(others).toEqual([]);
  });

  it("are none of a triangle without an area", () => {
    expect(faces([0, 0, 0, 1, 1, 1, 2, 2, 2])).toEqual([]);
  });
});

describe("The figures on a picture", () => {
  /** 64 pixels a metre, from before: right of the picture is the vehicle's left. */
  const bounds: ModelBounds = { middle: [0, 0, 0], radius: 5, high: 1 };
  const camera: ModelCamera = { turn: 0, height: 0, zoom: 1, centre: [0, 0], size: [640, 400] };
  const wall = partOf("hull", BOX, [-20, -20, 1, 20, -20, 1, 20, 20, 1, -20, -20, 1, -20, 20, 1, 20, 20, 1]);
  const parts = placeParts(
    [wall],
    { hull: [0, 0, 0], turret: [0, 0, 0], gun: [0, 0, 0] },
    { turret: 0, gun: 0, hull: 0 },
  );
  const face = (x: number, y: number, area = 1, more: Partial<ArmourFace> = {}): ArmourFace => {
    return { part: 0, middle: [(320 - x) / 64, (200 - y) / 64, 1], normal: [0, 0, 1], area, ...more };
  };
  const visible = (...all: ArmourFace[]) => seenFaces(all, parts, bounds, camera).map(({ at }) => at);

  it("say what is met there", () => {
    const [seen] = seenFaces([face(100, 150)], parts, bounds, camera);
    expect(seen?.at).toEqual([100, 150]);
    expect(seen?.layers.map(({ plate }) => plate)).toEqual(["armor_0"]);
  });

  it.each([
    [1700, [0, 0, 1], 1],
    [1699, [0, 0, 1], 0],
    [1700, [0, 0, -1], 1],
    [3401, [Math.sqrt(0.75), 0, 0.5], 1],
    [3399, [Math.sqrt(0.75), 0, 0.5], 0],
    [9000, [1, 0, 0], 0],
  ] as [number, Vector3, number][])("need room: %d pixels that look to %j", (pixels, normal, count) => {
    expect(visible(face(100, 100, pixels / 64 ** 2, { normal }))).toHaveLength(count);
  });

  it.each([
    [20, 200, 1],
    [19, 200, 0],
    [620, 200, 1],
    [621, 200, 0],
    [320, 12, 1],
    [320, 11, 0],
    [320, 388, 1],
    [320, 389, 0],
  ])("stay within it: at %d, %d", (x, y, count) => {
    expect(visible(face(x, y))).toHaveLength(count);
  });

  it.each([
    [46, 0, 1],
    [47, 0, 2],
    [-46, 0, 1],
    [-47, 0, 2],
    [0, 24, 1],
    [0, 25, 2],
    [0, -24, 1],
    [0, -25, 2],
    [46, 24, 1],
    [46, 25, 2],
  ])("are not one over the other: %d, %d further", (x, y, count) => {
    expect(visible(face(300, 200, 2), face(300 + x, 200 + y))).toHaveLength(count);
    expect(visible(face(300, 200, 3), face(100, 100, 2), face(300 + x, 200 + y))).toHaveLength(count + 1);
  });

  it("are on the largest faces first", () => {
    const [small, large] = [face(300, 200), face(310, 205, 2)];
    expect(visible(small, large)).toEqual([[310, 205]]);
    expect(visible(large, small)).toEqual([[310, 205]]);
  });

  it("are on nothing behind another plate", () => {
    const at = (z: number) => visible(face(320, 200, 1, { middle: [0, 0, z] }));
    expect(at(0.99)).toHaveLength(1);
    expect(at(0.97)).toEqual([]);
  });

  it("are twelve at most, of the two dozen largest faces", () => {
    const many = Array.from({ length: 20 }, (_, at) => face(50 + 50 * (at % 10), at < 10 ? 100 : 200));
    expect(visible(...many.slice(0, 11))).toHaveLength(11);
    expect(visible(...many)).toHaveLength(12);
    const hidden = Array.from({ length: 24 }, () => face(320, 200, 2, { middle: [0, 0, 0] }));
    expect(visible(face(100, 100), ...hidden)).toEqual([]);
    expect(visible(face(100, 100), ...hidden.slice(1))).toHaveLength(1);
  });
});
