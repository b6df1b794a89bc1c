import { describe, expect, it } from "vitest";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import type { ClientTree } from "../read/client-tree.ts";
import { Cursor } from "../read/cursor.ts";
import { parseXml } from "../read/xml.ts";
import { readMaps } from "./maps.ts";

const place = (at: string) => `<position>${at}</position>`;
const spawns = (one: string, two: string) =>
  `<teamSpawnPoints><team1>${one}</team1><team2>${two}</team2></teamSpawnPoints>`;
const bases = (one: string, two: string) =>
  `<teamBasePositions><team1>${one}</team1><team2>${two}</team2></teamBasePositions>`;

/** A map of a kilometre with the origin in its middle. */
function map(modes: string, further = "", camouflage = "summer", [from, to] = ["-500 -500", "500 500"]) {
  const faults = new SourceFaults();
  const source = `<arena><boundingBox><bottomLeft>${from}</bottomLeft><upperRight>${to}</upperRight></boundingBox>
    <vehicleCamouflageKind>${camouflage}</vehicleCamouflageKind>${further}<gameplayTypes>${modes}</gameplayTypes></arena>`;
  const tree = { arena: () => new Cursor("a", "", parseXml(source, "a", faults), faults) } as unknown as ClientTree;
  const [read] = readMaps([{ id: 1, tag: "01_field", name: "Field", nameSource: "replay" }], tree, new Notes());
  return { read, faults: faults.list.map(({ element, message }) => `${element} ${message}`) };
}

function sidesOf(mode: string, teams: string) {
  const { read, faults } = map(`<${mode}>${teams}</${mode}>`);
  expect(faults).toEqual([]);
  return read?.layouts[0]?.teams.map(({ spawn }) => spawn);
}

describe("the starts of a map", () => {
  it.each([
    ["by where each is, seen from the middle", "400 0", "20 400", ["east", "north"]],
    ["by where each is, clearly from half as far again on", "300 200", "-200 -300", ["east", "south"]],
    ["by where one is from the other, both a little nearer to the diagonal", "299 200", "-250 -299", ["east", "west"]],
    ["by where one is from the other, of which one is in a corner", "400 380", "380 -400", ["north", "south"]],
    ["by where one is from the other, which both are in one direction", "400 100", "400 -100", ["north", "south"]],
    ["by where one is from the other, in opposite corners", "-400 -400", "400 400", ["south", "north"]],
    ["by the middle of several", `300 0</position><position>0 900`, "0 -300", ["north", "south"]],
  ])("are named %s", (_, one, two, names) => {
    expect(sidesOf("ctf", spawns(place(one), place(two)))).toEqual(names);
  });

  it("are seen from the middle, wherever the client counts from", () => {
    const teams = spawns(place("1900 500") + place("1700 500"), place("1100 500") + place("1300 500"));
    const { read } = map(`<ctf>${teams}</ctf>`, "", "summer", ["1000 -100", "2000 1100"]);
    expect(read?.layouts[0]?.teams.map(({ spawn }) => spawn)).toEqual(["east", "west"]);
    const upright = spawns(place("1500 1000"), place("1500 700") + place("1500 500") + place("1500 -60"));
    expect(
      map(`<ctf>${upright}</ctf>`, "", "summer", ["1000 -100", "2000 1100"]).read?.layouts[0]?.teams,
    ).toMatchObject([{ spawn: "north" }, { spawn: "south" }]);
    const across = (one: string, two: string) =>
      map(`<ctf>${spawns(place(one), place(two))}</ctf>`, "", "summer", ["1000 -100", "2000 1100"]).read?.layouts[0]
        ?.teams;
    expect(across("1900 500", "1500 1000")).toMatchObject([{ spawn: "east" }, { spawn: "north" }]);
    expect(across("1900 850", "1500 100")).toMatchObject([{ spawn: "north" }, { spawn: "south" }]);
    expect(read?.bounds).toEqual({ west: 1000, south: -100, east: 2000, north: 1100 });
  });

  it("are the bases where a team has no spawns", () => {
    expect(sidesOf("ctf", bases(place("-300 0"), place("300 0")))).toEqual(["west", "east"]);
    const both = spawns(place("0 300"), place("0 -300")) + bases(place("-300 0"), place("300 0"));
    expect(sidesOf("ctf", both)).toEqual(["north", "south"]);
  });

  it("are those of attackers and defenders in an assault, where one team has the base", () => {
    const both = spawns(place("0 300"), place("0 -300"));
    expect(sidesOf("assault", both + bases("", place("0 -300")))).toEqual(["capture", "defense"]);
    expect(sidesOf("assault2", both + bases(place("0 300"), ""))).toEqual(["defense", "capture"]);
  });
});

describe("the layout of a battle type", () => {
  it("has the places of both teams to the centimetre, and the base that is nobody's", () => {
    const one = "<position1>-125.123456 10</position1><radius>50</radius><position2>-0.001 20.006</position2>";
    const { read, faults } = map(
      `<domination>${spawns(one, place("1 2"))}<controlPoint>0.5 -16.2549</controlPoint></domination>`,
    );
    expect(faults).toEqual([]);
    expect(read?.layouts).toMatchObject([
      {
        battleType: "encounter",
        gameplay: "domination",
        teams: [
          {
            spawns: [
              [-125.12, 10],
              [0, 20.01],
            ],
            bases: [],
          },
          { spawns: [[1, 2]], bases: [] },
        ],
        neutralBase: [0.5, -16.25],
      },
    ]);
  });

  it("is at fault where a team has neither base nor spawn, and is none for modes that are no random battle", () => {
    const start = spawns(place("0 300"), "");
    expect(map(`<ctf>${start}</ctf>`).faults).toEqual(["gameplayTypes/ctf gives one team neither a base nor a spawn"]);
    const { read, faults } = map(`<comp7>${start}</comp7>`);
    expect([read?.layouts, read?.gameplays, faults]).toEqual([[], ["comp7"], []]);
  });
});

it.each([
  ["random", ["ctf", "domination"]],
  ["grand", ["ctf", "ctf30x30"]],
  ["frontline", ["ctf30x30", "epic"]],
])("a map is of the kind %s by its battle types", (kind, modes) => {
  const teams = spawns(place("0 300"), place("0 -300"));
  expect(map(modes.map((mode) => `<${mode}>${teams}</${mode}>`).join("")).read?.kind).toBe(kind);
});

it.each(["summer", "winter", "desert"])("a map has the camouflage of the %s", (kind) => {
  expect(map("", "", kind)).toMatchObject({ read: { camouflage: kind }, faults: [] });
});

it("an unknown camouflage is a fault", () => {
  expect(map("", "", "autumn")).toMatchObject({
    read: { camouflage: "summer" },
    faults: ['vehicleCamouflageKind is the unknown kind "autumn"'],
  });
});

it("a battle lasts fifteen minutes where the map says nothing else", () => {
  const length = (further = "") => map("", further).read?.roundLength;
  expect([length(), length("<roundLength>600</roundLength>")]).toEqual([900, 600]);
});

it("maps stand by their ids, without those that nobody names", () => {
  const tree = { arena: () => new Cursor("a", "", undefined, new SourceFaults()) } as unknown as ClientTree;
  const arena = (id: number, name: string | null) => ({ id, tag: `map_${id}`, name, nameSource: "" });
  const notes = new Notes();
  const maps = readMaps([arena(12, "El Halluf"), arena(3, "Mines"), arena(7, null)], tree, notes);
  expect(maps.map(({ id, slug, nameSource }) => [id, slug, nameSource])).toEqual([
    [3, "mines", ""],
    [12, "el-halluf", ""],
  ]);
  expect(notes.toList()).toEqual([expect.objectContaining({ items: ["map_7"] })]);
});
