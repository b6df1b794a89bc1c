import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ARMOUR_INDEX_PATH,
  type ArmourModel,
  type ArmourPiece,
  armourModelPath,
  decodeArmourModel,
  encodeArmourModel,
  pointsOf,
  quantise,
} from "./mesh.ts";
import { ARMOUR, SPACED, TRACK } from "./shot.ts";

const SQUARE: ArmourPiece = {
  ...quantise([0, 0, 0, 2, 0, 0, 2, 1, 0.5, 0, 1, 0.5]),
  indices: Uint16Array.from([0, 1, 2, 0, 2, 3]),
  plates: [
    { name: "armor_1", first: 0, count: 1 },
    { name: "armor_2", first: 1, count: 1 },
  ],
};
const MODEL: ArmourModel = {
  testBody: true,
  pieces: [SQUARE],
  modules: [
    {
      part: "hull",
      id: null,
      needs: [],
      piece: 0,
      plates: [
        { name: "armor_1", thickness: 140, material: ARMOUR },
        { name: "armor_2", thickness: 30.5, material: SPACED },
      ],
    },
  ],
};

const HERE = [0, 0, 0];

/** The head of a turret of one triangle; what differs from it may be of any kind. */
const headWith = (piece: Record<string, unknown> = {}, module: Record<string, unknown> = {}) => ({
  testBody: false,
  pieces: [{ box: [HERE, [1, 1, 1]], corners: 3, triangles: 1, plates: [["armor_1", 1]], ...piece }],
  // Of the six flags a track has the fourth.
  modules: [{ part: "turret", id: 7, needs: [], piece: 0, plates: [["armor_1", 40, 8]], ...module }],
});

const large = (triangles: number) => headWith({ triangles, plates: [["armor_1", triangles]] }).pieces[0];

function bytesOf(head: unknown, words: readonly number[] = []): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(head));
  const length = [json.length & 255, json.length >> 8, 0, 0];
  const body = words.flatMap((word) => [word & 255, word >> 8]);
  return Uint8Array.from(
    [..."ARM2"].map((letter) => letter.charCodeAt(0)).concat(length, [...json], json.length % 2 ? [0] : [], body),
  );
}

const metres = fc.integer({ min: -12000, max: 12000 }).map((mm) => mm / 1000);
const piece = fc
  .record({
    points: fc.array(fc.tuple(metres, metres, metres), { minLength: 3, maxLength: 40 }),
    plates: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
    seed: fc.nat(),
  })
  .map(({ points, plates, seed }): ArmourPiece => {
    let first = 0;
    const ranges = plates.map((count, at) => {
      const range = { name: `armor_${at}`, first, count };
      first += count;
      return range;
    });
    const indices = Uint16Array.from({ length: 3 * first }, (_, at) => (seed * 7 + at * 13) % points.length);
    return { ...quantise(points.flat()), indices, plates: ranges };
  });
const model = fc.array(piece, { minLength: 1, maxLength: 4 }).map(
  (pieces): ArmourModel => ({
    testBody: false,
    pieces,
    modules: pieces.map(({ plates }, index) => ({
      part: index === 0 ? "chassis" : "gun",
      id: 100 + index,
      needs: index === 0 ? [] : [100],
      piece: index,
      plates: plates.map(({ name }, at) => ({ name, thickness: at * 10, material: at % 2 === 0 ? ARMOUR : TRACK })),
    })),
  }),
);

describe("the bytes of an armour model", () => {
  it("hold all of it", () => {
    fc.assert(
      fc.property(model, (sample) => {
        expect(decodeArmourModel(encodeArmourModel(sample))).toEqual(sample);
      }),
    );
  });

  it("keep a point within a 65,535th of its box", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(metres, metres, metres), { minLength: 1 }), (points) => {
        const shape = quantise(points.flat());
        const found = pointsOf({ ...shape, indices: new Uint16Array(), plates: [] });
        points.flat().forEach((value, at) => {
          const size = (shape.box[1][at % 3] ?? 0) - (shape.box[0][at % 3] ?? 0);
          expect(Math.abs((found[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(size / 65_535 + 1e-6);
        });
      }),
    );
  });

  it.each<[string, (model: ArmourModel) => ArmourModel]>([
    ["a corner that is not there", (m) => withPiece(m, { indices: Uint16Array.from([0, 1, 2, 0, 2, 4]) })],
    ["a triangle without a plate", (m) => withPiece(m, { plates: [{ name: "armor_1", first: 0, count: 1 }] })],
    ["plates of one name", (m) => withPiece(m, { plates: SQUARE.plates.map((plate) => ({ ...plate, name: "a" })) })],
    ["a plate without a thickness", (m) => withModule(m, { plates: [] })],
    ["a thickness that cannot be", (m) => withModule(m, { plates: thick(m, -1) })],
    ["no thickness at all", (m) => withModule(m, { plates: thick(m, Number.NaN) })],
    ["a shape that is not there", (m) => withModule(m, { piece: 1 })],
    ["a part that no vehicle has", (m) => withModule(m, { part: "wing" as "hull" })],
    [
      "a box beyond reason",
      (m) =>
        withPiece(m, {
          box: [
            [0, 0, 0],
            [1e6, 1, 1],
          ],
        }),
    ],
    [
      "a box turned over",
      (m) =>
        withPiece(m, {
          box: [
            [0, 2, 0],
            [2, 1, 0.5],
          ],
        }),
    ],
    ["no modules", (m) => ({ ...m, modules: [] })],
    ["no pieces", (m) => ({ ...m, pieces: [] })],
  ])("refuse %s", (_, damage) => {
    expect(() => encodeArmourModel(damage(MODEL))).toThrow(RangeError);
  });

  it("hold a flat shape", () => {
    const flat = { ...SQUARE, ...quantise([0, 3, 0, 2, 3, 0, 2, 3, 1, 0, 3, 1]) };
    expect(decodeArmourModel(encodeArmourModel({ ...MODEL, pieces: [flat] })).pieces).toEqual([flat]);
  });

  it("are a mark, a head and differences of 16 bits", () => {
    const words = [0, 65_535, 0, 1, 0, 0, 0, 0, 65_535, 0, 1, 1];
    const { pieces, modules, testBody } = decodeArmourModel(bytesOf(headWith(), words));
    expect(testBody).toBe(false);
    expect(pieces).toEqual([
      {
        box: [
          [0, 0, 0],
          [1, 1, 1],
        ],
        positions: Int16Array.from([0, 1, 0, -1, 1, 0, -1, 1, -1]),
        indices: Uint16Array.from([0, 1, 2]),
        plates: [{ name: "armor_1", first: 0, count: 1 }],
      },
    ]);
    expect(modules[0]).toMatchObject({
      part: "turret",
      id: 7,
      needs: [],
      plates: [{ thickness: 40, material: TRACK }],
    });
  });

  it.each(["armour", "slopes", "ricochets", "once", "overmatched", "turnsMore"])("hold %s by a bit", (flag) => {
    const bit = ["armour", "slopes", "ricochets", "once", "overmatched", "turnsMore"].indexOf(flag);
    const bytes = bytesOf(headWith({}, { plates: [["armor_1", 40, 2 ** bit]] }), Array(12).fill(0));
    const none = { armour: false, slopes: false, ricochets: false, once: false, overmatched: false, turnsMore: false };
    expect(decodeArmourModel(bytes).modules[0]?.plates[0]?.material).toEqual({ ...none, [flag]: true });
  });

  it.each<[string, Uint8Array]>([
    ["its size", new Uint8Array(7)],
    ["its size", new Uint8Array((4 << 20) + 1)],
    ["its first bytes", new Uint8Array(4 << 20)],
    ["its first bytes", Uint8Array.from([0x41, 0x52, 0x4d, 0x31, 0, 0, 0, 0])],
    ["its head", Uint8Array.from([0x41, 0x52, 0x4d, 0x32, 0, 0, 0, 0])],
    ["the length of its head", Uint8Array.from([0x41, 0x52, 0x4d, 0x32, 1, 0, 0, 0])],
    ["its head", bytesOf(5)],
    ["its head", bytesOf([])],
    ["its length", bytesOf(headWith(), Array(13).fill(0))],
    ["its length", bytesOf(headWith(), Array(11).fill(0))],
    ["its length", bytesOf(headWith())],
    ["a corner", bytesOf(headWith(), [...Array(9).fill(0), 3, 0, 0])],
    ["its kind", bytesOf({ ...headWith(), testBody: 1 })],
    ["its pieces", bytesOf({ ...headWith(), pieces: Array(65).fill(null) })],
    ["a piece", bytesOf({ ...headWith(), pieces: Array(64).fill(null) })],
    ["the number of its triangles", bytesOf({ pieces: [large(100_000), large(100_001)], testBody: true })],
    ["its modules", bytesOf({ pieces: [large(100_000), large(100_000)], testBody: true })],
    ["a module", bytesOf({ ...headWith(), modules: [[]] })],
    ["a box", bytesOf(headWith({ box: [[0, 0, 0]] }))],
    ["a box", bytesOf(headWith({ box: [HERE, HERE, HERE] }))],
    ["a box", bytesOf(headWith({ box: [HERE, [1, 1]] }))],
    ["a box", bytesOf(headWith({ box: [HERE, [0, 101, 0]] }))],
    ["a box", bytesOf(headWith({ box: [[-101, 0, 0], HERE] }))],
    ["a box", bytesOf(headWith({ box: [HERE, [0, 0, -1]] }))],
    ["a piece", bytesOf(headWith({ corners: 2 }))],
    ["a piece", bytesOf(headWith({ triangles: 1.5 }))],
    ["the plates of a piece", bytesOf(headWith({ triangles: 2 }))],
    ["the plates of a piece", bytesOf(headWith({ plates: [] }))],
    ["a plate", bytesOf(headWith({ plates: [["armor_1"]] }))],
    ["a plate", bytesOf(headWith({ plates: [["armor_1", 0.5]] }))],
    ["a plate", bytesOf(headWith({ plates: [["armor_1", 0]] }))],
    [
      "the names of plates",
      bytesOf(headWith({ plates: ["armor_1", "armor_1"].map((name) => [name, 1]), triangles: 2 })),
    ],
    ...[7, "", "armor 1", "!armor", "armor!", "a".repeat(61)].map((name): [string, Uint8Array] => [
      "a name",
      bytesOf(headWith({ plates: [[name, 1]] })),
    ]),
    ["the part of a module", bytesOf(headWith({}, { part: "wing" }))],
    ["the piece of a module", bytesOf(headWith({}, { piece: 1 }))],
    ["the id of a module", bytesOf(headWith({}, { id: 1.5 }))],
    ["the needs of a module", bytesOf(headWith({}, { needs: Array(9).fill(1) }))],
    ["the needs of a module", bytesOf(headWith({}, { needs: ["7"] }))],
    ["the plates of a module", bytesOf(headWith({}, { plates: [] }))],
    ["a plate of a module", bytesOf(headWith({}, { plates: [["armor_1", 40]] }))],
    ["the name of a plate", bytesOf(headWith({}, { plates: [["armor_2", 40, 0]] }))],
    ["a thickness", bytesOf(headWith({}, { plates: [["armor_1", 10_001, 0]] }))],
    ["the flags of a plate", bytesOf(headWith({}, { plates: [["armor_1", 40, 64]] }))],
  ])("say that %s cannot be right", (what, bytes) => {
    expect(() => decodeArmourModel(bytes)).toThrow(new RegExp(`: ${what} cannot`));
  });

  it("are refused in a sentence, or lead to a model that reaches nowhere beyond itself, however they are damaged", () => {
    const whole = encodeArmourModel(MODEL);
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat({ max: 40 }), (changes, cut) => {
        const bytes = whole.slice(0, whole.length - (cut > 20 ? cut - 20 : 0));
        for (const [at, value] of changes) bytes[at] = value;
        try {
          for (const { indices, positions, plates } of decodeArmourModel(bytes).pieces) {
            expect(Math.max(...indices)).toBeLessThan(positions.length / 3);
            expect(plates.reduce((sum, { count }) => sum + count, 0)).toBe(indices.length / 3);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("points", () => {
  it("are told from the least to the greatest of their box", () => {
    expect(quantise([1, 2, -3, 3, 2, -4])).toEqual({
      box: [
        [1, 2, -4],
        [3, 2, -3],
      ],
      positions: Int16Array.from([-32_768, -32_768, 32_767, 32_767, -32_768, -32_768]),
    });
  });
});

describe("The documents of models", () => {
  it("are in one folder, by the ids of the vehicles", () => {
    expect([ARMOUR_INDEX_PATH, armourModelPath(385)]).toEqual(["armour/index.json", "armour/385.json"]);
  });
});

function withPiece(model: ArmourModel, change: Partial<ArmourPiece>): ArmourModel {
  return { ...model, pieces: [{ ...SQUARE, ...change }] };
}

function withModule(model: ArmourModel, change: Partial<ArmourModel["modules"][number]>): ArmourModel {
  return { ...model, modules: model.modules.map((module) => ({ ...module, ...change })) };
}

function thick({ modules }: ArmourModel, thickness: number) {
  return modules.flatMap(({ plates }) => plates.map((plate) => ({ ...plate, thickness })));
}
