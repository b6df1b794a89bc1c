import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { STATED_HEAD } from "../../fixtures/stated.fixture.ts";
import { readStated } from "./read-stated.ts";

function read(...sources: string[]) {
  const faults = new SourceFaults();
  const stated = readStated(
    sources.map((text, index) => ({ file: `f${index + 1}`, text })),
    faults,
  );
  return { ...stated, faults: faults.list.map(({ file, element, message }) => `${file} ${element}: ${message}`) };
}

const T34 =
  "1,ussr,R04_T-34,5,85,85,95,112,189,29,990,1238,990,AP/CR/HE,57,2.3,,2.3,0.34,115,8,20,0.16,0.24,0.25,56,20,28490,550,45,49,350,650";
const SEXTON =
  "8017,uk,GB27_Sexton,3,280,,,26,,,470,,,HE/-/-,87.6,12.5,,5,0.66,110,9,-0,0.4,0.3,0.3,40.2,14,25000,400,26,12,250,200";
const table = (...rows: string[]) => `${[STATED_HEAD, ...rows].join("\n")}\n`;
const with34 = (from: string, to: string) => T34.replace(from, to);

const OBJECT_907 = {
  name: "Object 907",
  nation: "URSS",
  flag: "",
  type: "Moyen",
  tier: 10,
  dmg: 320,
  premium: true,
  speed: 55,
  caliber: 100,
  dispersion: 0.36,
  hp: 2000,
  image: "https://publisher.example/encyclopedia/vehicle/contour/ussr-R95_Object_907.png",
};

describe("a table of later stats", () => {
  it("is known by its columns and read row by row", () => {
    const { table: rows, published, faults } = read(table(T34));
    expect(faults).toEqual([]);
    expect(published).toBeUndefined();
    expect(rows).toEqual([
      {
        id: 1,
        nation: "ussr",
        tag: "R04_T-34",
        tier: 5,
        shells: [
          { kind: "AP", damage: 85, penetration: 112, velocity: 990 },
          { kind: "APCR", damage: 85, penetration: 189, velocity: 1238 },
          { kind: "HE", damage: 95, penetration: 29, velocity: 990 },
        ],
        calibre: 57,
        reload: 2.3,
        interval: null,
        aimTime: 2.3,
        dispersion: 0.34,
        ammo: 115,
        depression: 8,
        elevation: 20,
        dispersionFactors: { turretTraverse: 0.16, movement: 0.24, rotation: 0.25 },
        speed: { forward: 56, backward: 20 },
        power: 550,
        hullTraverse: 45,
        turretTraverse: 49,
        viewRange: 350,
        health: 650,
      },
    ]);
  });

  it("has fewer shells where the source states none, and no minus before a zero", () => {
    const [row] = read(table(SEXTON)).table ?? [];
    expect(row?.shells).toEqual([{ kind: "HE", damage: 280, penetration: 26, velocity: 470 }]);
    expect(Object.is(row?.elevation, 0)).toBe(true);
  });

  it.each([
    ["a vehicle twice", table(T34, T34), "f1 line 3: holds the vehicle 1 a second time, after line 2"],
    ["a reload of nothing", table(with34("57,2.3,", "57,0,")), /^f1 line 2: .*reload_s/],
    ["an aiming time of minutes", table(with34(",2.3,0.34", ",900,0.34")), /^f1 line 2: .*aim_s/],
    ["a word for a number", table(with34(",550,", ",much,")), /^f1 line 2: .*power_hp/],
    ["a kind of shells that there is not", table(with34("AP/CR/HE", "AP/CR/XX")), /^f1 line 2: .*shells/],
    ["more kinds than shells", table(with34("85,85,95", "85,85,")), /^f1 line 2: names 3 kinds of shells/],
    ["more shells than kinds", table(with34("AP/CR/HE", "AP/CR/-")), /^f1 line 2: names 2 kinds of shells/],
    ["a row that is cut off", `${table(T34)}${T34.slice(0, 40)}\n`, /^f1 line 3: /],
    ["an end within a number", table(T34).slice(0, -2), "f1 line 2: is cut off: the last line has no end"],
    [
      "columns of another version",
      table(T34).replace("reload_s", "reload_seconds"),
      "f1 line 1: has the columns of another version: lacks reload_s; has reload_seconds",
    ],
    [
      "fewer columns",
      table(T34).replace("reload_s,in_clip_s,", ""),
      /^f1 line 1: has the columns of another version: lacks reload_s, in_clip_s$/,
    ],
    [
      "more columns",
      table(T34).replace("health", "health,crew,fuel"),
      /^f1 line 1: has the columns of another version: has crew, fuel$/,
    ],
    ["a number with a unit", table(with34(",550,", ",550hp,")), /^f1 line 2: .*is no number.*power_hp/],
    ["a number as programs write it", table(with34(",550,", ",5.5e2,")), /^f1 line 2: .*is no number.*power_hp/],
    ["four kinds of shells", table(with34("AP/CR/HE", "AP/CR/HE/HE")), /^f1 line 2: .*should be three kinds/],
    ["a shell without its penetration", table(with34(",112,189,29,", ",112,,29,")), /^f1 line 2: names 3 kinds/],
    ["a shell without its velocity", table(with34(",990,1238,990,", ",990,1238,,")), /^f1 line 2: names 3 kinds/],
  ])("with %s is a fault with file and line", (_, text, fault) => {
    const { faults } = read(text);
    expect(faults[0]).toMatch(fault);
  });

  it("may begin with a byte order mark, and has kinds of shells by their letters", () => {
    const { table: rows, faults } = read(`\uFEFF${table(with34("AP/CR/HE", "HC/CR/HE"))}`);
    expect([rows?.[0]?.shells.map(({ kind }) => kind), faults]).toEqual([["HEAT", "APCR", "HE"], []]);
  });
});

describe("the publisher's list", () => {
  it("is known by being a list, and takes tags from the pictures", () => {
    const { table: rows, published, faults } = read(JSON.stringify([OBJECT_907]));
    expect([faults, rows]).toEqual([[], undefined]);
    expect(published).toEqual([
      {
        name: "Object 907",
        nation: "ussr",
        tag: "R95_Object_907",
        tier: 10,
        damage: 320,
        speed: 55,
        calibre: 100,
        dispersion: 0.36,
        health: 2000,
      },
    ]);
  });

  it.each([
    ["no picture", ""],
    ["a picture of another nation", "https://publisher.example/contour/usa-R95_Object_907.png"],
  ])("has no tag with %s", (_, image) => {
    expect(read(JSON.stringify([{ ...OBJECT_907, image }])).published?.[0]?.tag).toBeNull();
  });

  it.each([
    ["Allemagne", "germany"],
    ["Chine", "china"],
    ["France", "france"],
    ["Italie", "italy"],
    ["Japon", "japan"],
    ["Pologne", "poland"],
    ["Suède", "sweden"],
    ["Tchécoslovaquie", "czech"],
    ["UK", "uk"],
    ["URSS", "ussr"],
    ["USA", "usa"],
  ])("calls nations as the French do: %s", (nation, expected) => {
    const image = `https://publisher.example/contour/${expected}-X01_A.png`;
    const { published } = read(`\uFEFF${JSON.stringify([{ ...OBJECT_907, nation, image }])}`);
    expect(published).toMatchObject([{ nation: expected, tag: "X01_A" }]);
  });

  it("tells vehicles without a picture apart by name and tier", () => {
    const bare = { ...OBJECT_907, image: "" };
    const others = [bare, { ...bare, tier: 9 }, { ...bare, name: "Object 908" }, { ...bare, nation: "USA" }];
    expect(read(JSON.stringify(others)).faults).toEqual([]);
    expect(read(JSON.stringify([...others, bare])).faults).toEqual([expect.stringContaining("f1 vehicle 5: holds")]);
  });

  it("that is damaged is a fault with the line of the damage", () => {
    expect(read('[\n{"name": "A"},\n{"name" "B"}\n]\n')).toMatchObject({
      published: [],
      faults: [expect.stringMatching(/^f1 line 3: is cut off or no list/)],
    });
  });

  it.each([
    [
      "a vehicle twice",
      JSON.stringify([OBJECT_907, OBJECT_907]),
      "f1 vehicle 2: holds the vehicle Object 907 a second",
    ],
    ["an unknown nation", JSON.stringify([{ ...OBJECT_907, nation: "constructor" }]), /^f1 vehicle 1: .*no nation/],
    ["health of nothing", JSON.stringify([{ ...OBJECT_907, hp: 0 }]), /^f1 vehicle 1: .*hp/],
    ["no damage", JSON.stringify([{ ...OBJECT_907, dmg: undefined }]), /^f1 vehicle 1: .*dmg/],
    ["its end missing", JSON.stringify([OBJECT_907], null, 1).slice(0, -4), /^f1 line 1\d: is cut off or no list/],
  ])("with %s is a fault that says where", (_, text, fault) => {
    expect(read(text).faults[0]).toMatch(fault);
  });
});

describe("files of later stats", () => {
  it("may be one of each kind, in any order", () => {
    const { table: rows, published, faults } = read(JSON.stringify([OBJECT_907]), table(T34));
    expect([rows?.length, published?.length, faults]).toEqual([1, 1, []]);
  });

  it("are faults when they are of one kind, or of none", () => {
    expect(read(table(T34), table(T34)).faults).toEqual([expect.stringContaining("f2 : states what another")]);
    expect(read('{"vehicles":[]}').faults).toEqual([expect.stringContaining("f1 line 1: is neither")]);
    expect(read("").faults).toEqual([expect.stringContaining("f1 line 1: is neither")]);
  });
});
