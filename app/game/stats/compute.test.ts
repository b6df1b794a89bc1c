import { describe, expect, it } from "vitest";
import { modifier } from "./compute/modifiers.fixture.ts";
import { statInput } from "./compute/stat-input.ts";
import { computeStats, explainStat, explainStats, statesOf } from "./compute.ts";
import { stockModuleIds } from "./fitted-modules.ts";
import type { StatKey, Stats } from "./keys.ts";
import { sampleGun, sampleModules, sampleShell } from "./sample-vehicle.fixture.ts";

function stock(modules = sampleModules()): Stats {
  return computeStats(modules, stockModuleIds(modules));
}

function withGun(gun: Parameters<typeof sampleGun>[0]): Stats {
  const [turret] = sampleModules().turrets;
  return stock(sampleModules({ turrets: turret ? [{ ...turret, guns: [sampleGun(gun)] }] : [] }));
}

describe("nominal characteristics", () => {
  it("take the hull variant of the turret", () => {
    const { hull } = sampleModules();
    const armor = { front: 150, side: null, rear: null };
    const variants = [
      { turret: 99, chassis: null, weight: 1, armor: null, turretPosition: null },
      { turret: 30, chassis: null, weight: 19_000, armor, turretPosition: null },
    ];
    const stats = stock(sampleModules({ hull: { ...hull, variants } }));
    expect(stats).toMatchObject({ weight: 30, hullFront: 150 });
    expect(stats).not.toHaveProperty("hullSide");
  });

  it("take the hull variant of the chassis, but not that of another one", () => {
    const { hull } = sampleModules();
    const variant = { turret: null, weight: 19_000, armor: null, turretPosition: null };
    const weightWith = (chassis: number) => {
      return stock(sampleModules({ hull: { ...hull, variants: [{ ...variant, chassis }] } })).weight;
    };
    expect([weightWith(20), weightWith(21)]).toEqual([30, 20]);
  });

  it("name the best special shell and the explosive one apart", () => {
    const shells = [
      sampleShell(),
      sampleShell({ special: true, penetration: 150 }),
      sampleShell({ special: true, penetration: 170 }),
      sampleShell({ kind: "HE", penetration: 40 }),
    ];
    expect(withGun({ shells })).toMatchObject({ penetration: 100, penetrationSpecial: 170, penetrationExplosive: 40 });
    expect(stock()).not.toHaveProperty("penetrationSpecial");
    expect(stock()).not.toHaveProperty("penetrationExplosive");
  });

  it("speak of a clip only where there is one, and of an arc only where it is limited", () => {
    expect(stock()).not.toHaveProperty("clipSize");
    expect(withGun({ clip: { size: 1, interval: 6 } })).not.toHaveProperty("clipSize");
    expect(withGun({ clip: { size: 1, interval: 6 } })).not.toHaveProperty("clipInterval");
    expect(stock()).not.toHaveProperty("gunYawLeft");
    expect(withGun({ clip: { size: 4, interval: 2 }, yaw: { left: -12, right: 10 } })).toMatchObject({
      clipSize: 4,
      clipInterval: 2,
      gunYawLeft: 12,
      gunYawRight: 10,
    });
  });

  it("multiply concealment by the factors of crew and turret and, after a shot, by the gun's", () => {
    const [turret] = sampleModules().turrets;
    const stats = stock(sampleModules({ turrets: turret ? [{ ...turret, concealmentFactor: 1.1 }] : [] }));
    const states = ["Still", "Moving", "StillFired", "MovingFired"] as const;
    const skilled = [22, 11, 5.5, 2.75];
    for (const [index, state] of states.entries()) {
      expect(stats[`concealment${state}Skilled`]).toBeCloseTo(skilled[index] ?? 0, 10);
      expect(stats[`concealment${state}`]).toBeCloseTo((skilled[index] ?? 0) * 0.57, 10);
    }
  });

  it.each(["front", "side", "rear"] as const)(
    "leave the %s out where there is no plate, and state the others",
    (missing) => {
      const armor = { front: 100, side: 80, rear: 60, [missing]: null };
      const { hull, turrets } = sampleModules();
      const stats = stock(
        sampleModules({ hull: { ...hull, armor }, turrets: turrets.map((turret) => ({ ...turret, armor })) }),
      );
      const stated = {
        ...(missing !== "front" && { hullFront: 100, turretFront: 100 }),
        ...(missing !== "side" && { hullSide: 80, turretSide: 80 }),
        ...(missing !== "rear" && { hullRear: 60, turretRear: 60 }),
      };
      const plates = Object.entries(stats).filter(([key]) => /^(?:hull|turret)(?:Front|Side|Rear)$/.test(key));
      expect(Object.fromEntries(plates)).toEqual(stated);
      expect(Object.values(stats)).not.toContain(undefined);
    },
  );

  it("leave the repair of tracks out where nobody states it", () => {
    const chassis = sampleModules().chassis.map((item) => ({ ...item, repairTime: null }));
    expect(stock(sampleModules({ chassis }))).not.toHaveProperty("trackRepair");
  });

  it("need a gun that fires something", () => {
    expect(() => withGun({ shells: [] })).toThrow("A gun fires at least one shell");
  });

  it("have no hull traverse on wheels", () => {
    const chassis = sampleModules().chassis.map((item) => ({ ...item, wheels: 8 }));
    expect(stock(sampleModules({ chassis }))).not.toHaveProperty("hullTraverse");
  });

  it("refuse modules that do not fit together", () => {
    const modules = sampleModules();
    expect(() => computeStats(modules, { ...stockModuleIds(modules), gun: 1 })).toThrow("do not fit together");
  });
});

describe("changed characteristics", () => {
  const modules = sampleModules();
  const changed = (key: StatKey, ...modifiers: ReturnType<typeof modifier>[]) =>
    explainStat(key, statInput(modules, stockModuleIds(modules), modifiers));

  it("round the health up to the next ten as soon as anything changes it", () => {
    expect(changed("health", modifier("health", "multiply", 1.001))?.value).toBe(1010);
    expect(changed("health", modifier("health", "multiply", 1))?.value).toBe(1000);
    const more = changed("health", modifier("health", "add", 4));
    expect([more?.value, more?.terms.at(-2)?.unit, more?.terms.at(-2)?.operand]).toEqual([1010, "hp", 4]);
  });

  it("divide the power by the weight in whole hp", () => {
    const power = changed("specificPower", modifier("enginePower", "multiply", 1.001));
    expect(power?.value).toBe(20);
    expect(power?.terms.map(({ operation, operand, unit }) => [operation, operand, unit])).toEqual([
      ["start", 400.4, "hp"],
      ["round", 1, "hp"],
      ["divide", 20, "t"],
    ]);
  });
});

describe("a vehicle with two states", () => {
  const turretWith = (gun: Parameters<typeof sampleGun>[0], viewRange = 350) =>
    sampleModules().turrets.map((turret) => ({ ...turret, viewRange, guns: [sampleGun(gun)] }));
  const first = sampleModules({ turrets: turretWith({ reload: 10, aimTime: 2, dispersion: 0.3 }) });
  const bestOf = (second: Parameters<typeof sampleModules>[0]) =>
    explainStats(statInput(first, stockModuleIds(first), [], sampleModules(second)));

  it("has the better value of the two, with the state it is from", () => {
    const stats = bestOf({
      turrets: turretWith({ reload: 8, aimTime: 2.5, dispersion: 0.3 }, 400),
      speed: { forward: 40, backward: 20 },
    });
    expect([stats.reload?.value, stats.aimTime?.value, stats.viewRange?.value, stats.topSpeed?.value]).toEqual([
      8, 2, 400, 50,
    ]);
    expect(statesOf(stats)).toMatchObject({
      reload: "second",
      aimTime: "first",
      viewRange: "second",
      topSpeed: "first",
    });
    expect(statesOf(stats)).not.toHaveProperty("dispersion");
    expect(statesOf(stats)).not.toHaveProperty("reverseSpeed");
  });

  it("has that of the first state where neither is better, or one of the two has none", () => {
    const { hull, chassis } = sampleModules();
    const wheels = chassis.map((item) => ({ ...item, wheels: 8 }));
    const stats = bestOf({ hull: { ...hull, weight: 10_000 }, chassis: wheels });
    expect([stats.weight?.value, stats.weight?.state]).toEqual([20, undefined]);
    expect([stats.hullTraverse?.value, stats.hullTraverse?.state]).toEqual([30, undefined]);
    expect([stats.specificPower?.value, stats.specificPower?.state]).toEqual([20, "first"]);
    const onWheels = sampleModules({ chassis: wheels });
    expect(explainStats(statInput(onWheels, stockModuleIds(first), [], first))).not.toHaveProperty("hullTraverse");
  });

  it("has the reload of the first state where the gun becomes one of another kind", () => {
    const stats = bestOf({ turrets: turretWith({ reload: 8, clip: { size: 4, interval: 2 }, aimTime: 1 }) });
    expect([stats.reload?.value, stats.reload?.state]).toEqual([10, undefined]);
    expect([stats.aimTime?.value, stats.aimTime?.state]).toEqual([1, "second"]);
  });
});
