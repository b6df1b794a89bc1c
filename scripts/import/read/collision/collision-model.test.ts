import { describe, expect, it } from "vitest";
import { bodyOfPoints, tagFile, type WrittenBody } from "../../fixtures/installed-game/tag-file.fixture.ts";
import { readCollisionModel } from "./collision-model.ts";
import { CollisionDamage } from "./tag-types.ts";

/** A packed vertex of 11, 11 and 10 bits. */
const packed = (x: number, y: number, z: number) => (x | (y << 11) | (z << 22)) >>> 0;
/** A shared vertex of 21, 21 and 22 bits. */
const shared = (x: number, y: number, z: number) => BigInt(x) | (BigInt(y) << 21n) | (BigInt(z) << 42n);

const BOX: WrittenBody["box"] = [
  [-1, 0, -2],
  [1, 1, 2],
];
const [X, Y, Z] = [0x1f_ffff, 0x1f_ffff, 0x3f_ffff];
/** The eight corners of the box, right before up before forward. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [corner & 1, (corner >> 1) & 1, corner >> 2] as const);

/** A hull of six sides and twelve triangles: three sides of packed vertices, three of shared ones in two sections. */
const HULL: WrittenBody[] = [
  {
    name: "s_armor_1",
    box: BOX,
    sections: [
      {
        // From -1, 0, -2 by halves, quarters and halves of a metre.
        codec: [-1, 0, -2, 0.5, 0.25, 0.5],
        packed: CORNERS.map(([x, y, z]) => packed(4 * x, 4 * y, 8 * z)),
        primitives: [
          [0, 1, 3, 2],
          [4, 5, 7, 6],
          [0, 2, 6, 4],
          // What fills up a section.
          [0xad, 0xde, 0xad, 0xde],
        ],
      },
    ],
  },
  {
    name: "s_armor_2",
    box: BOX,
    shared: CORNERS.map(([x, y, z]) => shared(X * x, Y * y, Z * z)),
    sections: [
      // A quad of shared vertices alone, by their places; then packed ones before shared ones.
      { shared: [1, 3, 7, 5], primitives: [[0, 1, 2, 3]] },
      {
        codec: [-1, 0, -2, 2, 1, 4],
        packed: [packed(0, 0, 0), packed(1, 0, 0)],
        shared: [5, 4, 2, 3, 7, 6],
        primitives: [
          [0, 1, 2, 3],
          // A triangle says its last corner twice.
          [4, 5, 6, 6],
          [4, 6, 7, 7],
        ],
      },
    ],
  },
];

/** The triangles of a material by the places of their corners. */
function triangles(file: Uint8Array, material: string): number[][][] {
  return readCollisionModel(file)
    .filter((plates) => plates.material === material)
    .flatMap(({ positions, triangles: all }) => {
      const corner = (index: number) => positions.slice(index * 3, index * 3 + 3);
      return Array.from({ length: all.length / 3 }, (_, at) => all.slice(at * 3, at * 3 + 3).map(corner));
    });
}

const point = (corner: number) => {
  const [x, y, z] = CORNERS[corner] ?? [0, 0, 0];
  return [2 * x - 1, y, 4 * z - 2];
};
const expected = (corners: number[][]) => corners.map((triangle) => triangle.map(point));

describe("a collision model", () => {
  it("of packed vertices has the places that follow by hand from its section", () => {
    expect(triangles(tagFile(HULL), "armor_1")).toEqual(
      expected([
        [0, 1, 3],
        [0, 3, 2],
        [4, 5, 7],
        [4, 7, 6],
        [0, 2, 6],
        [0, 6, 4],
      ]),
    );
  });

  it("of shared vertices has the places that follow from the box of the mesh", () => {
    expect(triangles(tagFile(HULL), "armor_2")).toEqual(
      expected([
        [1, 3, 7],
        [1, 7, 5],
        [0, 1, 5],
        [0, 5, 4],
        [2, 3, 7],
        [2, 7, 6],
      ]),
    );
  });

  it("keeps its materials apart, by the names that the definitions use", () => {
    expect(readCollisionModel(tagFile(HULL)).map(({ material }) => material)).toEqual(["armor_1", "armor_2"]);
  });

  it("divides shared vertices by what their bits can hold", () => {
    const box: WrittenBody["box"] = [
      [0, 0, 0],
      [2, 4, 8],
    ];
    const vertices = [shared(0x10_0000, 1, 0x20_0000), shared(0, Y, 5), shared(X, 0, Z)];
    const [plates] = readCollisionModel(
      tagFile([
        { name: "s_gun", box, shared: vertices, sections: [{ shared: [0, 1, 2], primitives: [[0, 1, 2, 2]] }] },
      ]),
    );
    const by = [2 / 2_097_151, 4 / 2_097_151, 8 / 4_194_303] as const;
    const there = [1_048_576 * by[0], by[1], 2_097_152 * by[2], 0, 4, 5 * by[2], 2, 0, 8];
    expect(plates?.positions).toHaveLength(9);
    plates?.positions.forEach((at, index) => {
      expect(at).toBeCloseTo(there[index] ?? Number.NaN, 12);
    });
  });

  it("is turned and moved by its body", () => {
    const quarter = Math.SQRT1_2;
    const plate = bodyOfPoints(
      "s_armor_1",
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 3],
      ],
      [[0, 1, 2, 2]],
    );
    const [plates] = readCollisionModel(
      tagFile([{ ...plate, position: [10, 20, 30], orientation: [0, quarter, 0, quarter] }]),
    );
    // A quarter turn around the axis that points up: what was right is behind, what was ahead is right.
    const expected = [10, 20, 29, 10, 21, 30, 13, 20, 30];
    plates?.positions.forEach((at, index) => {
      expect(at).toBeCloseTo(expected[index] ?? Number.NaN, 5);
    });
  });

  it("does not let packed vertices leave the box of their section", () => {
    const [plates] = readCollisionModel(
      tagFile([
        {
          name: "s_armor_1",
          box: BOX,
          sections: [
            {
              box: [
                [-1, 0, -2],
                [1, 0.5, 2],
              ],
              codec: [-1, 0, -2, 1, 1, 1],
              packed: [packed(0, 0, 0), packed(2, 0, 0), packed(0, 1, 0)],
              primitives: [[0, 1, 2, 2]],
            },
          ],
        },
      ]),
    );
    expect(plates?.positions).toEqual([-1, 0, -2, 1, 0, -2, -1, 0.5, -2]);
  });
});

it("a collision model of a part that nothing can hit has no plates", () => {
  const sections = [{ primitives: [[0, 0, 1, 1]] }];
  expect(readCollisionModel(tagFile([{ name: "s_armor_1", box: BOX, sections }]))).toEqual([]);
});

describe("a collision model is refused", () => {
  const [first = { name: "", box: BOX, sections: [] }] = HULL;
  const [section = { primitives: [] }] = first.sections;
  const withSection = (changed: Partial<typeof section>) =>
    tagFile([{ ...first, sections: [{ ...section, ...changed }] }]);
  const FULL = Array.from({ length: 255 }, () => [0, 0, 0, 0]);
  const good = tagFile(HULL);
  const changed = (text: string, to: string) => {
    const copy = Buffer.from(good);
    copy.write(to, copy.indexOf(text), "latin1");
    return copy;
  };

  it.each([
    ["of no bytes", Buffer.alloc(0), "has no chunk TAG0"],
    ["of another format", Buffer.from("PK\x03\x04".padEnd(64, "x")), "the size of a chunk is not possible"],
    ["without its last byte", good.subarray(0, -1), "the size of a chunk is not possible"],
    ["with bytes behind its end", Buffer.concat([good, Buffer.from([0])]), "a chunk is cut off"],
    ["of more than 32 MB", Buffer.alloc(2 ** 25 + 1), "has 33 MB, more than 32 MB"],
    ["without items", changed("ITEM", "NONE"), "has no chunk ITEM"],
    ["without types", changed("TBDY", "NONE"), "has no chunk TBDY or TBOD"],
    ["with a chunk twice", changed("SDKV", "DATA"), "a chunk is there twice"],
    ["without what shells meet", tagFile(HULL, "Vehicle Physics Data"), 'has no "Collision Physics Data"'],
    [
      "with a shape that is no mesh",
      tagFile([...HULL, { ...first, isCapsule: true }]),
      "of the shape hknpCapsuleShape",
    ],
    ["with a material that is no name", tagFile([{ ...first, name: "s_a/b" }]), 'the material "s_a/b"'],
    [
      "with a corner outside of its box",
      withSection({
        codec: [-1, 0, -2, 0.5, 0.25, 0.5],
        box: [
          [-1, 0, -9],
          [1, 1, 9],
        ],
        packed: CORNERS.map(() => packed(4, 4, 9)),
      }),
      "lies outside of the box",
    ],
    [
      "with a corner that is no number",
      withSection({ codec: [Number.NaN, 0, -2, 0.5, 0.25, 0.5] }),
      "lies outside of the box",
    ],
    ["with a corner that is not there", withSection({ primitives: [[0, 1, 9, 9]] }), "is not one of its 0"],
    [
      "with a box of infinite size",
      tagFile([
        {
          ...first,
          box: [
            [0, 0, 0],
            [Number.POSITIVE_INFINITY, 1, 1],
          ],
        },
      ]),
      "the box around s_armor_1 is not possible",
    ],
    [
      "with more primitives than a vehicle has",
      tagFile([{ ...first, sections: Array.from({ length: 300 }, () => ({ primitives: FULL })) }]),
      "has more than 65536 primitives",
    ],
    [
      "with a turn that is none",
      tagFile([{ ...first, orientation: [0, 0, 0, 2] }]),
      "the place of s_armor_1 is not possible",
    ],
    [
      "moved beyond a vehicle",
      tagFile([{ ...first, position: [0, 1e6, 0] }]),
      "the place of s_armor_1 is not possible",
    ],
  ])("%s", (_, bytes, message) => {
    expect(() => readCollisionModel(bytes)).toThrow(CollisionDamage);
    expect(() => readCollisionModel(bytes)).toThrow(message);
  });

  it("where its corners lie more than 2 cm outside of its box, and not before", () => {
    const beyond = (z: number) => {
      const codec = [-1, 0, 2 + z, 0.5, 0.25, 0];
      return withSection({
        codec,
        box: [
          [-1, 0, -9],
          [1, 1, 9],
        ],
      });
    };
    expect(() => readCollisionModel(beyond(0.03))).toThrow("lies outside of the box");
    expect(readCollisionModel(beyond(0.01))).toHaveLength(1);
    expect(() => readCollisionModel(beyond(-4.03))).toThrow("lies outside of the box");
    expect(readCollisionModel(beyond(-4.01))).toHaveLength(1);
  });
});
