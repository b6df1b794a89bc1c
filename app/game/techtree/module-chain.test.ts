import { expect, test } from "vitest";
import type { Unlock } from "#app/game/model/vehicle/module.ts";
import { sampleGun, sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import { everyModule, modulesBefore, stockModules } from "./module-chain.ts";

const unlock = (kind: Unlock["kind"], id: number, xp: number): Unlock => ({ kind, id, xp });

/** Stock turret 30 with gun 40; turret 31 takes gun 41 as well, which needs the turret and the engine 51. */
function vehicle() {
  const plain = sampleModules();
  const [turret] = plain.turrets;
  const [engine] = plain.engines;
  if (!turret || !engine) throw new Error("The sample has one module of every kind");
  return sampleModules({
    turrets: [
      { ...turret, unlocks: [unlock("turret", 31, 100)], guns: [sampleGun()] },
      {
        ...turret,
        id: 31,
        name: "Second turret",
        unlocks: [unlock("gun", 41, 500)],
        guns: [sampleGun(), sampleGun({ id: 41, name: "Long gun", unlocks: [unlock("vehicle", 9, 9_000)] })],
      },
    ],
    engines: [
      { ...engine, unlocks: [unlock("engine", 51, 250)] },
      { ...engine, id: 51, name: "Second engine", unlocks: [unlock("gun", 41, 500)] },
    ],
  });
}

test("a module comes after everything that names it among its unlocks", () => {
  const chain = modulesBefore(vehicle(), 41);
  expect(chain.map(({ id, kind, name, xp }) => [id, kind, name, xp])).toEqual([
    [31, "turret", "Second turret", 100],
    [51, "engine", "Second engine", 250],
    [41, "gun", "Long gun", 500],
  ]);
});

test("modules of one name are told apart", () => {
  const { engines, ...rest } = vehicle();
  const alike = engines.map((engine) => ({ ...engine, name: "V-2", tier: 5 }));
  expect(modulesBefore({ ...rest, engines: alike }, 51)).toMatchObject([{ id: 51, name: "V-2 (2)" }]);
});

test.each(["chassis", "engine", "radio", "fuelTank"] as const)("a module says that it is a %s", (kind) => {
  const list = ({ chassis: "chassis", engine: "engines", radio: "radios", fuelTank: "fuelTanks" } as const)[kind];
  const plain = sampleModules();
  const stock = plain[list].map((module) => ({ ...module, unlocks: [unlock(kind, 99, 700)] }));
  const modules = sampleModules({ [list]: [...stock, ...plain[list].map((module) => ({ ...module, id: 99 }))] });
  expect(modulesBefore(modules, 99)).toMatchObject([{ id: 99, kind, xp: 700 }]);
});

test("a vehicle that is unlocked is no module, whatever its number", () => {
  const modules = vehicle();
  for (const { unlocks } of modules.chassis) unlocks.push(unlock("vehicle", 51, 9_000));
  expect(modulesBefore(modules, 51)).toMatchObject([{ id: 51, kind: "engine", xp: 250 }]);
});

test("a vehicle that a later module unlocks is no module either", () => {
  const modules = vehicle();
  for (const { unlocks } of modules.radios) unlocks.push(unlock("vehicle", 51, 9_000));
  expect(modulesBefore(modules, 51)).toMatchObject([{ id: 51, kind: "engine", xp: 250 }]);
});

test("a module that nothing but a vehicle of its number is unlocked by cannot be researched", () => {
  const modules = vehicle();
  const [engine] = modules.engines;
  if (engine) modules.engines.push({ ...engine, id: 77, unlocks: [] });
  for (const { unlocks } of modules.radios) unlocks.push(unlock("vehicle", 77, 9_000));
  expect(everyModule(modules).map(({ id }) => id)).toEqual([31, 51, 41]);
});

test("stock modules come with the vehicle", () => {
  expect(stockModules(vehicle())).toEqual([40, 30, 20, 50, 70, 60]);
  expect(modulesBefore(vehicle(), 40)).toEqual([]);
});

test("a module that the vehicle has not needs nothing", () => {
  expect(modulesBefore(vehicle(), 99)).toEqual([]);
});

test("every module is what can be researched, each after what it needs", () => {
  expect(everyModule(vehicle()).map(({ id, xp }) => [id, xp])).toEqual([
    [31, 100],
    [51, 250],
    [41, 500],
  ]);
  expect(everyModule(sampleModules())).toEqual([]);
});

test("a loop in broken data ends", () => {
  const looped = vehicle();
  const gun = looped.turrets[1]?.guns[1];
  if (gun) gun.unlocks = [unlock("turret", 31, 1)];
  expect(modulesBefore(looped, 41).map(({ id }) => id)).toHaveLength(3);
});
