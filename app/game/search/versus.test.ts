import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { paletteIndex } from "./palette.ts";
import { vehicleEntry } from "./palette-vehicles.ts";
import { begunVersus, bestOf, readVersus } from "./versus.ts";

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
    ["maus e100", ["Maus", "E 100"]],
    ["e 100 is 7", ["E 100", "IS-7"]],
    ["type 5 heavy maus", ["Type 5 Heavy", "Maus"]],
    ["tiger ii is-3", ["Tiger II", "IS-3"]],
  ])("%s", (text, names) => {
    expect(readVersus(text, index).map(({ label }) => label)).toEqual(names);
  });

  it.each([
    "is-7",
    "is-7 vs",
    "is-7 vs ",
    "vs",
    "is-7 v",
    "vs is-7",
    "is-7 is-7",
    "maus zzzz",
    "maus e",
    "bat chat",
    "obj 140",
    "king tiger",
    "is-7 vs is-7",
    "is-7 vs zzzz",
    "8,8 cm Pak 43 Jagdtiger",
    "a,b,c,d,e,f,g,h,i,j,k",
    "",
  ])("%j asks for none", (text) => {
    expect(readVersus(text, index)).toEqual([]);
  });
});

describe("a comparison that is not complete", () => {
  it.each([
    ["is-7 v", ["is-7"]],
    ["is-7 vs", ["is-7"]],
    ["is-7 vs ", ["is-7"]],
    ["is-7 vs.", ["is-7"]],
    ["vs is-7", ["is-7"]],
    ["is-7 vs zzzz", ["is-7"]],
    ["is-7 vs e 100 vs", ["is-7", "e 100"]],
    ["compare is-7", ["is-7"]],
    // Complete, names and parts of names.
    ["is-7 vs e 100", []],
    ["is-7", []],
    ["pzkpfw v", []],
    ["zzzz vs", []],
    ["vs", []],
    ["v", []],
    ["", []],
  ])("%j has the names %j", (text, names) => expect(begunVersus(text, index)).toEqual(names));
});

describe("vehicles of any name", () => {
  const [sample] = rows;
  if (!sample) throw new Error("There are no vehicles");
  const CALLED = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India"];
  const entries = [...CALLED, "Charlie, Delta", "Super Conqueror"].map((name, id) =>
    vehicleEntry({ ...sample, id, name, shortName: name, aliases: [], nicknames: [] }),
  );
  const own = paletteIndex(entries);
  const labels = (text: string) => readVersus(text, own).map(({ label }) => label);

  it.each([
    "alpha vs bravo",
    "alpha vs. bravo",
    "alpha   versus   bravo",
    "alpha against bravo",
    "alpha or bravo",
    "alpha,bravo",
    "alpha ,  bravo",
    "alpha;bravo",
    "alpha ; bravo",
    "compare alpha vs bravo",
    "compare alpha vs. bravo",
    "compare alpha   versus   bravo",
    "compare alpha against bravo",
    "compare alpha or bravo",
    "compare alpha with bravo",
    "compare alpha to bravo",
    "compare alpha and bravo",
    "compare alpha,bravo",
    "compare alpha , bravo",
    "compare alpha;bravo",
    "  COMPARE   Alpha   AND   Bravo  ",
  ])("are compared by %j", (text) => expect(labels(text)).toEqual(["Alpha", "Bravo"]));

  it.each([
    "alpha and bravo",
    "alpha with bravo",
    "please compare alpha with bravo",
    "compare alpha",
    "compare",
    "alphaorbravo",
    "compare alphaandbravo",
  ])("are not compared by %j", (text) => expect(labels(text)).toEqual([]));

  it("are as many as a comparison holds", () => {
    expect(labels(CALLED.slice(0, 8).join(" vs "))).toEqual(CALLED.slice(0, 8));
    expect(labels(CALLED.join(" vs "))).toEqual([]);
  });

  it("may have a comma in their name, which asks for no comparison", () => {
    expect(labels("Charlie, Delta")).toEqual([]);
    expect(labels("Delta, Charlie")).toEqual(["Delta", "Charlie"]);
  });

  it("are meant by a part of their name, not by letters with gaps", () => {
    expect(labels("conqueror vs alpha")).toEqual(["Super Conqueror", "Alpha"]);
    expect(labels("super vs alpha")).toEqual(["Super Conqueror", "Alpha"]);
    expect(labels("sconq vs alpha")).toEqual([]);
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

  it("is none of three where one is not known, though the others differ", () => {
    const of = [heavy, { ...heavy, health: null }, { ...heavy, health: 1 }];
    expect(bestOf(of).health).toEqual([false, false, false]);
  });

  it("may be that of two out of three", () => {
    expect(bestOf([heavy, heavy, { ...heavy, health: 1 }]).health).toEqual([true, true, false]);
  });
});
