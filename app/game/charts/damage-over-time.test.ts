import { describe, expect, it } from "vitest";
import { magazine } from "../stats/compute/magazine.ts";
import { sampleGun } from "../stats/sample-vehicle.fixture.ts";
import { damageSteps, medianPace, PACING_TIMES, paceOf, shotTimes, waysOf } from "./damage-over-time.ts";

const clip = sampleGun({ clip: { size: 4, interval: 2 }, reload: 25 });
const burst = sampleGun({ clip: { size: 6, interval: 3 }, burst: { size: 3, interval: 0.5 }, reload: 20 });
const dual = sampleGun({ dualGun: { reloadTimes: [8, 8], chargeTime: 3, reloadLock: 4, switchTime: 1 } });
const auto = sampleGun({ autoReload: [10, 9, 8], clip: { size: 3, interval: 2 }, reload: 27 });

describe("the shots of a gun", () => {
  it("empty the magazine, wait for the reload and begin again", () => {
    expect(shotTimes({ gun: clip, damage: 400, reload: 25 }, 40)).toEqual([0, 2, 4, 6, 31, 33, 35, 37]);
  });

  it("come in bursts, with the pause after each", () => {
    expect(shotTimes({ gun: burst, damage: 100, reload: 20 }, 20)).toEqual([0, 0.5, 1, 4, 4.5, 5]);
  });

  it("of an autoreloader wait for all shells, or come one by one as they are loaded", () => {
    const firing = { gun: auto, damage: 300, reload: 27 };
    expect(shotTimes(firing, 40)).toEqual([0, 2, 4, 31, 33, 35]);
    expect(shotTimes(firing, 40, "each")).toEqual([0, 2, 4, 14, 24, 34]);
  });

  it("of an autoreloader with a faster crew come sooner, each in the same proportion", () => {
    expect(shotTimes({ gun: auto, damage: 300, reload: 13.5 }, 20, "each")).toEqual([0, 2, 4, 9, 14, 19]);
  });

  it("come one after every reload of a single-shot gun", () => {
    expect(shotTimes({ gun: sampleGun(), damage: 300, reload: 10 }, 25)).toEqual([0, 10, 20]);
  });

  it("are those of the magazine where no shell of an autoreloader is stated", () => {
    const none = sampleGun({ autoReload: [], clip: { size: 3, interval: 2 } });
    expect(shotTimes({ gun: none, damage: 300, reload: 10 }, 20)).toEqual([0, 2, 4, 14, 16, 18]);
  });

  it("of a dual gun come both at once after the charge, or one barrel after the other", () => {
    const firing = { gun: dual, damage: 300, reload: 8 };
    // Charge 3, then the lock 4 and both reloads 16 before the next charge.
    expect(shotTimes(firing, 30)).toEqual([3, 3, 26, 26]);
    expect(shotTimes(firing, 30, "each")).toEqual([0, 1, 8, 16, 24]);
    // A faster crew: both barrels in the same proportion.
    expect(shotTimes({ ...firing, reload: 4 }, 20)).toEqual([3, 3, 18, 18]);
  });

  it("of a dual gun are apart by the switch of barrels", () => {
    const slow = sampleGun({ dualGun: { reloadTimes: [2, 2], chargeTime: 3, reloadLock: 4, switchTime: 5 } });
    expect(shotTimes({ gun: slow, damage: 300, reload: 2 }, 16, "each")).toEqual([0, 5, 10, 15]);
  });

  it("of a dual gun with a slower barrel wait for each barrel's own reload", () => {
    const uneven = sampleGun({ dualGun: { reloadTimes: [8, 12], chargeTime: 3, reloadLock: 4, switchTime: 1 } });
    const firing = { gun: uneven, damage: 300, reload: 8 };
    expect(shotTimes(firing, 60)).toEqual([3, 3, 30, 30, 57, 57]);
    expect(shotTimes(firing, 40, "each")).toEqual([0, 1, 8, 20, 28, 40]);
    // A crew that halves the reload of the faster barrel halves the other's as well.
    expect(shotTimes({ ...firing, reload: 4 }, 20, "each")).toEqual([0, 1, 4, 10, 14, 20]);
  });

  it("of a burst from a gun without a magazine come together, before every reload", () => {
    const gun = sampleGun({ burst: { size: 3, interval: 0.5 } });
    expect(shotTimes({ gun, damage: 100, reload: 9 }, 12)).toEqual([0, 0.5, 1, 10, 10.5, 11]);
    const single = { ...gun, clip: { size: 1, interval: 2 } };
    expect(shotTimes({ gun: single, damage: 100, reload: 9 }, 12)).toEqual([0, 0.5, 1, 10, 10.5, 11]);
  });

  it("of an autoreloader are never closer than its shells follow each other", () => {
    const quick = sampleGun({ autoReload: [1, 1, 1], clip: { size: 3, interval: 2 } });
    expect(shotTimes({ gun: quick, damage: 300, reload: 3 }, 9, "each")).toEqual([0, 2, 4, 6, 8]);
    const without = sampleGun({ autoReload: [6, 5], clip: null });
    expect(shotTimes({ gun: without, damage: 300, reload: 11 }, 13, "each")).toEqual([0, 0, 6, 12]);
  });

  it.each([
    ["a single-shot gun", sampleGun()],
    ["a magazine", clip],
    ["bursts", burst],
  ])("of %s come in one way alone", (_, gun) => {
    const firing = { gun, damage: 300, reload: 10 };
    expect(shotTimes(firing, 60, "each")).toEqual(shotTimes(firing, 60, "full"));
  });

  it("are not told of guns that overheat", () => {
    expect(shotTimes({ gun: { ...clip, overheats: true }, damage: 300, reload: 10 }, 60)).toEqual([]);
  });

  it.each([
    ["a single-shot gun", sampleGun(), "full"],
    ["an autoreloader", sampleGun({ autoReload: [0, 0] }), "each"],
    ["a dual gun, both barrels", dual, "full"],
    ["a dual gun, in turn", dual, "each"],
  ] as const)("are none of %s whose reload takes no time", (_, gun, way) => {
    expect(shotTimes({ gun, damage: 300, reload: 0 }, 60, way)).toEqual([]);
  });

  it("are bounded, however fast a gun is", () => {
    expect(shotTimes({ gun: sampleGun(), damage: 1, reload: 1e-6 }, 60)).toHaveLength(2000);
  });

  it.each([
    ["an autoreloader", auto, ["full", "each"]],
    ["a dual gun", dual, ["full", "each"]],
    ["a magazine", clip, ["full"]],
    ["a single-shot gun", sampleGun(), ["full"]],
    ["an autoreloader that overheats", { ...auto, overheats: true as const }, []],
  ])("of %s come in the ways that differ", (_, gun, ways) => expect(waysOf(gun)).toEqual(ways));

  it.each([
    ["a magazine", clip],
    ["bursts", burst],
    ["an autoreloader", auto],
  ])("take the cycle that the characteristics state for %s", (_, gun) => {
    const full = magazine(gun);
    const times = shotTimes({ gun, damage: 1, reload: gun.reload }, 200);
    expect(times[full?.shells ?? 0]).toBeCloseTo(full?.cycle.value ?? 0, 9);
  });
});

it("takes the cycle that the characteristics state for a dual gun", () => {
  const [first = 0, , third = 0] = shotTimes({ gun: dual, damage: 1, reload: 8 }, 60);
  expect(third - first).toBeCloseTo(magazine(dual)?.cycle.value ?? 0, 9);
});

describe("damage over time", () => {
  it("steps at every shot and stays until the end", () => {
    expect(damageSteps([0, 2], 400, 10)).toEqual([
      [0, 0],
      [0, 400],
      [2, 400],
      [2, 800],
      [10, 800],
    ]);
  });

  it("is nothing without a shot", () => {
    expect(damageSteps([], 400, 10)).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });
});

const at = (pace: readonly number[] | null, second: number) => pace?.[PACING_TIMES.indexOf(second)];

it("a pace has the damage of every shot so far", () => {
  const pace = paceOf({ gun: sampleGun(), damage: 300, reload: 10 });
  expect([0, 8, 10, 58, 60].map((second) => at(pace, second))).toEqual([300, 300, 600, 1800, 2100]);
});

it("a gun is fired in the way that deals most in the minute", () => {
  // All three in 27 s and 4 s of shots, or each further one in 10 s: 6 shots against 8.
  const gun = sampleGun({ autoReload: [10, 9, 8], clip: { size: 3, interval: 2 }, reload: 27 });
  expect(at(paceOf({ gun, damage: 100, reload: 27 }), 60)).toBe(800);
});

it("both barrels are fired at once where that deals more in the minute, though it begins later", () => {
  const gun = sampleGun({ dualGun: { reloadTimes: [8, 8], chargeTime: 3, reloadLock: 60, switchTime: 70 } });
  const pace = paceOf({ gun, damage: 100, reload: 8 });
  expect([0, 2, 4, 60].map((second) => at(pace, second))).toEqual([0, 0, 200, 200]);
});

it("where both ways deal the same in the minute the whole magazine is fired", () => {
  // Both barrels at 1 and 60 s, or one after the other at 0, 1, 29 and 58 s.
  const gun = sampleGun({ dualGun: { reloadTimes: [29, 29], chargeTime: 1, reloadLock: 0, switchTime: 1 } });
  const pace = paceOf({ gun, damage: 100, reload: 29 });
  expect([0, 2, 30, 58, 60].map((second) => at(pace, second))).toEqual([0, 200, 200, 200, 400]);
});

it("the moments of a pace are every other second of a minute", () => {
  expect([PACING_TIMES.length, PACING_TIMES[0], PACING_TIMES[1], PACING_TIMES.at(-1)]).toEqual([31, 0, 2, 60]);
});

it("a gun without a reload has no pace", () => {
  expect(paceOf({ gun: sampleGun(), damage: 100, reload: 0 })).toBeNull();
});

it("a gun that overheats has none", () => {
  expect(paceOf({ gun: sampleGun({ overheats: true }), damage: 100, reload: 5 })).toBeNull();
});

it("the middle of a group is taken at every moment", () => {
  const paces = [10, 20, 30].map((reload) => paceOf({ gun: sampleGun(), damage: 100, reload }) ?? []);
  expect(medianPace(paces)).toEqual(paces[1]);
  expect(medianPace(paces.slice(0, 2))[5]).toBe(150);
});
