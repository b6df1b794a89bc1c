import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { paletteIndex } from "./palette.ts";
import { vehicleEntry } from "./palette-vehicles.ts";
import { bestOf, readVersus } from "./versus.ts";

const rows = publishedRows();
const index = paletteIndex(rows.map(vehicleEntry));

describe("a comparison that somebody asks for", () => {
  it.each([
    ["is-7 vs e 100", ["IS-7", "E 100"]],
    ["IS7 VS. E100", ["IS-7", "E 100"]],
    ["maus or type 5", ["Maus", "Type 5 Heavy"]],
    ["is-7, e 100, maus", ["IS-7", "E 100", "Maus"]],
    ["compare is-7 with e 100", ["IS-7", "E 100"]],
    ["compare tiger ii and is-3", ["Tiger II", "IS-3"]],
    ["is-7 versus e 100", ["IS-7", "E 100"]],
  ])("%s", (text, names) => {
    expect(readVersus(text, index).map(({ label }) => label)).toEqual(names);
  });

  it.each([
    "is-7",
    "is-7 vs",
    "is-7 vs ",
    "vs",
    "is-7 vs is-7",
    "is-7 vs zzzz",
    "8,8 cm Pak 43 Jagdtiger",
    "a,b,c,d,e,f,g,h,i,j,k",
    "",
  ])("%j asks for none", (text) => {
    expect(readVersus(text, index)).toEqual([]);
  });
});

describe("the better figure", () => {
  const heavy = { dpm: 2146, damage: 490, reload: 13.7, health: 2400, penetration: 250, topSpeed: 59.6 };

  it("is the higher one, of reload the lower one", () => {
    const other = { dpm: 2250, damage: 750, reload: 20, health: 2700, penetration: 246, topSpeed: 30 };
    expect(bestOf([heavy, other])).toEqual({
      dpm: [false, true],
      damage: [false, true],
      reload: [true, false],
      health: [false, true],
      penetration: [true, false],
      topSpeed: [true, false],
    });
  });

  it("is none of two that look the same, and none where one is not known", () => {
    const other = { ...heavy, dpm: 2146.2, health: null };
    expect(bestOf([heavy, other])).toMatchObject({ dpm: [false, false], health: [false, false] });
  });

  it("may be that of two out of three", () => {
    expect(bestOf([heavy, heavy, { ...heavy, health: 1 }]).health).toEqual([true, true, false]);
  });
});
