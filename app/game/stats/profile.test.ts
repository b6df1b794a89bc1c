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
}

function shaped({ yaw = null, shield = 100, hullFront = 100 }: Shape): VehicleModules {
  const plain = sampleModules();
  const armor = { front: shield, side: shield, rear: shield };
  return sampleModules({
    hull: { ...plain.hull, armor: { ...plain.hull.armor, front: hullFront } },
    turrets: plain.turrets.map((turret) => ({ ...turret, armor, guns: [sampleGun({ yaw })] })),
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
    expect(() => profileOf(modules, { ...stockConfiguration(modules), gun: 1 }, "SPG")).toThrow(RangeError);
  });
});
