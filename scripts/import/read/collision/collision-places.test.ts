import { expect, it } from "vitest";
import { bodyOfPoints, tagFile, type WrittenBody } from "../../fixtures/installed-game/tag-file.fixture.ts";
import { readCollisionModel } from "./collision-model.ts";

const SQUARE: [number, number, number][] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
];

it("a collision model is turned around any axis", () => {
  const [x, y, z, w] = [0.1, 0.3, 0.5, Math.sqrt(0.65)] as const;
  const points = [1, 2, 3].map((at): [number, number, number] => [at, 2 - at, at * at]);
  const [plates] = readCollisionModel(
    tagFile([{ ...bodyOfPoints("s_armor_1", points, [[0, 1, 2, 2]]), orientation: [x, y, z, w] }]),
  );
  const there = points.flatMap(([a, b, c]) => [
    (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - z * w) * b + 2 * (x * z + y * w) * c,
    2 * (x * y + z * w) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - x * w) * c,
    2 * (x * z - y * w) * a + 2 * (y * z + x * w) * b + (1 - 2 * (x * x + y * y)) * c,
  ]);
  expect(plates?.positions).toHaveLength(9);
  for (const [index, at] of there.entries()) expect(plates?.positions[index]).toBeCloseTo(at, 4);
});

it.each([
  [
    [0, 1, 2, 3],
    [0, 1, 2, 0, 2, 3],
  ],
  [
    [0, 1, 2, 2],
    [0, 1, 2],
  ],
  [
    [0, 1, 2, 0],
    [0, 1, 2],
  ],
  [
    [0, 0, 1, 2],
    [0, 1, 2],
  ],
  [
    [0, 1, 1, 2],
    [0, 1, 2],
  ],
  [[0, 1, 0, 2], undefined],
])("a collision model has of the corners %j only what is a triangle, and each corner once", (corners, triangles) => {
  const [plates] = readCollisionModel(tagFile([bodyOfPoints("s_as_1", SQUARE, [corners])]));
  expect(plates?.triangles).toEqual(triangles);
  expect(plates?.positions.length).toBe(triangles && 3 * new Set(corners).size);
  expect(plates?.material).toBe(triangles && "as_1");
});

it.each([
  [60, 124, true],
  [60, 125, false],
  [5, 5, true],
  [5, 4, false],
])("a box from %d to %d is possible: %j", (from, to, is) => {
  const box: WrittenBody["box"] = [
    [from, 0, 0],
    [to, 1, 1],
  ];
  const read = () => readCollisionModel(tagFile([{ name: "s_armor_1", box, sections: [] }]));
  if (is) expect(read()).toEqual([]);
  else expect(read).toThrow("the box around s_armor_1 is not possible");
});
