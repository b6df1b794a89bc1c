import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ArmourModel, decodeArmourModel, pointsOf } from "#app/game/armour/mesh.ts";
import { ARMOUR, BARREL, SPACED, TRACK } from "#app/game/armour/shot.ts";
import { encodeTankId } from "#app/game/model/addresses/tank-id.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { installGame, type ZipEntry } from "./fixtures/installed-game/same-records.fixture.ts";
import { bodyOfPoints, tagFile } from "./fixtures/installed-game/tag-file.fixture.ts";
import { importCommand } from "./main.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "armour-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const VEHICLE = "item_defs/vehicles/germany/X01_Sample.xml";
const ID = encodeTankId("germany", 1);
const AT = "vehicles/german/X01_Sample/collision_client";
const LIST = "<_list_.xml><map><id>1</id><name>01_field</name></map></_list_.xml>";

const flags = (factor: number, angle: boolean, ricochet: boolean, once: boolean, checks: boolean, name = "Richet") =>
  `<vehicleDamageFactor>${factor}.0</vehicleDamageFactor><useHitAngle>${angle}</useHitAngle>
  <mayRicochet>${ricochet}</mayRicochet><collideOnceOnly>${once}</collideOnceOnly>
  <checkCaliberFor${name}>${checks}</checkCaliberFor${name}>
  <checkCaliberForHitAngleNorm>${checks}</checkCaliberForHitAngleNorm>`;
/** The materials of the client; of two of them as clients after 2.0 write them. */
const MATERIALS = `<vehicle.xml><materials>
  ${[1, 2, 3].map((number) => `<armor_${number}>${flags(1, true, true, false, true)}</armor_${number}>`).join("")}
  <armor_4>${flags(1, true, true, false, true, "Ricochet")}</armor_4>
  <leftTrack>${flags(0, false, false, true, false)}</leftTrack>
  <rightTrack>${flags(0, false, false, true, false, "Ricochet")}</rightTrack>
  <wheel>${flags(0, false, false, true, false)}</wheel>
  <gun>${flags(0, false, true, true, false)}</gun>
  <surveyingDevice>${flags(0, false, false, true, false)}</surveyingDevice>
  <driver>${flags(0, false, false, true, false)}</driver>
</materials></vehicle.xml>`;

const tester = (file: string) =>
  `<hitTester><collisionModelServer>${AT.replace("_client", "")}/${file}.model</collisionModelServer><collisionModelClient>${AT}/${file}.model</collisionModelClient></hitTester>`;

/** The sample with what a whole client says of its collision. @param change of the file's text */
function sample(change: (xml: string) => string = (xml) => xml): string {
  const mount = (file: string, mm: number) =>
    `shared ${tester(file)}<armor><gun>${mm}</gun><armor_1>30 <tags>screen</tags></armor_1></armor>`;
  const mm = [40, 50];
  const text = (miniClient()[VEHICLE] ?? "")
    .replace("<hull>", `<hull>${tester("Hull")}`)
    .replace("<Chassis_X01_Sample>", `<Chassis_X01_Sample>${tester("Chassis")}`)
    .replace("<Turret_1_X01_Sample>", `<Turret_1_X01_Sample>${tester("Turret_01")}`)
    .replace("<Turret_2_X01_Sample>", `<Turret_2_X01_Sample>${tester("Turret_01")}`)
    .replaceAll("<_75mm_Gun_L40>	shared", () => `<_75mm_Gun_L40>	${mount("Gun_01", mm.shift() ?? 0)}`)
    .replace("<_100mm_Autoloader>	shared", `<_100mm_Autoloader>	${mount("Gun_02", 60)}`);
  return change(text);
}

type Point = [number, number, number];
const QUAD: Point[] = [
  [-1, 0, 2],
  [1, 0, 2],
  [1, 1, 2],
  [-1, 1, 2],
];
const plate = (name: string, points = QUAD) => bodyOfPoints(name, points, [[0, 1, 2, 3]]);
const at = (points: Point[], z: number) => points.map(([x, y]): Point => [x, y, z]);

/** The collision models, by what they are called. */
const MODELS: Record<string, Buffer> = {
  Hull: tagFile([plate("s_armor_1"), plate("s_armor_4", at(QUAD, 3)), plate("s_driver"), plate("s_surveyingDevice")]),
  Chassis: tagFile([plate("s_leftTrack"), plate("s_rightTrack")]),
  Turret_01: tagFile([plate("s_armor_2"), plate("s_armor_1", at(QUAD, -1))]),
  Gun_01: tagFile([plate("s_gun"), plate("s_armor_1")]),
  Gun_02: tagFile([plate("s_gun")]),
};

const entry = (name: string, data = MODELS[name] ?? Buffer.alloc(0)): ZipEntry => ({
  // The game is played where letters of either case are the same.
  name: `${name === "Hull" ? AT.toUpperCase().replace("COLLISION", "collision") : AT}/${name}.havok`,
  data,
});

/** A surface of one block of 4 × 4 pixels: red. */
function redSurface(format = "DXT1"): Buffer {
  const head = Buffer.alloc(128);
  head.write("DDS ", 0, "latin1");
  for (const at of [12, 16]) head.writeUInt32LE(4, at);
  head.writeUInt32LE(4, 80);
  head.write(format, 84, "latin1");
  return Buffer.concat([head, Buffer.from([0, 0xf8, 0, 0xf8, 0, 0, 0, 0])]);
}

/** Installs a game whose packages hold these models, and imports it. */
async function imported(text = sample(), models: ZipEntry[] = Object.keys(MODELS).map((name) => entry(name))) {
  const [hull, ...others] = models;
  const scripts = {
    ...miniClient(),
    "arena_defs/_list_.xml": LIST,
    "arena_defs/01_field.xml": (miniClient()["arena_defs/01_field.xml"] ?? "").replace(
      "<boundingBox>",
      "<minimap>	spaces/01_field/mmap.dds	</minimap><boundingBox>",
    ),
    "item_defs/vehicles/common/vehicle.xml": MATERIALS,
    [VEHICLE]: text,
  };
  const game = join(folder, "game");
  installGame(game, {
    scripts: Object.entries(scripts),
    texts: { mini_vehicles: { X01_Sample: "Sample I", X02_Next: "Next II" }, arenas: { "01_field/name": "Field" } },
    // A package's name says nothing of what it holds.
    packages: { "particles.pkg": hull ? [hull] : [], "vehicles_level_06-part1.pkg": others },
  });
  const mod = join(game, "res_mods/1.26.1.0", AT);
  mkdirSync(mod, { recursive: true });
  writeFileSync(join(mod, "Hull.havok"), "a mod");
  const said: string[] = [];
  const console = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  const code = await importCommand(["--game", game, "--out", join(folder, "out")], console);
  return { code, said: said.join("\n") };
}

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
    const { code, said } = await imported();
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
    await imported(sample(stated));
    const [hull] = modelOf().modules;
    expect(hull?.plates.map(({ name, material }) => [name, material])).toEqual([
      ["armor_1", { ...ARMOUR, turnsMore: false }],
      ["armor_4", { ...SPACED, overmatched: false }],
    ]);
  });

  it("have the corners of the collision model, each once", async () => {
    await imported();
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
    const disc = (x: number, z: number): Point[] => [
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
    await imported(text, [
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
    const { code, said } = await imported(text, models);
    expect(code, said).toBe(0);
    expect(existsSync(join(folder, published))).toBe(false);
    expect(missingReason()).toContain(reason);
    expect(said).toContain("report.json says of the others why");
  });

  it("are left as they were, with the dataset, where a package is damaged", async () => {
    await imported();
    const before = readFileSync(join(folder, published));
    const { code, said } = await imported(sample(), [{ ...entry("Hull"), claimedChecksum: 1 }]);
    expect([code, said]).toEqual([1, expect.stringContaining("its checksum fails")]);
    expect(said).toContain("The dataset was left as it was.");
    expect(readFileSync(join(folder, published))).toEqual(before);
  });

  it("come with the minimaps of its maps, as pictures for the web", async () => {
    const { said } = await imported(sample(), [
      entry("Hull"),
      { name: "spaces/01_field/mmap.dds", data: redSurface() },
    ]);
    expect(said).toContain("minimaps: 1 of 1 maps");
    const picture = readFileSync(join(folder, "installed/game-art/minimaps/1.webp"));
    expect(picture.subarray(0, 4).toString("latin1") + picture.subarray(8, 12).toString("latin1")).toBe("RIFFWEBP");
  });

  it("come without a minimap that is of another format, or in no package", async () => {
    const report = () => JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).minimaps.without;
    await imported();
    expect(report()).toEqual([{ id: 1, tag: "01_field", why: "spaces/01_field/mmap.dds: no package holds it." }]);
    await imported(sample(), [entry("Hull"), { name: "spaces/01_field/mmap.dds", data: redSurface("DX10") }]);
    expect(report()[0].why).toBe('spaces/01_field/mmap.dds: it is of the format "DX10".');
    expect(existsSync(join(folder, "installed/game-art"))).toBe(false);
  });

  it("come with the contours of its vehicles, and say why others have none", async () => {
    const contour = "gui/maps/icons/vehicle/contour/germany-X01_Sample.png";
    const png = await renderPicture(
      { type: "container", children: [], style: { width: 80, height: 24, backgroundColor: "white" } },
      { width: 80, height: 24 },
    );
    const missingReason = () =>
      JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).contours.without.find(
        ({ id }: { id: number }) => id === ID,
      )?.why;
    const importWith = (data: Uint8Array) =>
      imported(sample(), [entry("Hull"), { name: contour, data: Buffer.from(data) }]);
    const { said } = await importWith(png);
    expect(said).toContain("contours: 1 of 22 vehicles");
    const picture = readFileSync(join(folder, "installed/game-art/contours", `${ID}.webp`));
    expect(picture.subarray(8, 12).toString("latin1")).toBe("WEBP");
    expect(missingReason()).toBeUndefined();
    const large = Buffer.from(png);
    large.writeUInt32BE(10_000, 16);
    const cases: [Uint8Array, RegExp][] = [
      [large, /10000 × 24/],
      [png.subarray(0, 40), /nothing can be drawn/],
      [Buffer.from("GIF89a"), /no PNG/],
    ];
    for (const [data, reason] of cases) {
      await importWith(data);
      expect(missingReason()).toMatch(reason);
    }
  });

  it("of a vehicle with many plates take 60 kB at most", async () => {
    const points = Array.from(
      { length: 12_000 },
      (_, index): Point => [Math.sin(index * 12.9898), Math.cos(index * 78.233), Math.sin(index * 37.719)],
    );
    // More corners than a section has places for: one body for every 240 of them.
    const bodies = Array.from({ length: 50 }, (_, index) => {
      const own = points.slice(index * 240, index * 240 + 240);
      const quads = Array.from({ length: 60 }, (_, quad) => [0, 1, 2, 3].map((corner) => quad * 4 + corner));
      return { ...bodyOfPoints("s_armor_1", own, quads) };
    });
    await imported(sample(), [
      entry("Hull", tagFile(bodies)),
      ...["Chassis", "Turret_01", "Gun_01", "Gun_02"].map((name) => entry(name)),
    ]);
    const text: string = JSON.parse(readFileSync(join(folder, published), "utf8"));
    expect(Buffer.from(text, "base64").length).toBeLessThanOrEqual(60_000);
    expect(statSync(join(folder, published)).size).toBeLessThan(81_000);
  });
});
