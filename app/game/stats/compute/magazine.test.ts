import { describe, expect, it } from "vitest";
import { sampleGun, sampleShell } from "../sample-vehicle.fixture.ts";
import { magazine } from "./magazine.ts";
import { fasterReload, modifier } from "./modifiers.fixture.ts";

type Over = Parameters<typeof sampleGun>[0];

/** Shells, seconds to empty and to load, with every reload multiplied by a factor. */
function fullCycle(over: Over, factor = 1) {
  const full = magazine(sampleGun(over), fasterReload(factor));
  return full && { shells: full.shells, emptying: full.emptying.value, reloading: full.loading.value };
}

describe("the full cycle", () => {
  // Worked out by hand from the client's figures: shells, s to empty, s to load again, damage a minute.
  it.each([
    ["T57 Heavy, a magazine", 400, { reload: 25, clip: { size: 4, interval: 2 } }, [4, 6, 25, 3096.8]],
    ["TVP T 50/51, a magazine", 320, { reload: 25, clip: { size: 4, interval: 1.5 } }, [4, 4.5, 25, 2603.4]],
    [
      "TKS 20 mm, a magazine in bursts",
      11,
      { reload: 6.2, clip: { size: 10, interval: 0.1875 }, burst: { size: 2, interval: 0.1875 } },
      [10, 1.6875, 6.2, 836.8],
    ],
    [
      "Vz. 71 Tesak, an autocannon",
      12,
      {
        reload: 15,
        clip: { size: 75, interval: 0.05 },
        autocannon: { dispersionPerSecond: 1.25, dispersionPerShot: null, maxDispersion: 10 },
      },
      [75, 3.7, 15, 2887.7],
    ],
    [
      "Progetto 65, an autoreloader",
      360,
      { clip: { size: 4, interval: 2.5 }, autoReload: [16, 14, 12, 10] },
      [4, 7.5, 52, 1452.1],
    ],
    [
      "ST-62 Version 2, an autoreloader that begins quickly",
      320,
      { clip: { size: 3, interval: 2 }, autoReload: [8, 11, 14] },
      [3, 4, 33, 1556.8],
    ],
    [
      "ST-II, a dual gun",
      440,
      { dualGun: { reloadTimes: [11.2, 11.2], chargeTime: 2.5, reloadLock: 3, switchTime: 4 } },
      [2, 2.5, 25.4, 1892.5],
    ],
    [
      "ISU-122-2, a dual gun",
      390,
      { dualGun: { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 1, switchTime: 5 } },
      [2, 2, 21, 2034.8],
    ],
    ["a burst without a magazine", 100, { reload: 5, burst: { size: 3, interval: 0.5 } }, [3, 1, 5, 3000]],
  ] as const)("of the %s", (_, damage, over, [shells, emptying, reloading, dpm]) => {
    const full = magazine(sampleGun({ ...(over as unknown as Over), shells: [sampleShell({ damage })] }));
    expect(full?.shells).toBe(shells);
    expect(full?.damage.value).toBe(shells * damage);
    expect(full?.emptying.value).toBeCloseTo(emptying, 10);
    expect(full?.loading.value).toBeCloseTo(reloading, 10);
    expect(full?.cycle.value).toBeCloseTo(emptying + reloading, 10);
    expect(full?.dpm.value).toBeCloseTo(dpm, 1);
  });

  it("pauses longer between bursts than in them, and the last burst may be shorter", () => {
    const gun = { clip: { size: 5, interval: 2 }, burst: { size: 3, interval: 0.5 } };
    expect(fullCycle(gun)).toEqual({ shells: 5, emptying: 3 * 0.5 + 2, reloading: 10 });
  });

  it("is one burst for a clip of one", () => {
    const gun = { clip: { size: 1, interval: 9 }, burst: { size: 2, interval: 0.5 } };
    expect(fullCycle(gun)).toEqual({ shells: 2, emptying: 0.5, reloading: 10 });
  });

  it("holds as many shells as an autoreloader loads, and a whole magazine where none are stated", () => {
    expect(fullCycle({ autoReload: [12, 8, 6] })).toEqual({ shells: 3, emptying: 0, reloading: 26 });
    const gun = { reload: 20, autoReload: [], clip: { size: 4, interval: 2 } };
    expect(fullCycle(gun)).toEqual({ shells: 4, emptying: 6, reloading: 20 });
  });

  it("is none for a gun that loads shell by shell", () => {
    expect(fullCycle({ clip: { size: 1, interval: 9 } })).toBeNull();
    expect(fullCycle({})).toBeNull();
  });

  it("is shorter with a faster reload, while intervals, charge and lock stay", () => {
    const dualGun = { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 3, switchTime: 4 };
    expect(fullCycle({ dualGun }, 0.9)).toEqual({ shells: 2, emptying: 2, reloading: 21 });
    const autoReload = [12, 8];
    expect(fullCycle({ autoReload, clip: { size: 2, interval: 3 } }, 0.5)).toEqual({
      shells: 2,
      emptying: 3,
      reloading: 10,
    });
    expect(fullCycle({ clip: { size: 2, interval: 3 } }, 0.5)).toEqual({
      shells: 2,
      emptying: 3,
      reloading: 5,
    });
  });

  it("begins to load at once where nothing locks a dual gun", () => {
    const dualGun = { reloadTimes: [10, 8], chargeTime: 2, reloadLock: 0, switchTime: 4 };
    expect(fullCycle({ dualGun })).toEqual({ shells: 2, emptying: 2, reloading: 18 });
    const parts = magazine(sampleGun({ dualGun }))?.loading.terms.map(({ source }) => "part" in source && source.part);
    expect(parts).toEqual(["barrel", "other barrel"]);
  });

  it("has no pause where an autoreloader holds one shell", () => {
    expect(fullCycle({ autoReload: [9], clip: { size: 1, interval: 3 } })).toEqual({
      shells: 1,
      emptying: 0,
      reloading: 9,
    });
  });

  it("is made of the magazine's time and the reload, and of what locks and loads two barrels", () => {
    const sources = (over: Over) => magazine(sampleGun(over))?.cycle.terms.map(({ source }) => source);
    const [emptied, loaded] = (["magazineTime", "reload"] as const).map((key) => ({ kind: "stat", key }));
    expect(sources({ clip: { size: 2, interval: 3 } })).toEqual([emptied, loaded]);
    const dualGun = { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 3, switchTime: 4 };
    expect(sources({ dualGun })).toEqual([emptied, { kind: "gun", name: "Module 40", part: "loading" }]);
    const [charge] = magazine(sampleGun({ dualGun }))?.emptying.terms ?? [];
    expect(charge).toMatchObject({ source: { kind: "gun", name: "Module 40", part: "charge" }, unit: "s" });
  });

  it("is in seconds throughout, and names what locks and loads", () => {
    const dualGun = { reloadTimes: [10, 9], chargeTime: 2, reloadLock: 3, switchTime: 4 };
    const full = magazine(sampleGun({ dualGun }), [modifier("reload", "add", 1)]);
    const gun = { kind: "gun", name: "Module 40" };
    expect(full?.loading.terms).toMatchObject([
      { source: { ...gun, part: "lock" }, operation: "start", operand: 3, unit: "s" },
      { source: { ...gun, part: "loading" }, operation: "add", operand: 20, unit: "s" },
    ]);
    const barrels = full?.loading.terms[1]?.made ?? [];
    expect(barrels.map(({ operation, operand, unit }) => [operation, operand, unit])).toEqual([
      ["start", 10, "s"],
      ["add", 9, "s"],
      ["add", 1, "s"],
    ]);
    expect(full?.cycle.terms.map(({ unit }) => unit)).toEqual(["s", "s"]);
    const unstated = magazine(sampleGun({ autoReload: [5, 6] }))?.emptying.terms;
    expect(unstated).toMatchObject([{ source: { ...gun, part: "intervals" }, operand: 0, unit: "s" }]);
  });
});
