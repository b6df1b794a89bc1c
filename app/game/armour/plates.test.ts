import { describe, expect, it } from "vitest";
import type { Chassis, Hull, Plate, Turret, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { topModuleIds } from "#app/game/stats/fitted-modules.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import { namedArmour, SIDE_LABELS, SIDES, targetPlates } from "./plates.ts";

it("names front, sides and rear once, and lists what else is as thick", () => {
  const { modules } = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
  const top = topModuleIds(modules);
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
    const plates = targetPlates(record.modules, topModuleIds(record.modules));
    expect(plates?.named.length, record.name).toBeGreaterThan(0);
    for (const { side, thickness } of plates?.named ?? []) {
      expect(SIDES).toContain(side);
      expect(thickness, record.name).toBeGreaterThan(0);
    }
    for (const spaced of [false, true]) {
      const thicknesses = (plates?.others ?? [])
        .filter((plate) => plate.spaced === spaced)
        .map((plate) => plate.thickness);
      expect(thicknesses, record.name).toEqual([...new Set(thicknesses)].sort((a, b) => b - a));
    }
  }
});

describe("a vehicle of our own", () => {
  const { modules } = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
  const top = topModuleIds(modules);
  const plate = (thickness: number, spaced = false): Plate => ({ group: "armor", thickness, spaced });
  const bare = { front: null, side: null, rear: null };

  function targetOf(over: { hull?: Partial<Hull>; turret?: Partial<Turret>; chassis?: Partial<Chassis> }) {
    const guns = modules.turrets.flatMap((turret) => turret.guns).filter(({ id }) => id === top.gun);
    const own: VehicleModules = {
      ...modules,
      hull: { ...modules.hull, armor: bare, plates: [], variants: [], ...over.hull },
      turrets: modules.turrets.map((turret) => ({
        ...turret,
        armor: bare,
        plates: [],
        guns: guns.map(({ plates: _, ...gun }) => gun),
        ...over.turret,
      })),
      chassis: modules.chassis.map((chassis) => ({ ...chassis, trackArmor: null, ...over.chassis })),
    };
    return { armour: namedArmour(own, top), plates: targetPlates(own, top) };
  }

  it("without plates has none to name, and none before its running gear", () => {
    expect(targetOf({})).toEqual({
      armour: { hull: bare, turret: null },
      plates: { named: [], others: [], running: null },
    });
  });

  it.each([
    [{ ...bare, front: 90 }, "turret-front"],
    [{ ...bare, side: 90 }, "turret-side"],
    [{ ...bare, rear: 90 }, "turret-rear"],
  ])("has a turret of its own by one plate, %j", (armor, side) => {
    const { armour, plates } = targetOf({ turret: { armor } });
    expect(armour?.turret).toEqual(armor);
    expect(plates?.named).toEqual([{ side, thickness: 90 }]);
  });

  it("takes a named plate once out of the others, where it is no spaced one", () => {
    const armor = { front: 100, side: 60, rear: 40 };
    const others = (...plates: Plate[]) => targetOf({ hull: { armor, plates } }).plates?.others;
    const hull = (thickness: number, spaced = false) => ({ parts: ["hull"], thickness, spaced });
    expect(others(plate(25), plate(40), plate(60), plate(100))).toEqual([hull(25)]);
    expect(others(plate(60), plate(100), plate(60), plate(100))).toEqual([hull(100), hull(60)]);
    expect(others(plate(100, true), plate(100))).toEqual([hull(100, true)]);
  });

  it("lists no plate of no thickness, and those of one thickness together", () => {
    const { plates } = targetOf({
      hull: { plates: [plate(0), plate(30), plate(80, true)] },
      turret: { plates: [plate(30), plate(50), plate(30), plate(0, true)] },
    });
    expect(plates?.others).toEqual([
      { parts: ["turret"], thickness: 50, spaced: false },
      { parts: ["hull", "turret"], thickness: 30, spaced: false },
      { parts: ["hull"], thickness: 80, spaced: true },
    ]);
  });

  it.each([
    ["the thinner of two tracks", { left: 25, right: 20 }, null, { kind: "track", thickness: 20 }],
    ["wheels", { left: 10, right: 15 }, 8, { kind: "wheel", thickness: 10 }],
    ["nothing of tracks without armour", { left: 0, right: 0 }, null, null],
  ])("runs on %s", (_, trackArmor, wheels, running) => {
    expect(targetOf({ chassis: { trackArmor, wheels } }).plates?.running).toEqual(running);
  });
});

it("labels say the part and the side", () => {
  for (const side of SIDES) expect(SIDE_LABELS[side].toLowerCase()).toBe(side.replace("-", " "));
});
