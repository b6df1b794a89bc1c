import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/classes.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { stockConfiguration } from "./configuration.ts";
import { profileOf } from "./profile.ts";
import { sampleGun, sampleModules } from "./sample-vehicle.fixture.ts";

interface Shape {
  yaw?: { left: number; right: number } | null;
  shield?: number | null;
  hullFront?: number;
  plates?: readonly number[];
}

function shaped({ yaw = null, shield = 100, hullFront = 100, plates = [] }: Shape): VehicleModules {
  const plain = sampleModules();
  const plated = plates.map((thickness, i) => ({ group: `armor_${i}`, thickness, spaced: false }));
  const armor = { front: shield, side: shield, rear: shield };
  return sampleModules({
    hull: { ...plain.hull, armor: { ...plain.hull.armor, front: hullFront } },
    turrets: plain.turrets.map((turret) => ({ ...turret, armor, plates: plated, guns: [sampleGun({ yaw })] })),
  });
}

function profile(modules: VehicleModules, type: VehicleClass = "mediumTank") {
  return profileOf(modules, stockConfiguration(modules), type);
}

describe("the body of a vehicle", () => {
  const narrow = { left: -12, right: 12 };

  it.each([
    ["turret", "heavyTank", {}],
    ["turret", "mediumTank", { shield: 10 }],
    ["turret", "AT-SPG", { shield: 30 }],
    ["open", "AT-SPG", { shield: 14 }],
    ["turret", "AT-SPG", { yaw: { left: -60, right: 60 }, shield: 50 }],
    ["casemate", "AT-SPG", { yaw: narrow, shield: null, hullFront: 50 }],
    ["casemate", "AT-SPG", { yaw: narrow, shield: 20, hullFront: 200 }],
    ["open", "AT-SPG", { yaw: narrow, shield: 20, hullFront: 60 }],
    ["open", "SPG", { yaw: narrow, shield: 10, hullFront: 30 }],
    ["casemate", "mediumTank", { yaw: narrow, shield: 20, hullFront: 60 }],
    ["open", "AT-SPG", { shield: 20 }],
    ["turret", "AT-SPG", { shield: 20.1 }],
    ["turret", "AT-SPG", { shield: 0 }],
    ["turret", "AT-SPG", { yaw: { left: -45, right: 45 }, shield: 30, hullFront: 60 }],
    ["open", "AT-SPG", { yaw: { left: -45, right: 44 }, shield: 30, hullFront: 60 }],
    ["open", "AT-SPG", { yaw: narrow, shield: 30, hullFront: 80 }],
    ["casemate", "AT-SPG", { yaw: narrow, shield: 31, hullFront: 80 }],
    ["casemate", "AT-SPG", { yaw: narrow, shield: 30, hullFront: 81 }],
    ["open", "SPG", { shield: null, plates: [8, 15] }],
    ["turret", "SPG", { shield: null, plates: [8, 45] }],
  ] as const)("is a %s for a %s with %j", (body, type, shape) => {
    expect(profile(shaped(shape), type).body).toBe(body);
  });
});

describe("the measures of the side view", () => {
  it("add up the places of hull, turret and gun", () => {
    expect(profile(sampleModules())).toMatchObject({
      hullHeight: 1,
      deckHeight: 1.7,
      gunHeight: 2.1,
      turretOffset: 0,
      gunOffset: 0.9,
      halfTrack: 1.8,
      hullLength: 6.16,
      hullLengthEstimated: true,
    });
  });

  it("add up places ahead of and behind the middle", () => {
    const { hull, chassis, turrets } = sampleModules();
    const modules = sampleModules({
      chassis: chassis.map((each) => ({ ...each, hullPosition: [0, 1, 0.2] })),
      hull: { ...hull, turretPosition: [0, 0.7, -0.5] },
      turrets: turrets.map((turret) => ({ ...turret, gunPosition: [0, 0.4, 0.9] })),
    });
    expect(profile(modules)).toMatchObject({ turretOffset: -0.3, gunOffset: 0.6 });
  });

  it("take the turret's place from the hull variant where it has one of its own", () => {
    const { hull } = sampleModules();
    const variant = { turret: 30, chassis: null, weight: null, armor: null };
    const withPlace = (turretPosition: [number, number, number] | null) =>
      profile(sampleModules({ hull: { ...hull, variants: [{ ...variant, turretPosition }] } })).deckHeight;
    expect([withPlace([0, 0.9, 0]), withPlace(null)]).toEqual([1.9, 1.7]);
  });

  it("take a usual length where nobody states that of the track", () => {
    const chassis = sampleModules().chassis.map((each) => ({ ...each, carryingPoint: null }));
    expect(profile(sampleModules({ chassis }))).toMatchObject({ halfTrack: 2, hullLength: 6.84 });
  });

  it("give the barrel the length in the gun's name, or a usual one that says it is estimated", () => {
    const [turret] = sampleModules().turrets;
    const named = sampleModules({ turrets: turret ? [{ ...turret, guns: [sampleGun({ calibres: 60 })] }] : [] });
    expect(profile(named)).toMatchObject({ barrelLength: 4.5, barrelLengthEstimated: false });
    expect(profile(sampleModules())).toMatchObject({ barrelLength: 3.9, barrelLengthEstimated: true });
    expect(profile(sampleModules(), "SPG").barrelLength).toBe(2.25);
  });

  it("count the wheels of one side", () => {
    const { chassis } = sampleModules();
    const wheeled = sampleModules({ chassis: chassis.map((each) => ({ ...each, wheels: 8 })) });
    expect(profile(wheeled).wheels).toBe(4);
    expect(profile(sampleModules()).wheels).toBeNull();
  });

  it("need modules that fit together", () => {
    const modules = sampleModules();
    expect(() => profileOf(modules, { ...stockConfiguration(modules), gun: 1 }, "SPG")).toThrow("do not fit together");
  });
});
