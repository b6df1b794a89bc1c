import { expect, it } from "vitest";
import { topConfiguration } from "#app/game/stats/configuration.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import { namedArmour, SIDES, targetPlates } from "./plates.ts";

it("names front, sides and rear once, and lists what else is as thick", () => {
  const { modules } = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
  const top = topConfiguration(modules);
  expect(namedArmour(modules, top)?.turret).toEqual({ front: 240, side: 185, rear: 94 });
  const plates = targetPlates(modules, top);
  expect(plates?.named.map(({ side, thickness }) => [side, thickness])).toEqual([
    ["hull-front", 150],
    ["hull-side", 150],
    ["hull-rear", 100],
    ["turret-front", 240],
    ["turret-side", 185],
    ["turret-rear", 94],
  ]);
  expect(plates?.others[0]).toEqual({ parts: ["hull", "turret"], thickness: 270, spaced: false });
  expect(plates?.others.filter(({ spaced }) => spaced)).toEqual([
    { parts: ["gun"], thickness: 350, spaced: true },
    { parts: ["gun"], thickness: 240, spaced: true },
    { parts: ["gun"], thickness: 110, spaced: true },
    { parts: ["hull"], thickness: 30, spaced: true },
  ]);
  expect(plates?.running).toEqual({ kind: "track", thickness: 20 });
  expect(targetPlates(modules, { ...top, gun: 1 })).toBeNull();
});

it("has every thickness of every vehicle once, thickest first, and what is spaced last", () => {
  for (const record of publishedRecords()) {
    if (record.record !== "full") continue;
    const plates = targetPlates(record.modules, topConfiguration(record.modules));
    expect(plates?.named.length, record.name).toBeGreaterThan(0);
    for (const { side, thickness } of plates?.named ?? []) {
      expect(SIDES).toContain(side);
      expect(thickness, record.name).toBeGreaterThan(0);
    }
    for (const spaced of [false, true]) {
      const thicknesses = (plates?.others ?? []).filter((each) => each.spaced === spaced).map((each) => each.thickness);
      expect(thicknesses, record.name).toEqual([...new Set(thicknesses)].sort((a, b) => b - a));
    }
  }
});
