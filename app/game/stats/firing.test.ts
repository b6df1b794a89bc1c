import { describe, expect, it } from "vitest";
import { shotsPerMinute, shownReload } from "./firing.ts";
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
    expect(shotsPerMinute(sampleGun({ dualGun: { reloadTimes: [12, 7.5], chargeTime: 2 } }))).toBe(8);
  });

  it("are those of an ordinary gun where no round of an autoreloader is stated", () => {
    expect(shotsPerMinute(sampleGun({ reload: 5, autoReload: [] }))).toBe(12);
  });

  it("rise with a faster reload, while the interval of the clip stays", () => {
    const gun = sampleGun({ reload: 30, clip: { size: 4, interval: 2 } });
    expect(shotsPerMinute(gun, 0.9)).toBeCloseTo((60 * 4) / (27 + 6), 10);
    expect(shotsPerMinute(sampleGun({ dualGun: { reloadTimes: [10, 10], chargeTime: 2 } }), 0.5)).toBe(12);
    expect(shotsPerMinute(sampleGun({ autoReload: [10] }), 0.5)).toBe(12);
  });
});

describe("the reload that is shown", () => {
  it("is the gun's own, an autoreloader's longest or a dual gun's faster", () => {
    expect(shownReload(sampleGun({ reload: 10 }))).toBe(10);
    expect(shownReload(sampleGun({ autoReload: [12, 14, 18] }))).toBe(18);
    expect(shownReload(sampleGun({ reload: 11, autoReload: [] }))).toBe(11);
    expect(shownReload(sampleGun({ dualGun: { reloadTimes: [12, 7.5], chargeTime: 2 } }))).toBe(7.5);
  });
});
