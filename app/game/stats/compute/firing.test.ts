import { describe, expect, it } from "vitest";
import { sampleGun } from "../sample-vehicle.fixture.ts";
import * as firing from "./firing.ts";
import { fasterReload, modifier } from "./modifiers.fixture.ts";

type Gun = ReturnType<typeof sampleGun>;
const shotsPerMinute = (gun: Gun, factor = 1) => firing.shotsPerMinute(gun, fasterReload(factor)).value;
const reloadOf = (gun: Gun, factor = 1) => firing.reload(gun, fasterReload(factor)).value;

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
    // The quickest shell is loaded in 2 s then, but the gun fires every 3 s only.
    expect(shotsPerMinute(sampleGun({ autoReload: [4, 9], clip: { size: 2, interval: 3 } }), 0.5)).toBe(20);
  });
});

describe("the reload that is shown", () => {
  it("is the gun's own, all of an autoreloader's or a dual gun's faster", () => {
    expect(reloadOf(sampleGun({ reload: 10 }))).toBe(10);
    expect(reloadOf(sampleGun({ autoReload: [18, 14, 12] }))).toBe(44);
    expect(reloadOf(sampleGun({ reload: 11, autoReload: [] }))).toBe(11);
    expect(
      reloadOf(sampleGun({ dualGun: { reloadTimes: [12, 7.5], chargeTime: 2, reloadLock: 0, switchTime: 4 } })),
    ).toBe(7.5);
  });

  it("is shorter by what shortens every load", () => {
    expect(reloadOf(sampleGun({ reload: 10 }), 0.9)).toBe(9);
    expect(reloadOf(sampleGun({ autoReload: [18, 14, 12] }), 0.5)).toBe(22);
    const dualGun = { reloadTimes: [12, 7.5], chargeTime: 2, reloadLock: 0, switchTime: 4 };
    expect(reloadOf(sampleGun({ dualGun }), 0.8)).toBe(6);
  });
});

describe("the terms of a rate of fire", () => {
  it("are in seconds where something adds to the reload", () => {
    const [, added] = firing.reload(sampleGun({ reload: 8 }), [modifier("reload", "add", 1)]).terms;
    expect([added?.unit, added?.result]).toEqual(["s", 9]);
  });

  it("name the quickest shell of an autoreloader, or the time between its shots", () => {
    const timeOf = (interval: number) =>
      firing.shotsPerMinute(sampleGun({ autoReload: [6, 4], clip: { size: 2, interval } }), [
        modifier("reload", "add", 1),
      ]).terms[1]?.made;
    const gun = { kind: "gun", name: "Module 40" };
    expect(timeOf(3)).toMatchObject([
      { source: { ...gun, part: "quickest shell" }, unit: "s", operand: 4 },
      { operation: "add", unit: "s", result: 5 },
    ]);
    expect(timeOf(8)).toMatchObject([{ source: { ...gun, part: "between shots" }, unit: "s", operand: 8 }]);
  });

  it("have no pause that never comes", () => {
    const gun = sampleGun({ reload: 5, clip: { size: 3, interval: 2 }, burst: { size: 3, interval: 0.5 } });
    const cycle = firing.shotsPerMinute(gun).terms[2]?.made;
    expect(cycle?.map(({ operand }) => operand)).toEqual([5, 1]);
  });
});
