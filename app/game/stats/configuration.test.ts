import { describe, expect, it } from "vitest";
import { fittedModules, stockConfiguration, topConfiguration } from "./configuration.ts";
import { sampleGun, sampleModule, sampleModules } from "./sample-vehicle.fixture.ts";

const credits = (amount: number) => ({ price: { amount, currency: "credits" as const } });

describe("configurations", () => {
  it("start with the first module of every kind", () => {
    const [turret] = sampleModules().turrets;
    const modules = sampleModules({
      turrets: turret ? [turret, { ...turret, id: 31, tier: 5, guns: [sampleGun({ id: 41 })] }] : [],
    });
    expect(stockConfiguration(modules)).toEqual({
      gun: 40,
      turret: 30,
      chassis: 20,
      engine: 50,
      radio: 70,
      fuelTank: 60,
    });
    expect(topConfiguration(modules)).toMatchObject({ turret: 31, gun: 41 });
  });

  it("take the highest tier, then the dearest, then the last", () => {
    const radio = (id: number, tier: number, amount: number) => ({
      ...sampleModule(id, { tier, ...credits(amount) }),
      range: 500,
    });
    const top = (...radios: ReturnType<typeof radio>[]) => topConfiguration(sampleModules({ radios })).radio;
    expect(top(radio(1, 5, 10), radio(2, 6, 5), radio(3, 4, 99))).toBe(2);
    expect(top(radio(1, 6, 10), radio(2, 6, 5))).toBe(1);
    expect(top(radio(1, 6, 10), radio(2, 6, 10))).toBe(2);
  });

  it("fit only modules that the vehicle has and guns that the turret takes", () => {
    const modules = sampleModules();
    const stock = stockConfiguration(modules);
    expect(fittedModules(modules, stock)?.gun.id).toBe(40);
    expect(fittedModules(modules, { ...stock, gun: 41 })).toBeUndefined();
    for (const kind of ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const) {
      expect(fittedModules(modules, { ...stock, [kind]: 1 }), kind).toBeUndefined();
    }
  });

  it("need a module of every kind", () => {
    expect(() => stockConfiguration(sampleModules({ engines: [] }))).toThrow(RangeError);
    expect(() => topConfiguration(sampleModules({ engines: [] }))).toThrow("at least one module");
  });
});
