import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ArmourModel,
  type ArmourPiece,
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

const metres = fc.double({ min: -12, max: 12, noNaN: true });
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
    modules: pieces.map(({ plates }, place) => ({
      part: place === 0 ? "chassis" : "gun",
      id: 100 + place,
      needs: place === 0 ? [] : [100],
      piece: place,
      plates: plates.map(({ name }, at) => ({ name, thickness: at * 10, material: at % 2 === 0 ? ARMOUR : TRACK })),
    })),
  }),
);

describe("the bytes of an armour model", () => {
  it("hold all of it", () => {
    fc.assert(
      fc.property(model, (each) => {
        expect(decodeArmourModel(encodeArmourModel(each))).toEqual(each);
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

function withPiece(model: ArmourModel, change: Partial<ArmourPiece>): ArmourModel {
  return { ...model, pieces: [{ ...SQUARE, ...change }] };
}

function withModule(model: ArmourModel, change: Partial<ArmourModel["modules"][number]>): ArmourModel {
  return { ...model, modules: model.modules.map((module) => ({ ...module, ...change })) };
}

function thick({ modules }: ArmourModel, thickness: number) {
  return modules.flatMap(({ plates }) => plates.map((plate) => ({ ...plate, thickness })));
}
