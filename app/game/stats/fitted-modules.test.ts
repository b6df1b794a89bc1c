import { describe, expect, it } from "vitest";
import type { ModuleIds } from "../model/vehicle/module.ts";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { fittedModules, isSame, stockModuleIds, topModuleIds, withWanted } from "./fitted-modules.ts";
import { sampleGun, sampleModule, sampleModules, sampleShell } from "./sample-vehicle.fixture.ts";

const credits = (amount: number) => ({ price: { amount, currency: "credits" as const } });

describe("configurations", () => {
  it("start with the first module of every kind", () => {
    const [turret] = sampleModules().turrets;
    const modules = sampleModules({
      turrets: turret ? [turret, { ...turret, id: 31, tier: 5, guns: [sampleGun({ id: 41 })] }] : [],
    });
    expect(stockModuleIds(modules)).toEqual({
      gun: 40,
      turret: 30,
      chassis: 20,
      engine: 50,
      radio: 70,
      fuelTank: 60,
    });
    expect(topModuleIds(modules)).toMatchObject({ turret: 31, gun: 41 });
  });

  it("take the highest tier, then the dearest, then the last", () => {
    const radio = (id: number, tier: number, amount: number) => ({
      ...sampleModule(id, { tier, ...credits(amount) }),
      range: 500,
    });
    const top = (...radios: ReturnType<typeof radio>[]) => topModuleIds(sampleModules({ radios })).radio;
    expect(top(radio(1, 5, 10), radio(2, 6, 5), radio(3, 4, 99))).toBe(2);
    expect(top(radio(1, 6, 10), radio(2, 6, 5))).toBe(1);
    expect(top(radio(1, 6, 10), radio(2, 6, 10))).toBe(2);
  });

  /** Guns of one turret by what their first shell does, researched from the first for so much experience. */
  const endsWith = (...guns: { tier: number; xp: number; penetration: number; damage: number; amount?: number }[]) => {
    const [turret] = sampleModules().turrets;
    if (!turret) throw new Error("no turret");
    const unlocks = guns.map(({ xp }, index) => ({ kind: "gun" as const, id: index + 1, xp }));
    const mounted = guns.map(({ tier, penetration, damage, amount = 0 }, index) =>
      sampleGun({
        id: index + 1,
        tier,
        shells: [sampleShell({ penetration, damage })],
        ...credits(amount),
        unlocks: index === 0 ? unlocks.slice(1) : [],
      }),
    );
    return topModuleIds(sampleModules({ turrets: [{ ...turret, guns: mounted }] })).gun;
  };

  it("end with the gun that pierces, not with a howitzer or an automatic gun beside it", () => {
    const long = { tier: 5, xp: 3400, penetration: 110, damage: 110 };
    expect(endsWith(long, { tier: 5, xp: 3800, penetration: 64, damage: 350 })).toBe(1);
    expect(endsWith(long, { tier: 5, xp: 3800, penetration: 77, damage: 350 })).toBe(2);
    expect(endsWith(long, { tier: 6, xp: 3800, penetration: 109, damage: 43 })).toBe(1);
    expect(endsWith(long, { tier: 6, xp: 3800, penetration: 109, damage: 44 })).toBe(2);
  });

  it("end with a howitzer that costs far more experience than all others", () => {
    const guns = [
      { tier: 8, xp: 0, penetration: 190, damage: 240 },
      { tier: 9, xp: 42_000, penetration: 200, damage: 240 },
    ];
    expect(endsWith(...guns, { tier: 10, xp: 52_000, penetration: 76, damage: 910 })).toBe(3);
    expect(endsWith(...guns, { tier: 10, xp: 51_999, penetration: 76, damage: 910 })).toBe(2);
  });

  it("take of guns of one tier the one of more experience, then penetration, then price, then the last", () => {
    const gun = { tier: 5, xp: 100, penetration: 100, damage: 100, amount: 10 };
    expect(endsWith(gun, { ...gun, xp: 300, penetration: 90 }, { ...gun, xp: 200, penetration: 120 })).toBe(2);
    expect(endsWith(gun, { ...gun, penetration: 90 }, { ...gun, penetration: 101, amount: 1 })).toBe(3);
    expect(endsWith(gun, { ...gun, amount: 20 }, { ...gun, amount: 10 })).toBe(2);
    expect(endsWith(gun, { ...gun }, { ...gun })).toBe(3);
  });

  it("take the higher tier before more experience", () => {
    const gun = { tier: 6, xp: 100, penetration: 100, damage: 100 };
    expect(endsWith(gun, { ...gun, tier: 5, xp: 300 })).toBe(1);
  });

  it("measure by the gun that pierces most, wherever it stands in the files", () => {
    const howitzer = { tier: 5, xp: 3800, penetration: 64, damage: 350 };
    expect(endsWith(howitzer, { tier: 5, xp: 3400, penetration: 110, damage: 110 })).toBe(2);
  });

  it("count the experience of the cheapest way to a gun", () => {
    const [turret] = sampleModules().turrets;
    if (!turret) throw new Error("no turret");
    const to = (id: number, xp: number) => ({ kind: "gun" as const, id, xp });
    const guns = [
      sampleGun({ id: 1, unlocks: [to(2, 500), to(3, 300)] }),
      sampleGun({ id: 2 }),
      sampleGun({ id: 3, unlocks: [to(2, 100)] }),
    ];
    expect(topModuleIds(sampleModules({ turrets: [{ ...turret, guns }] })).gun).toBe(3);
  });

  it("fit only modules that the vehicle has and guns that the turret takes", () => {
    const modules = sampleModules();
    const stock = stockModuleIds(modules);
    expect(fittedModules(modules, stock)?.gun.id).toBe(40);
    expect(fittedModules(modules, { ...stock, gun: 41 })).toBeUndefined();
    for (const kind of ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const) {
      expect(fittedModules(modules, { ...stock, [kind]: 1 }), kind).toBeUndefined();
    }
  });

  it("need a module of every kind", () => {
    expect(() => stockModuleIds(sampleModules({ engines: [] }))).toThrow(RangeError);
    expect(() => topModuleIds(sampleModules({ engines: [] }))).toThrow("at least one module");
  });
});

/** Small turret 30 takes guns 40 and 41, the better turret 31 takes 41 and 42. */
function twoTurrets(): VehicleModules {
  const [turret] = sampleModules().turrets;
  if (!turret) throw new Error("The sample has a turret");
  const guns = (...ids: number[]) => ids.map((id) => sampleGun({ id, tier: id - 38 }));
  return sampleModules({
    turrets: [
      { ...turret, guns: guns(40, 41) },
      { ...turret, id: 31, tier: 2, guns: guns(41, 42) },
    ],
  });
}

describe("modules in place of others", () => {
  const modules = twoTurrets();
  const [top, stock] = [topModuleIds(modules), stockModuleIds(modules)];
  it.each<[string, ModuleIds, Partial<ModuleIds>, number[]]>([
    ["nothing", top, {}, [31, 42]],
    ["a gun of the turret", top, { gun: 41 }, [31, 41]],
    ["a gun that needs the other turret", top, { gun: 40 }, [30, 40]],
    ["a turret that cannot take the gun", top, { turret: 30 }, [30, 41]],
    ["both", top, { gun: 41, turret: 30 }, [30, 41]],
    ["both, which do not fit: the gun decides", top, { gun: 42, turret: 30 }, [31, 42]],
    ["a gun over the stock modules", stock, { gun: 42 }, [31, 42]],
    ["a gun that there is not", top, { gun: 999 }, [31, 42]],
  ])("%s", (_, start, wanted, pair) => {
    const { turret, gun, ...others } = withWanted(modules, start, wanted);
    expect([turret, gun]).toEqual(pair);
    expect(others).toEqual({
      chassis: start.chassis,
      engine: start.engine,
      radio: start.radio,
      fuelTank: start.fuelTank,
    });
  });
});

it("wanted modules of other kinds replace the given ones where the vehicle has them", () => {
  const twice = <T extends object>(list: readonly T[]) => list.flatMap((module) => [module, { ...module, id: 99 }]);
  const { chassis, engines, radios, fuelTanks } = sampleModules();
  const two = sampleModules({
    chassis: twice(chassis),
    engines: twice(engines),
    radios: twice(radios),
    fuelTanks: twice(fuelTanks),
  });
  const start = stockModuleIds(two);
  const all = { chassis: 99, engine: 99, radio: 99, fuelTank: 99 };
  expect(withWanted(two, start, all)).toEqual({ ...start, ...all });
  for (const kind of ["chassis", "engine", "radio", "fuelTank"] as const) {
    expect(withWanted(two, start, { [kind]: 99 })).toEqual({ ...start, [kind]: 99 });
    expect(withWanted(two, start, { [kind]: 98 })).toEqual(start);
  }
});

it("two configurations are the same where every module is", () => {
  const one = stockModuleIds(sampleModules());
  expect(isSame(one, { ...one })).toBe(true);
  for (const kind of ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const)
    expect(isSame(one, { ...one, [kind]: 1 }), kind).toBe(false);
});
