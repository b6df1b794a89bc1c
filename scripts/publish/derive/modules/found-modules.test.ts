import { expect, it } from "vitest";
import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { FINDERS } from "./found-modules.ts";

// Every figure is another one, so that none can stand in the column of its neighbour.
const about = { id: 1, name: "A", tier: 5, weight: 900, price: { amount: 700, currency: "credits" } };
const chassis = {
  ...{ rotationSpeed: 40, maxLoad: 30, wheels: 8, repairTime: 9, trackArmor: { left: 20, right: 21 } },
  ...{ terrain: { hard: 1, medium: 1.1, soft: 1.2 }, dispersionFactors: { movement: 0.2, rotation: 0.3 } },
};
const turret = {
  ...{ health: 1500, viewRange: 390, concealmentFactor: 0.5, rotationSpeed: 32, guns: [] },
  armor: { front: 200, side: 100, rear: 60 },
};
const gun = {
  ...{ autoReload: null, dualGun: null, burst: null },
  ...{ reload: 9, ammo: 40, aimTime: 2.3, dispersion: 0.35, concealmentAtShot: 0.25, clip: { size: 4, interval: 2 } },
  ...{ dispersionFactors: { turretTraverse: 0.1, afterShot: 3, damaged: 2 }, yaw: { left: -12, right: 13 } },
  ...{ pitch: { depression: 8, elevation: 20 }, shells: [] },
};
const modules = {
  turrets: [{ ...about, ...turret, guns: [{ ...about, ...gun }] }],
  chassis: [{ ...about, ...chassis }],
  engines: [{ ...about, power: 550, fireChance: 0.15 }],
  radios: [{ ...about, range: 700, price: { amount: 7, currency: "gold" } }],
} as unknown as VehicleModules;

it.each<[TableKind, Record<string, number>]>([
  [
    "suspensions",
    {
      ...{ traverse: 40, resistanceHard: 1, resistanceMedium: 1.1, resistanceSoft: 1.2, maxLoad: 30, wheels: 8 },
      ...{ dispersionMovement: 0.2, dispersionRotation: 0.3, trackLeft: 20, trackRight: 21, repairTime: 9 },
    },
  ],
  [
    "turrets",
    {
      ...{ health: 1500, armourFront: 200, armourSide: 100, armourRear: 60, viewRange: 390, traverse: 32 },
      concealmentFactor: 0.5,
    },
  ],
  [
    "guns",
    {
      ...{ reload: 9, clipSize: 4, clipInterval: 2, ammo: 40, aimTime: 2.3, dispersion: 0.35, dispersionTraverse: 0.1 },
      ...{ dispersionShot: 3, depression: 8, elevation: 20, yawLeft: 12, yawRight: 13, concealmentAtShot: 0.25 },
    },
  ],
  ["engines", { power: 550, fireChance: 15 }],
])("%s have each figure in its own column", (kind, figures) => {
  const [found] = FINDERS[kind](modules);
  expect(found?.cells).toMatchObject({ tier: 5, weight: 900, credits: 700, gold: "", ...figures });
});

it("the reload of an autoreloader is that of its whole magazine, that of a dual gun one barrel's", () => {
  const reloadOf = (over: object) => {
    const [found] = FINDERS.guns({
      ...modules,
      turrets: [{ ...modules.turrets[0], guns: [{ ...about, ...gun, ...over }] }],
    } as never);
    return found?.cells.reload;
  };
  expect(reloadOf({ autoReload: [21, 8, 10, 13] })).toBe(52);
  expect(reloadOf({ dualGun: { reloadTimes: [10.5, 11], chargeTime: 2, reloadLock: 4, switchTime: 5 } })).toBe(10.5);
});

it("what is sold for gold has its price there", () => {
  expect(FINDERS.radios(modules)[0]?.cells).toMatchObject({ range: 700, credits: "", gold: 7 });
});
