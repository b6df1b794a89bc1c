import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { stockModuleIds } from "../stats/fitted-modules.ts";
import { sampleGun, sampleModules } from "../stats/sample-vehicle.fixture.ts";
import { silhouetteOf } from "./silhouette.ts";

interface Shape {
  yaw?: { left: number; right: number } | null;
  shield?: number | null;
  hullFront?: number;
  plates?: readonly number[];
  hullTop?: number;
}

function shaped({ yaw = null, shield = 100, hullFront = 100, plates = [], hullTop = 1.6 }: Shape): VehicleModules {
  const plain = sampleModules();
  const plated = plates.map((thickness, i) => ({ group: `armor_${i}`, thickness, spaced: false }));
  const armor = { front: shield, side: shield, rear: shield };
  const hullBoxes = { longest: [-2.7, 2.7] as [number, number], all: [-2.9, 3.1] as [number, number], top: hullTop };
  return sampleModules({
    chassis: plain.chassis.map((item) => ({ ...item, hullBoxes })),
    hull: { ...plain.hull, armor: { ...plain.hull.armor, front: hullFront } },
    turrets: plain.turrets.map((turret) => ({ ...turret, armor, plates: plated, guns: [sampleGun({ yaw })] })),
  });
}

function profile(modules: VehicleModules, type: VehicleClass = "mediumTank") {
  return silhouetteOf(modules, stockModuleIds(modules), type);
}

describe("the body of a vehicle", () => {
  const narrow = { left: -12, right: 12 };

  it.each([
    ["fixed", "AT-SPG", { yaw: { left: -3, right: 3 }, shield: null }],
    ["fixed", "AT-SPG", { yaw: { left: -3, right: 3 }, shield: 20, hullFront: 40 }],
    ["casemate", "AT-SPG", { yaw: { left: -3, right: 3.1 }, shield: null }],
    ["casemate", "SPG", { yaw: { left: -3, right: 3 }, shield: null }],
    ["casemate", "AT-SPG", { yaw: { left: -15, right: 15 }, shield: null, hullTop: 1.7 }],
    ["turret", "AT-SPG", { yaw: { left: -15, right: 16 }, shield: 90, hullTop: 2.2 }],
    ["casemate", "AT-SPG", { yaw: { left: -15, right: 16 }, shield: 90, hullTop: 2.3 }],
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
      hullTop: 1.6,
      deckHeight: 1.7,
      gunHeight: 2.1,
      turretOffset: 0,
      gunOffset: 0.9,
      halfTrack: 1.8,
      trackRear: -2.6,
      trackFront: 2.5,
    });
  });

  it("add up places ahead of and behind the middle", () => {
    const { hull, chassis, turrets } = sampleModules();
    const modules = sampleModules({
      chassis: chassis.map((item) => ({ ...item, hullPosition: [0, 1, 0.2] })),
      hull: { ...hull, turretPosition: [0, 0.7, -0.5] },
      turrets: turrets.map((turret) => ({ ...turret, gunPosition: [0, 0.4, 0.9] })),
    });
    expect(profile(modules)).toMatchObject({ turretOffset: -0.3, gunOffset: 0.6 });
  });

  it("take the turret's place from the hull variant where it has one of its own", () => {
    const { hull } = sampleModules();
    const variant = { turret: 30, chassis: null, weight: null, armor: null };
    const withTurretAt = (turretPosition: [number, number, number] | null) =>
      profile(sampleModules({ hull: { ...hull, variants: [{ ...variant, turretPosition }] } })).deckHeight;
    expect([withTurretAt([0, 0.9, 0]), withTurretAt(null)]).toEqual([1.9, 1.7]);
  });

  it("count the wheels of one side", () => {
    const { chassis } = sampleModules();
    const wheeled = sampleModules({ chassis: chassis.map((item) => ({ ...item, wheels: 8 })) });
    expect(profile(wheeled).wheels).toBe(4);
    expect(profile(sampleModules()).wheels).toBeNull();
  });

  it("need modules that fit together", () => {
    const modules = sampleModules();
    expect(() => silhouetteOf(modules, { ...stockModuleIds(modules), gun: 1 }, "SPG")).toThrow("do not fit together");
  });
});

describe("the gun of the side view", () => {
  const withGun = (over: Parameters<typeof sampleGun>[0], type?: VehicleClass) => {
    const { muzzle, gunOffset, barrelLength } = profile(
      sampleModules({ turrets: sampleModules().turrets.map((turret) => ({ ...turret, guns: [sampleGun(over)] })) }),
      type,
    );
    return { barrelLength, reach: Math.round((muzzle - gunOffset) * 100) / 100 };
  };

  it.each([
    ["the length in its name, and the muzzle where the file has it", { calibres: 60, reach: 3.5 }, 4.5, 3.5],
    ["a usual reach where the file has a part of the gun alone", { calibres: 60, reach: 2.24 }, 4.5, 3.82],
    ["a usual reach where the file has more than the gun", { calibres: 60, reach: 4.96 }, 4.5, 3.82],
    ["the muzzle of the file though its length is not known", { reach: 5 }, null, 5],
    ["as short a reach as howitzers have", { reach: 0.6 }, null, 0.6],
    ["a usual reach where the file's is shorter still", { reach: 0.59 }, null, 3.32],
    ["a usual reach where the file's is longer than any", { reach: 7.51 }, null, 3.32],
    ["a usual reach where the file has none", {}, null, 3.32],
  ])("has %s", (_, gun, barrelLength, reach) => {
    expect(withGun(gun)).toEqual({ barrelLength, reach });
  });

  it("reaches less far on an SPG", () => {
    expect(withGun({}, "SPG").reach).toBe(1.91);
  });
});
