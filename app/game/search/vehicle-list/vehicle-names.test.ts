import { describe, expect, it } from "vitest";
import { TIGER_ROW } from "#app/game/model/vehicle/tiger-row.fixture.ts";
import { indexVehicleNames } from "./vehicle-names.ts";

const called = (id: number, name: string, shortName: string, tag: string) => {
  return { ...TIGER_ROW, id, name, shortName, tag, aliases: [] };
};
const names = indexVehicleNames([
  called(1, "Twin", "Foo", "A1_Twin"),
  called(2, "Foo", "", "A2_Foo"),
  called(3, "Twin", "Twin", "A3_Twin"),
  called(4, "Super Heavy", "S. Heavy", "A4_Super"),
  called(5, "121", "121", "A5_121"),
  called(121, "Škoda T 50", "T 50", "A6_Skoda"),
]);

describe("what names a vehicle", () => {
  it.each([
    ["a name of two", "Twin", [1, 3]],
    ["a name, before the short name of another", "Foo", [2]],
    ["a name without its signs and accents", "skoda t50", [121]],
    ["a tag, with the nation or without", "germany:A4_Super", [4]],
    ["an id", "4", [4]],
    ["an id after its sign", "#4", [4]],
    ["a number that is an id and a name", "121", [121, 5]],
    ["no id within other letters", "x4", []],
    ["no id before other letters", "4x", []],
    ["nothing", "", []],
    ["no signs alone", "--", []],
  ])("is %s", (_, text, ids) => expect(names.exactly(text)).toEqual(ids));

  it.each([
    ["Super Heavy", true],
    ["SUPER   heavy", true],
    ["S. Heavy", true],
    ["a4_super", true],
    ["S\u030ckoda T 50", true],
    ["SuperHeavy", false],
    ["Skoda T 50", false],
    ["S Heavy", false],
    ["", false],
  ])("letter by letter: %j is %s", (text, isName) => expect(names.isName(text)).toBe(isName));

  it.each([
    [1, "A1_Twin"],
    [2, "Foo"],
    [3, "A3_Twin"],
    [4, "Super Heavy"],
    [5, "A5_121"],
    [99, "99"],
  ])("%i alone is %s", (id, name) => expect(names.nameOf(id)).toBe(name));

  it("is looked for by letters, and not by signs", () => {
    expect(names.alike("sup heav")).toEqual([4]);
    expect(names.alike(" -- ")).toEqual([]);
  });
});
