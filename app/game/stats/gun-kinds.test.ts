import { describe, expect, it } from "vitest";
import { BY_GUN_KIND, gunKind, isByGunKind, isRate, knownRates } from "./gun-kinds.ts";
import { STAT_META } from "./meta.ts";
import { sampleGun } from "./sample-vehicle.fixture.ts";

const barrels = { reloadTimes: [10, 10], chargeTime: 2, reloadLock: 0, switchTime: 4 };

describe("the kind of a gun", () => {
  it.each([
    ["single", {}],
    ["single", { clip: { size: 1, interval: 2 }, burst: { size: 1, interval: 2 } }],
    ["single", { autoReload: [] }],
    ["magazine", { clip: { size: 4, interval: 2 } }],
    ["magazine", { burst: { size: 2, interval: 0.5 } }],
    ["autoreloader", { clip: { size: 2, interval: 2 }, autoReload: [12, 10] }],
    ["dual", { dualGun: barrels }],
  ] as const)("is %s with %j", (kind, over) => {
    expect(gunKind(sampleGun(over as Parameters<typeof sampleGun>[0]))).toBe(kind);
  });
});

describe("figures that depend on the kind", () => {
  it("are of firepower, the reload first; damage per minute is common to all kinds", () => {
    expect(BY_GUN_KIND[0]).toBe("reload");
    expect(new Set(BY_GUN_KIND.map((key) => STAT_META[key].group))).toEqual(new Set(["firepower"]));
    expect([isByGunKind("reload"), isByGunKind("dpm"), isByGunKind("damage")]).toEqual([true, false, false]);
  });
});

describe("a gun that overheats", () => {
  const stats = { dpm: 1500, shotsPerMinute: 7.5, damage: 200 };

  it("has no known rates, and all other figures", () => {
    expect(knownRates(stats, sampleGun({ overheats: true }))).toEqual({ dpm: null, shotsPerMinute: null, damage: 200 });
    expect(knownRates(stats, sampleGun())).toEqual(stats);
  });

  it("lacks what is a rate", () => {
    expect([isRate("dpm"), isRate("shotsPerMinute"), isRate("reload")]).toEqual([true, true, false]);
  });
});
