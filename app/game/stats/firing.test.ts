import { describe, expect, it } from "vitest";
import { fullCycle, shotsPerMinute, shownReload } from "./firing.ts";
import { sampleGun } from "./sample-vehicle.fixture.ts";

describe("shots per minute", () => {
  it("are 60 over the reload for a single-shot gun", () => {
    expect(shotsPerMinute(sampleGun({ reload: 7.8 }))).toBeCloseTo(7.6923, 4);
  });

  it("count a whole clip per reload and intervals: 60 n / (reload + (n − 1) t)", () => {
    const gun = sampleGun({ reload: 30, clip: { size: 4, interval: 2 } });
    expect(shotsPerMinute(gun)).toBeCloseTo((60 * 4) / 36, 10);
  });

  it("count the bursts of a clip: 60 b c / (reload + (b − 1) u c + (c − 1) t)", () => {
    const gun = sampleGun({ reload: 5, clip: { size: 12, interval: 1 }, burst: { size: 3, interval: 0.25 } });
    expect(shotsPerMinute(gun)).toBeCloseTo((60 * 12) / (5 + 2 * 0.25 * 4 + 3), 10);
  });

  it("count one burst for a gun without a clip", () => {
    const gun = sampleGun({ reload: 5, burst: { size: 2, interval: 0.5 } });
    expect(shotsPerMinute(gun)).toBeCloseTo(120 / 5.5, 10);
  });

  it("follow the fastest round of an autoreloader, but not faster than its interval", () => {
    expect(shotsPerMinute(sampleGun({ autoReload: [12, 14, 18], clip: { size: 3, interval: 3 } }))).toBe(5);
    expect(shotsPerMinute(sampleGun({ autoReload: [2, 14], clip: { size: 2, interval: 4 } }))).toBe(15);
  });

  it("follow the faster barrel of a dual gun", () => {
    expect(
      shotsPerMinute(sampleGun({ dualGun: { reloadTimes: [12, 7.5], chargeTime: 2, reloadLock: 0, switchTime: 4 } })),
    ).toBe(8);
  });

  it("are those of an ordinary gun where no round of an autoreloader is stated", () => {
    expect(shotsPerMinute(sampleGun({ reload: 5, autoReload: [] }))).toBe(12);
  });

  it("rise with a faster reload, while the interval of the clip stays", () => {
    const gun = sampleGun({ reload: 30, clip: { size: 4, interval: 2 } });
    expect(shotsPerMinute(gun, 0.9)).toBeCloseTo((60 * 4) / (27 + 6), 10);
    expect(
      shotsPerMinute(
        sampleGun({ dualGun: { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 0, switchTime: 4 } }),
        0.5,
      ),
    ).toBe(12);
    expect(shotsPerMinute(sampleGun({ autoReload: [10] }), 0.5)).toBe(12);
  });
});

describe("the reload that is shown", () => {
  it("is the gun's own, all of an autoreloader's or a dual gun's faster", () => {
    expect(shownReload(sampleGun({ reload: 10 }))).toBe(10);
    expect(shownReload(sampleGun({ autoReload: [18, 14, 12] }))).toBe(44);
    expect(shownReload(sampleGun({ reload: 11, autoReload: [] }))).toBe(11);
    expect(
      shownReload(sampleGun({ dualGun: { reloadTimes: [12, 7.5], chargeTime: 2, reloadLock: 0, switchTime: 4 } })),
    ).toBe(7.5);
  });
});

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
      { reload: 15, clip: { size: 75, interval: 0.05 }, autocannon: { dispersionPerSecond: 1.25, maxDispersion: 10 } },
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
    const cycle = fullCycle(sampleGun(over as unknown as Parameters<typeof sampleGun>[0]));
    expect(cycle?.shells).toBe(shells);
    expect(cycle?.emptying).toBeCloseTo(emptying, 10);
    expect(cycle?.reloading).toBeCloseTo(reloading, 10);
    expect((60 * shells * damage) / ((cycle?.emptying ?? 0) + (cycle?.reloading ?? 0))).toBeCloseTo(dpm, 1);
  });

  it("pauses longer between bursts than in them, and the last burst may be shorter", () => {
    const gun = sampleGun({ clip: { size: 5, interval: 2 }, burst: { size: 3, interval: 0.5 } });
    expect(fullCycle(gun)).toEqual({ shells: 5, emptying: 3 * 0.5 + 2, reloading: 10 });
  });

  it("is one burst for a clip of one", () => {
    const gun = sampleGun({ clip: { size: 1, interval: 9 }, burst: { size: 2, interval: 0.5 } });
    expect(fullCycle(gun)).toEqual({ shells: 2, emptying: 0.5, reloading: 10 });
  });

  it("is none for a gun that loads shell by shell", () => {
    expect(fullCycle(sampleGun({ clip: { size: 1, interval: 9 } }))).toBeNull();
    expect(fullCycle(sampleGun())).toBeNull();
  });

  it("is shorter with a faster reload, while intervals, charge and lock stay", () => {
    const dualGun = { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 3, switchTime: 4 };
    expect(fullCycle(sampleGun({ dualGun }), 0.9)).toEqual({ shells: 2, emptying: 2, reloading: 21 });
    const autoReload = [12, 8];
    expect(fullCycle(sampleGun({ autoReload, clip: { size: 2, interval: 3 } }), 0.5)).toEqual({
      shells: 2,
      emptying: 3,
      reloading: 10,
    });
    expect(fullCycle(sampleGun({ clip: { size: 2, interval: 3 } }), 0.5)).toEqual({
      shells: 2,
      emptying: 3,
      reloading: 5,
    });
  });
});
