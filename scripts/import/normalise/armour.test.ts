import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { clientSource, filesInMemory } from "../read/client-source.ts";
import { ClientTree } from "../read/client-tree.ts";
import { Cursor } from "../read/cursor.ts";
import { parseXml } from "../read/xml.ts";
import { readArmour, readMaterials } from "./armour.ts";
import type { VehicleContext } from "./context.ts";

const VERSION = { version: "1.26.1.0", label: null, realm: "EU" };

/** Modules are whole in these files, and their ids are the numbers in their names. */
const components = {
  id: (kind: string, tag: string) => Number(tag.replace(kind, "")),
  body: (_: string, own: Cursor) => own,
};

/** What the files say of a vehicle: every part, its modules, and its shapes with what is stated of their plates. */
function read(vehicle: string, materials = "") {
  const faults = new SourceFaults();
  const file = `<vehicle.xml><materials><armor_1></armor_1><armor_2></armor_2>${materials}</materials></vehicle.xml>`;
  const files = filesInMemory({ "item_defs/vehicles/common/vehicle.xml": file });
  const known = readMaterials(new ClientTree(clientSource("mini", files, VERSION), faults));
  const cursor = new Cursor("a.xml", "", parseXml(`<a>${vehicle}</a>`, "a.xml", faults), faults);
  const parts = readArmour(cursor, { components } as unknown as VehicleContext, known);
  return { parts, faults: faults.list.map(({ element, message }) => `${element} ${message}`) };
}

/** The parts in short: `gun 2 needs 1: G armor_1 30`. */
function inShort(vehicle: string): string[] {
  const { parts, faults } = read(vehicle);
  expect(faults.filter((fault) => !fault.includes("has no element"))).toEqual([]);
  return parts.map(({ part, id, needs, shapes }) => {
    const said = shapes.map(({ file, at, plates }) => {
      const name = file.replace(/^.*\/(.*)\.havok$/, "$1");
      const thick = [...plates].map(([plate, { thickness }]) => `${plate} ${thickness}`);
      return [name, ...(at ? [`at ${at.join()}`] : []), ...thick].join(" ");
    });
    const modules = [...(id === null ? [] : [id]), ...(needs.length > 0 ? [`needs ${needs.join()}`] : [])];
    return `${[part, ...modules].join(" ")}: ${said.join(", ")}`;
  });
}

const tester = (file: string) => `<hitTester><collisionModelClient>${file}</collisionModelClient></hitTester>`;
const body = (name: string, mm?: number, more = "") =>
  `${name && tester(`vehicles/x/${name}.model`)}${mm === undefined ? "" : `<armor><armor_1>${mm}</armor_1></armor>`}${more}`;
const hull = (more = "") => `<hull>${body("H", 90, more)}</hull>`;
const gun = (id: number, name: string, mm: number) => `<gun${id}>${body(name, mm)}</gun${id}>`;
const turret = (id: number, ...guns: string[]) =>
  `<turret${id}>${body(`T${id}`, 60, `<guns>${guns.join("")}</guns>`)}</turret${id}>`;

describe("what the definitions state of a vehicle's armour", () => {
  it("is of its hull and every module, the hull first", () => {
    const chassis = `<chassis><chassis1>${body("C", 20)}</chassis1></chassis>`;
    const turrets = `<turrets0>${turret(1, gun(1, "G", 30))}${turret(2, gun(2, "L", 40))}</turrets0>`;
    expect(inShort(turrets + chassis + hull())).toEqual([
      "hull: H armor_1 90",
      "chassis 1: C armor_1 20",
      "turret 1: T1 armor_1 60",
      "turret 2: T2 armor_1 60",
      "gun 1: G armor_1 30",
      "gun 2: L armor_1 40",
    ]);
  });

  it.each([
    ["once where it is the same in both", gun(1, "G", 30), ["gun 1: G armor_1 30"]],
    [
      "by turret where it is thicker in one",
      gun(1, "G", 35),
      ["gun 1 needs 1: G armor_1 30", "gun 1 needs 2: G armor_1 35"],
    ],
    [
      "by turret where its model is another",
      gun(1, "L", 30),
      ["gun 1 needs 1: G armor_1 30", "gun 1 needs 2: L armor_1 30"],
    ],
    ["by turret where it has a model in one alone", gun(1, "", 30), ["gun 1 needs 1: G armor_1 30"]],
  ])("tells of a gun of two turrets %s", (_, second, expected) => {
    const parts = inShort(`${hull()}<turrets0>${turret(1, gun(1, "G", 30))}${turret(2, second)}</turrets0>`);
    expect(parts.filter((part) => part.startsWith("gun"))).toEqual(expected);
  });

  it.each([
    ["with a turret, in another shape", `<v>${body("V")}<turret>turret2</turret></v>`, "hull needs 2: V armor_1 90"],
    [
      "with the first turret of several",
      `<v>${body("", 80)}<turret0>turret2</turret0></v>`,
      "hull needs 2: H armor_1 80",
    ],
    [
      "with a turret and a chassis",
      `<v>${body("V", 80)}<turret>turret2</turret><chassis>chassis3</chassis></v>`,
      "hull needs 2,3: V armor_1 80",
    ],
    ["that moves the turret alone", "<v><weight>1</weight><turret>turret2</turret></v>", undefined],
    ["that no module asks for", `<v>${body("V", 80)}</v>`, undefined],
  ])("knows a hull %s", (_, variant, expected) => {
    const stated = inShort(hull(`<variants>${variant}</variants>`));
    expect(stated).toEqual(["hull: H armor_1 90", ...(expected ? [expected] : [])]);
  });

  it("takes the armour of tracks from the first pair that has any", () => {
    const track = (pairs: string) =>
      inShort(`${hull()}<chassis><chassis1>${body("C")}${pairs}</chassis1></chassis>`).slice(1);
    const pair = (mm: number) => `<armor><armor_1>${mm}</armor_1></armor>`;
    const empty = "<trackPairParams><x></x></trackPairParams>";
    expect(track(`<trackPairs><a></a><b>${pair(20)}</b><c>${pair(25)}</c></trackPairs>`)).toEqual([
      "chassis 1: C armor_1 20",
    ]);
    expect(track(`${empty}<trackPairParams>${pair(15)}</trackPairParams>`)).toEqual(["chassis 1: C armor_1 15"]);
    expect(track("")).toEqual(["chassis 1: C"]);
  });

  it("has wheels that have a shape and a place", () => {
    const wheel = (name: string, mm: number, place: string) => `<wheel>${body(name, mm)}${place}</wheel>`;
    const place = "<wheelPos>-1.5 0.25 2</wheelPos>";
    const wheels = `<wheels><group>${place}</group>${wheel("W", 5, place)}${wheel("W", 6, "")}${wheel("", 7, place)}</wheels>`;
    expect(inShort(`${hull()}<chassis><chassis1>${body("C", 20, wheels)}</chassis1></chassis>`)[1]).toBe(
      "chassis 1: C armor_1 20, W at -1.5,0.25,2 armor_1 5",
    );
  });

  it.each([
    ["vehicles\\german\\X-01\\Hull_1.model", "vehicles/german/X-01/Hull_1.havok"],
    ["vehicles/Hull.model", "vehicles/Hull.havok"],
    ...[
      "Hull.model",
      "../Hull.model",
      "/vehicles/Hull.model",
      "vehicles/Hull.model.old",
      "vehicles/Hull",
      "a//b.model",
    ].map((file) => [file, null]),
  ])("names the model %s by its place in a package: %s", (file, place) => {
    const { parts, faults } = read(`<hull>${tester(String(file))}</hull>`);
    expect(parts.map(({ shapes }) => shapes[0]?.file)).toEqual(place === null ? [] : [place]);
    expect(
      faults.some((fault) => fault.includes(`hull/hitTester/collisionModelClient names the model "${file}"`)),
    ).toBe(place === null);
  });
});

describe("a plate of the armour", () => {
  const plateOf = (plate: string, common = "", more = "") =>
    read(
      `<hull>${body("H")}<armor><plate>90 ${plate}</plate></armor>${more}</hull>`,
      `<plate>${common}</plate>`,
    ).parts[0]?.shapes[0]?.plates.get("plate");
  const NONE = { armour: false, slopes: false, ricochets: false, once: false, overmatched: false, turnsMore: false };

  it.each([
    ["vehicleDamageFactor", { armour: true }],
    ["useHitAngle", { slopes: true }],
    ["mayRicochet", { ricochets: true }],
    ["collideOnceOnly", { once: true }],
    ["checkCaliberForRicochet", { overmatched: true }],
    ["checkCaliberForRichet", { overmatched: true }],
    ["checkCaliberForHitAngleNorm", { turnsMore: true }],
  ])("%s is stated by itself or by its material", (name, expected) => {
    const [yes, no] = name === "vehicleDamageFactor" ? ["0.5", "0.0"] : ["true", "false"];
    const said = (value: string | undefined) => `<${name}>${value}</${name}>`;
    expect(plateOf("")).toEqual({ thickness: 90, material: NONE });
    expect(plateOf(said(yes))?.material).toEqual({ ...NONE, ...expected });
    expect(plateOf("", said(yes))?.material).toEqual({ ...NONE, ...expected });
    expect(plateOf(said(no), said(yes))?.material).toEqual(NONE);
  });

  it("that is a screen is no armour", () => {
    const common = "<vehicleDamageFactor>1.0</vehicleDamageFactor>";
    expect(plateOf("<tags>a screen</tags>", common)?.material.armour).toBe(false);
    expect(plateOf("<tags>screening</tags>", common)?.material.armour).toBe(true);
  });

  it("counts as thicker or thinner where the part says so and the plate lets it", () => {
    const [let_, factor] = [
      "<useArmorHomogenization>true</useArmorHomogenization>",
      "<armorHomogenization>1.1</armorHomogenization>",
    ];
    const thickness = (...stated: Parameters<typeof plateOf>) => plateOf(...stated)?.thickness;
    expect(thickness(let_, "", factor)).toBe(99);
    expect(thickness("", let_, factor)).toBe(99);
    expect([thickness("", "", factor), thickness(let_)]).toEqual([90, 90]);
    const own = `<variants><v><armor><armor_1>80${let_}</armor_1></armor><turret>turret1</turret></v></variants>`;
    const inherited = `<variants><v>${tester("vehicles/V.model")}<turret>turret1</turret></v></variants>`;
    const plates = `<armor><armor_1>80${let_}</armor_1></armor>`;
    const variant = (variants: string) =>
      read(`<hull>${body("H")}${plates}${factor}${variants}</hull>`).parts[1]?.shapes[0]?.plates.get("armor_1")
        ?.thickness;
    expect([variant(own), variant(inherited)]).toEqual([80, 88]);
  });

  it("of a material that the client does not name is none that stops shells", () => {
    expect(read(`<hull>${body("H")}<armor><other>90</other></armor></hull>`).parts[0]?.shapes[0]?.plates.size).toBe(0);
  });
});

it("a tree without materials has none, and that is no fault", () => {
  const faults = new SourceFaults();
  expect(readMaterials(new ClientTree(clientSource("mini", filesInMemory({}), VERSION), faults)).size).toBe(0);
  expect(faults.list).toEqual([]);
});
