import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { type ArmourModel, decodeArmourModel, pointsOf } from "#app/game/armour/mesh.ts";
import { ARMOUR, BARREL, SPACED, TRACK } from "#app/game/armour/shot.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import {
  at,
  type Corner,
  entry,
  ID,
  importGame,
  MODELS,
  plate,
  QUAD,
  sample,
  tester,
} from "./fixtures/installed-game/game-extras.fixture.ts";
import { bodyOfPoints, tagFile } from "./fixtures/installed-game/tag-file.fixture.ts";
import type { ZipEntry } from "./fixtures/installed-game/written-files.fixture.ts";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

const published = join("installed", "armour", `${ID}.json`);

function modelOf(): ArmourModel {
  return decodeArmourModel(
    gunzipSync(Buffer.from(JSON.parse(readFileSync(join(folder, published), "utf8")), "base64")),
  );
}

/** Why the sample has no model. */
function missingReason(): string {
  const { armour } = JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8"));
  return armour.without.find(({ id }: { id: number }) => id === ID)?.why ?? "it has one";
}

function modulesOf(): Record<string, { turret: number; guns: number[] }[]> {
  const { modules }: FullVehicle = JSON.parse(
    readFileSync(join(folder, "out/vehicles/germany/X01_Sample.json"), "utf8"),
  );
  const turrets = modules.turrets.map(({ id, guns }) => ({ turret: id, guns: guns.map((gun) => gun.id) }));
  return { turrets };
}

describe("the armour models of an installed game", () => {
  it("are made of its collision models, with what the definitions state of each module", async () => {
    const { code, said } = await importGame(folder);
    expect(code, said).toBe(0);
    expect(said).toContain("armour models: 1 of 22 vehicles");
    const { testBody, pieces, modules } = modelOf();
    expect(testBody).toBe(false);
    // Neither the driver nor a periscope stops a shell.
    expect(pieces[0]?.plates).toEqual([
      { name: "armor_1", first: 0, count: 2 },
      { name: "armor_4", first: 2, count: 2 },
    ]);
    expect(pieces[0]?.box).toEqual([
      [-1, 0, 2],
      [1, 1, 3],
    ]);
    const [first, second] = modulesOf().turrets ?? [];
    const [gun, autoloader] = second?.guns ?? [];
    const stated = modules.map(({ part, id, needs, plates }) => [
      part,
      id,
      needs,
      Object.fromEntries(plates.map(({ name, thickness, material }) => [name, [thickness, material]])),
    ]);
    expect(stated).toEqual([
      ["hull", null, [], { armor_1: [90, ARMOUR], armor_4: [60, SPACED] }],
      ["chassis", expect.any(Number), [], { leftTrack: [20, TRACK], rightTrack: [20, TRACK] }],
      ["turret", first?.turret, [], { armor_2: [60, ARMOUR], armor_1: [75, ARMOUR] }],
      ["turret", second?.turret, [], { armor_2: [70, ARMOUR], armor_1: [95, ARMOUR] }],
      // Thicker in one turret than in the other.
      ["gun", gun, [first?.turret], { gun: [40, BARREL], armor_1: [30, SPACED] }],
      ["gun", gun, [second?.turret], { gun: [50, BARREL], armor_1: [30, SPACED] }],
      ["gun", autoloader, [], { gun: [60, BARREL] }],
    ]);
    // Modules with one model share its shape.
    expect(modules.map(({ piece }) => piece)).toEqual([0, 1, 2, 2, 3, 3, 4]);
  });

  it("keep apart whether a large shell bounces off a plate, and whether it turns further towards it", async () => {
    const stating = (name: string, is: boolean) => `<checkCaliberFor${name}>${is}</checkCaliberFor${name}>`;
    const stated = (xml: string) =>
      xml
        .replace("<armor_1>	90	</armor_1>", `<armor_1>	90	${stating("HitAngleNorm", false)}</armor_1>`)
        .replace("</armor_4>", `${stating("Ricochet", false)}</armor_4>`);
    await importGame(folder, sample(stated));
    const [hull] = modelOf().modules;
    expect(hull?.plates.map(({ name, material }) => [name, material])).toEqual([
      ["armor_1", { ...ARMOUR, turnsMore: false }],
      ["armor_4", { ...SPACED, overmatched: false }],
    ]);
  });

  it("have the corners of the collision model, each once", async () => {
    await importGame(folder);
    const [hull] = modelOf().pieces;
    if (!hull) throw new Error("There is no hull.");
    expect(hull.positions).toHaveLength(8 * 3);
    const points = pointsOf(hull);
    const corners = [...hull.indices].map((index) => [...points.slice(index * 3, index * 3 + 3)]);
    expect(corners).toEqual(
      [0, 1, 2, 0, 2, 3].map((index) => QUAD[index]).concat([0, 1, 2, 0, 2, 3].map((index) => at(QUAD, 3)[index])),
    );
  });

  it("have wheels where they belong, whether their models stand there already or around their own middle", async () => {
    const disc = (x: number, z: number): Corner[] => [
      [x, -0.3, z - 0.3],
      [x, -0.3, z + 0.3],
      [x, 0.3, z + 0.3],
      [x, 0.3, z - 0.3],
    ];
    const wheel = (file: string, position: string, mm: number) =>
      `<wheel><nonTrack>true</nonTrack><radius>0.3</radius>${tester(file)}<armor><wheel>${mm}</wheel></armor><wheelPos>${position}</wheelPos></wheel>`;
    const text = sample((xml) =>
      xml.replace(
        "<wheels>",
        `<wheels>${wheel("Wheel_L_01", "-1.5 0.3 2.0", 5)}${wheel("Wheel_L_01", "-1.5 0.3 -2.0", 5)}${wheel("Wheel_R_01", "1.5 0.3 2.0", 8)}`,
      ),
    );
    await importGame(folder, text, [
      ...Object.keys(MODELS).map((name) => entry(name)),
      entry("Wheel_L_01", tagFile([plate("s_wheel", disc(0, 0))])),
      entry(
        "Wheel_R_01",
        tagFile([
          plate(
            "s_wheel",
            disc(1.5, 2).map(([x, y, z]) => [x, y + 0.3, z]),
          ),
        ]),
      ),
    ]);
    const { pieces, modules } = modelOf();
    const chassis = modules.find(({ part }) => part === "chassis");
    const piece = pieces[chassis?.piece ?? -1];
    expect(piece?.plates.map(({ name, count }) => [name, count])).toEqual([
      ["leftTrack", 2],
      ["rightTrack", 2],
      ["wheel", 4],
      ["wheel-2", 2],
    ]);
    expect(chassis?.plates.map(({ thickness }) => thickness)).toEqual([20, 20, 5, 8]);
    expect(piece?.box).toEqual([
      [-1.5, expect.closeTo(0, 6), expect.closeTo(-2.3, 6)],
      [1.5, 1, expect.closeTo(2.3, 6)],
    ]);
  });

  it.each<[string, string, ZipEntry[] | undefined, string]>([
    ["a model is in no package", sample(), [entry("Hull"), entry("Chassis")], "Turret_01.havok: no package holds it."],
    [
      "a shape of it is no mesh",
      sample(),
      [entry("Hull", tagFile([{ ...plate("s_armor_1"), isCapsule: true }]))],
      "Hull.havok: s_armor_1 is of the shape hknpCapsuleShape.",
    ],
    [
      "a model is cut off",
      sample(),
      [entry("Hull", MODELS.Hull?.subarray(0, 900))],
      "Hull.havok: the size of a chunk is not possible.",
    ],
    [
      "the thickness of a plate is not stated",
      sample((xml) => xml.replace(/<armor_4>[\s\S]*?<\/armor_4>/, "")),
      undefined,
      "Hull.havok: its definitions state no thickness of armor_4 of the hull.",
    ],
    [
      "no model is named",
      sample((xml) => xml.replaceAll(tester("Hull"), "")),
      undefined,
      "Its definitions name no collision model of the hull.",
    ],
    [
      "nothing of it can be hit",
      sample(),
      [
        entry("Hull", tagFile([plate("s_driver")])),
        ...["Chassis", "Turret_01", "Gun_01", "Gun_02"].map((name) => entry(name)),
      ],
      "Its hull has no plates.",
    ],
  ])("are not made where %s, and the report says so", async (_, text, models, reason) => {
    const { code, said } = await importGame(folder, text, models);
    expect(code, said).toBe(0);
    expect(existsSync(join(folder, published))).toBe(false);
    expect(missingReason()).toContain(reason);
    expect(said).toContain("report.json says of the others why");
  });

  it("are left as they were, with the dataset, where a package is damaged", async () => {
    await importGame(folder);
    const before = readFileSync(join(folder, published));
    const { code, said } = await importGame(folder, sample(), [{ ...entry("Hull"), claimedChecksum: 1 }]);
    expect([code, said]).toEqual([1, expect.stringContaining("its checksum fails")]);
    expect(said).toContain("The dataset was left as it was.");
    expect(readFileSync(join(folder, published))).toEqual(before);
  });

  it("of a vehicle with many plates take 60 kB at most", async () => {
    const points = Array.from(
      { length: 12_000 },
      (_, index): Corner => [Math.sin(index * 12.9898), Math.cos(index * 78.233), Math.sin(index * 37.719)],
    );
    // More corners than a section has places for: one body for every 240 of them.
    const bodies = Array.from({ length: 50 }, (_, index) => {
      const own = points.slice(index * 240, index * 240 + 240);
      const quads = Array.from({ length: 60 }, (_, quad) => [0, 1, 2, 3].map((corner) => quad * 4 + corner));
      return { ...bodyOfPoints("s_armor_1", own, quads) };
    });
    await importGame(folder, sample(), [
      entry("Hull", tagFile(bodies)),
      ...["Chassis", "Turret_01", "Gun_01", "Gun_02"].map((name) => entry(name)),
    ]);
    const text: string = JSON.parse(readFileSync(join(folder, published), "utf8"));
    expect(Buffer.from(text, "base64").length).toBeLessThanOrEqual(60_000);
    expect(statSync(join(folder, published)).size).toBeLessThan(81_000);
  });
});
