import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type ArmourModule, decodeArmourModel, pointsOf } from "#app/game/armour/mesh.ts";
import { ARMOUR, SPACED, TRACK } from "#app/game/armour/shot.ts";
import type { StatedPart, StatedShape } from "#scripts/import/normalise/armour.ts";
import { bodyOfPoints, tagFile } from "../fixtures/installed-game/tag-file.fixture.ts";
import { makeArmourModel, NoModel } from "./armour-model.ts";

type Corner = [number, number, number];
const SQUARE: Corner[] = [
  [0, 0, 0],
  [2, 0, 0],
  [2, 1, 0],
  [0, 1, 0],
];
const moved = (x: number, y: number, z: number) => SQUARE.map(([a, b, c]): Corner => [a + x, b + y, c + z]);
/** A model of bodies of these materials, each a square. */
const model = (...bodies: (string | [name: string, points: Corner[]])[]) =>
  tagFile(
    bodies.map((body) => {
      const [name, points] = typeof body === "string" ? [body, SQUARE] : body;
      return bodyOfPoints(`s_${name}`, points, [[0, 1, 2, 3]]);
    }),
  );

const plate = (thickness: number, material = ARMOUR) => ({ thickness, material });
type Plates = Record<string, ReturnType<typeof plate>>;
const shape = (file: string, plates: Plates, at: StatedShape["at"] = null): StatedShape => ({
  file,
  at,
  plates: new Map(Object.entries(plates)),
});
const part = (name: StatedPart["part"], shapes: StatedShape[], more: Partial<StatedPart> = {}): StatedPart => ({
  part: name,
  id: null,
  needs: [],
  shapes,
  ...more,
});
const HULL = part("hull", [shape("Hull", { armor_1: plate(90) })]);

/** The model of these parts, and which files were read for it. */
async function made(parts: StatedPart[], files: Record<string, Uint8Array | string> = {}) {
  const asked: string[] = [];
  const bytes = await makeArmourModel(parts, async (file) => {
    asked.push(file);
    return { Hull: model("armor_1"), ...files }[file] ?? "is not there";
  });
  return { bytes, asked, ...decodeArmourModel(gunzipSync(bytes)) };
}

const platesOf = (module: ArmourModule | undefined) => module?.plates.map(({ name, thickness }) => [name, thickness]);

describe("an armour model", () => {
  it("has every part with its plates, and reads each file once", async () => {
    const turret = part("turret", [shape("Turret", { armor_2: plate(60, SPACED) })], { id: 7, needs: [3] });
    const { modules, pieces, asked, testBody } = await made([HULL, turret, HULL], { Turret: model("armor_2") });
    expect(modules).toEqual([
      { part: "hull", id: null, needs: [], piece: 0, plates: [{ name: "armor_1", ...plate(90) }] },
      { part: "turret", id: 7, needs: [3], piece: 1, plates: [{ name: "armor_2", ...plate(60, SPACED) }] },
      expect.objectContaining({ part: "hull", piece: 0 }),
    ]);
    expect(pieces.map(({ plates }) => plates)).toEqual([
      [{ name: "armor_1", first: 0, count: 2 }],
      [{ name: "armor_2", first: 0, count: 2 }],
    ]);
    expect([asked, testBody]).toEqual([["Hull", "Turret"], false]);
  });

  it("has corners that coincide once, in the order of their triangles", async () => {
    const two = tagFile([
      bodyOfPoints("s_armor_1", SQUARE, [[0, 1, 2, 3]]),
      bodyOfPoints("s_armor_1", moved(0, 0, 4), [[2, 1, 0, 0]]),
    ]);
    const { pieces } = await made([HULL], { Hull: two });
    const [piece] = pieces;
    expect([...(piece?.indices ?? [])]).toEqual([0, 1, 2, 0, 2, 3, 4, 5, 6]);
    expect(piece?.box).toEqual([
      [0, 0, 0],
      [2, 1, 4],
    ]);
    expect(piece?.plates).toEqual([{ name: "armor_1", first: 0, count: 3 }]);
    expect(piece && [...pointsOf(piece)]).toEqual([...SQUARE, [2, 1, 4], [2, 0, 4], [0, 0, 4]].flat());
  });

  it.each(["engine", "transmission", "ammoBay", "fuelTank", "radio", "turretRotator", "commander", "driver"])(
    "leaves out what is inside: %s",
    async (inner) => {
      const hull = part("hull", [shape("Hull", { armor_1: plate(9), [inner]: plate(9), [`${inner}s`]: plate(9) })]);
      const { modules } = await made([hull], { Hull: model("armor_1", inner, `${inner}s`) });
      expect(platesOf(modules[0])?.map(([name]) => name)).toEqual(["armor_1", `${inner}s`]);
    },
  );

  it("leaves out the crew by number, what nothing is stated of, and what stops nothing", async () => {
    const all = ["radioman_1", "gunner_2", "loader_3", "loader_x", "my_loader_1", "device", "armor_1", "track", "thin"];
    const stated = Object.fromEntries(all.map((name) => [name, plate(9)]));
    const hull = part("hull", [
      shape("Hull", { ...stated, device: plate(0, TRACK), track: plate(1, TRACK), thin: plate(0) }),
    ]);
    const { modules } = await made([hull], { Hull: model(...all, "unstated") });
    expect(platesOf(modules[0])).toEqual([
      ["loader_x", 9],
      ["my_loader_1", 9],
      ["armor_1", 9],
      ["track", 1],
      ["thin", 0],
    ]);
  });

  it("numbers a material where another shape has it of another thickness or kind", async () => {
    const shapes = [plate(5), plate(5), plate(8), plate(8, SPACED), plate(5)].map((own) => shape("Hull", { a: own }));
    const { modules, pieces } = await made([part("hull", shapes)], { Hull: model("a") });
    expect(modules[0]?.plates).toEqual([
      { name: "a", ...plate(5) },
      { name: "a-2", ...plate(8) },
      { name: "a-3", ...plate(8, SPACED) },
    ]);
    expect(pieces[0]?.plates).toEqual([
      { name: "a", first: 0, count: 6 },
      { name: "a-2", first: 6, count: 2 },
      { name: "a-3", first: 8, count: 2 },
    ]);
  });

  it("has a shape once for all modules with it, and another where a plate of it is missing or elsewhere", async () => {
    const files = { Turret: model("a", "b") };
    const turret = (plates: Plates, at: StatedShape["at"] = null) => part("turret", [shape("Turret", plates, at)]);
    const { modules, pieces } = await made(
      [
        HULL,
        turret({ a: plate(1), b: plate(1) }),
        turret({ a: plate(2), b: plate(3) }),
        turret({ a: plate(2) }),
        turret({ a: plate(2) }, [1, 0.5, 0]),
        turret({}),
      ],
      files,
    );
    expect(modules.map(({ piece }) => piece)).toEqual([0, 1, 1, 2, 3]);
    expect(pieces).toHaveLength(4);
  });
});

describe("a wheel", () => {
  const around = moved(-1, -0.5, 0);
  const wheel = async (points: Corner[], at: Corner) => {
    const chassis = part("chassis", [shape("Wheel", { wheel: plate(5, TRACK) }, at)]);
    const { pieces } = await made([HULL, chassis], { Wheel: model(["wheel", points]) });
    return pieces[1]?.box.map((corner) => corner.map((value) => Math.round(value * 100) / 100));
  };

  it("is moved to its place where its model is around its own middle, by up to half a metre", async () => {
    const there = [
      [9, 19.5, 30],
      [11, 20.5, 30],
    ];
    expect(await wheel(around, [10, 20, 30])).toEqual(there);
    expect(await wheel(moved(-0.5, -0.5, 0), [10, 20, 30])).toEqual([
      [9.5, 19.5, 30],
      [11.5, 20.5, 30],
    ]);
  });

  it("stays where its model is at its place", async () => {
    const there = [
      [9, 19.5, 30],
      [11, 20.5, 30],
    ];
    expect(await wheel(moved(9, 19.5, 30), [10, 20, 30])).toEqual(there);
    expect(await wheel(moved(9, 19.5, 30), [10, 20.5, 30])).toEqual(there);
    expect(await wheel(moved(9, 19.5, 30), [10.5, 20, 30])).toEqual(there);
    expect(await wheel(moved(9, 19.5, 30), [10, 20, 30.5])).toEqual(there);
  });

  it.each<Corner>([
    [10.6, 20, 30],
    [10, 20.6, 30],
    [10, 20, 30.6],
    [-10, -20, -30],
  ])("at neither is a reason for no model: %d, %d, %d", async (...at) => {
    await expect(wheel(moved(9, 19.5, 30), at)).rejects.toThrow(
      "Wheel: the wheel stands neither around its own middle nor where it belongs.",
    );
  });

  it("of nothing moves nothing", async () => {
    const nothing = tagFile([
      {
        name: "s_wheel",
        box: [
          [0, 0, 0],
          [1, 1, 1],
        ],
        sections: [],
      },
    ]);
    const chassis = part("chassis", [shape("Wheel", { wheel: plate(5) }, [1, 2, 3])]);
    expect((await made([HULL, chassis], { Wheel: nothing })).modules).toHaveLength(1);
  });
});

describe("a vehicle has no model", () => {
  const hull = (plates: Plates) => [part("hull", [shape("Hull", plates)])];

  it.each<[string, StatedPart[], Record<string, Uint8Array | string>, string]>([
    ["without a hull", [part("turret", [])], {}, "Its definitions name no collision model of the hull."],
    ["whose hull has no plates", [part("hull", [])], {}, "Its hull has no plates."],
    ["of a file that cannot be read", [HULL], { Hull: "it is gone" }, "Hull: it is gone."],
    ["of a damaged file", [HULL], { Hull: Uint8Array.of(1) }, "Hull: a chunk is cut off."],
    ["of armour of no thickness", hull({}), {}, "Hull: its definitions state no thickness of armor_1 of the hull."],
    [
      "that is larger than any",
      [HULL],
      { Hull: model(["armor_1", moved(200, 0, 0).map(([x, y, z], i): Corner => [i ? x : -200, y, z])]) },
      "the box around s_armor_1 is not possible",
    ],
  ])("%s", async (_, parts, files, reason) => {
    await expect(made(parts, files)).rejects.toThrow(NoModel);
    await expect(made(parts, files)).rejects.toThrow(reason);
  });

  it("but other faults are of the program", async () => {
    const read = () => Promise.reject(new TypeError("a fault"));
    await expect(makeArmourModel([HULL], read)).rejects.toThrow(TypeError);
  });
});

describe("a large model", () => {
  /** Corners without an order, as many bodies as they need. */
  const noise = (count: number) =>
    tagFile(
      Array.from({ length: Math.ceil(count / 240) }, (_, body) => {
        const points = Array.from({ length: 240 }, (_, at): Corner => {
          const number = body * 240 + at;
          return [Math.sin(number * 12.9898), Math.cos(number * 78.233), Math.sin(number * 37.719)];
        });
        return bodyOfPoints(
          "s_armor_1",
          points,
          Array.from({ length: 60 }, (_, quad) => [0, 1, 2, 3].map((at) => quad * 4 + at)),
        );
      }),
    );

  it("has its corners rounded only as far as it needs", async () => {
    const steps = async (count: number) => {
      const { pieces, bytes } = await made([HULL], { Hull: noise(count) });
      expect(bytes.length).toBeLessThanOrEqual(60_000);
      const values = [...(pieces[0]?.positions ?? [])].filter((value) => value !== 32_767);
      return [16, 4, 1].find((step) => values.every((value) => (value + 32_768) % step === 0));
    };
    expect([await steps(240), await steps(12_000), await steps(16_000)]).toEqual([1, 4, 16]);
  });

  it("is none beyond 60 kB", async () => {
    await expect(made([HULL], { Hull: noise(36_000) })).rejects.toThrow("Its model takes more than 60 kB.");
  });
});
