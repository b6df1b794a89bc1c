import { describe, expect, it } from "vitest";
import { paletteIndex, searchPalette } from "./palette.ts";
import { vehicleEntry } from "./palette-vehicles.ts";

function named(name: string, shortName = name, aliases?: string[]) {
  return vehicleEntry({
    id: 529,
    name,
    shortName,
    slug: "slug",
    nation: "germany",
    type: "heavyTank",
    tier: 7,
    premium: false,
    collector: false,
    ...(aliases && { aliases }),
  });
}

describe("a vehicle in the palette", () => {
  it("leads to its page, ranks by its tier and is read by its name", () => {
    expect(named("Tiger I")).toMatchObject({
      kind: "vehicle",
      key: "vehicle:529",
      label: "Tiger I",
      rank: 7,
      href: "/529/slug",
      vehicle: { id: 529, name: "Tiger I" },
    });
  });

  it.each([
    ["Mk. I", "Mk. 1"],
    ["Mk. II", "Mk. 2"],
    ["Mk. III", "Mk. 3"],
    ["Mk. IV", "Mk. 4"],
    ["Mk. V", "Mk. 5"],
    ["Mk. VI", "Mk. 6"],
    ["Mk. VII", "Mk. 7"],
    ["Mk. VIII", "Mk. 8"],
    ["Mk. IX", "Mk. 9"],
    ["Mk. X", "Mk. 10"],
    ["Pz.Kpfw. IV (VII)", "Pz.Kpfw. 4 (7)"],
    ["V/VI", "5/6"],
    ["IX and IIX", "9 and IIX"],
  ])("named %s is found by %s as well", (name, alias) => {
    expect(named(name).aliases).toEqual([alias]);
  });

  it.each(["Maus", "IVa", "MkIV", "ŠIV", "IVŠ", "IV2", "2IV", "XIV", "MCMV", "T-54"])(
    "named %s has no numeral to be written in figures",
    (name) => expect(named(name).aliases).toEqual([]),
  );

  it("is found by the names it had before, which are not shown", () => {
    const entry = named("TITT Rozanov", "TITT", ["Tank Rozanova"]);
    expect(entry.aliases).toEqual(["TITT", "Tank Rozanova"]);
    expect(searchPalette(paletteIndex([entry]), "tank roz")).toMatchObject([{ entry: { label: "TITT Rozanov" } }]);
  });

  it("is found by its nicknames, however they are written", () => {
    const entry = vehicleEntry({ ...named("FV215b (183)").vehicle, nicknames: ["Death Star"] });
    for (const text of ["death star", "DEATHSTAR", "death-star"])
      expect(searchPalette(paletteIndex([entry]), text), text).toMatchObject([
        { match: "exact", alias: { text: "Death Star" } },
      ]);
  });

  it("is found by its short name, each name once", () => {
    expect(named("Pz.Kpfw. VI Tiger", "Tiger").aliases).toEqual(["Tiger", "Pz.Kpfw. 6 Tiger"]);
    expect(named("Tiger II", "Tiger 2").aliases).toEqual(["Tiger 2"]);
  });
});
