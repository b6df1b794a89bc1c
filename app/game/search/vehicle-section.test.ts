import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { paletteIndex } from "./palette.ts";
import { vehicleEntry } from "./palette-vehicles.ts";
import { readVehicleSections } from "./vehicle-section.ts";

const vehicles = paletteIndex(publishedRows().map(vehicleEntry));
const sections = (text: string) =>
  readVehicleSections(text, vehicles).map(({ entry, label, href }) => [entry.label, label, href]);

describe("a section of a vehicle", () => {
  it.each([
    ["maus armour", "Maus", "Armour", "/6929/maus/armour"],
    ["MAUS  Armor", "Maus", "Armour", "/6929/maus/armour"],
    ["is-3 loadout", "IS-3", "Loadout", "/5377/is-3/loadout"],
    ["is3 set-up", "IS-3", "Loadout", "/5377/is-3/loadout"],
    ["tiger ii statistics", "Tiger II", "Statistics", "/5137/tiger-ii/statistics"],
    ["tiger 2 stats", "Tiger II", "Statistics", "/5137/tiger-ii/statistics"],
    ["e 100 builds", "E 100", "Loadout", "/9489/e-100/loadout"],
    ["IS-7 crew skills", "IS-7", "Crew and skills", "/7169/is-7/loadout#crew"],
    ["armour of the Maus", "Maus", "Armour", "/6929/maus/armour"],
    ["where is the weak spot of the is-7", "IS-7", "Armour", "/7169/is-7/armour"],
    ["best crew skills for IS-7", "IS-7", "Crew and skills", "/7169/is-7/loadout#crew"],
    ["is-7 dpm", "IS-7", "Damage per minute", "/7169/is-7/statistics"],
    ["E 100 gun depression", "E 100", "Gun depression", "/9489/e-100/statistics"],
    ["view range of the Maus", "Maus", "View range", "/6929/maus/statistics"],
    ["maus hull armor", "Maus", "Hull armour, front", "/6929/maus/statistics"],
    ["e 100 ammo", "E 100", "Guns and shells", "/9489/e-100/statistics#guns"],
    ["is-7 marks of excellence", "IS-7", "Marks of excellence", "/7169/is-7/statistics#marks"],
  ])("is what '%s' asks for", (text, ...section) => {
    expect(sections(text)).toEqual([section]);
  });

  it("is that of the first vehicles that have a word beginning so, where none has the name", () => {
    const found = sections("leopar guns");
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const [name, label] of found)
      expect([name, label]).toEqual([expect.stringMatching(/leopard/i), "Guns and shells"]);
  });

  it.each([
    "armour",
    "dpm",
    "best view range",
    "tier 10 dpm",
    "what is gun elevation",
    "zzzz dpm",
    "maus",
    "maus roof",
    "armour maus",
    "marks of excellence",
    "armour of the",
    "zzzz armour",
    "le armour",
    "eopard armour",
    "",
    "- armour",
  ])("is not what '%s' asks for", (text) => expect(sections(text)).toEqual([]));

  it("is not what a question about vehicles asks for, unless a vehicle is called so", () => {
    expect(sections("light armour")).toEqual([]);
    expect(sections("heavy armour")).toEqual([]);
    expect(sections("t-10 armour")).toEqual([["T-10", "Armour", expect.stringMatching(/\/t-10\/armour$/)]]);
  });
});
