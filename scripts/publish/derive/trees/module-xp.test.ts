import { describe, expect, it } from "vitest";
import { sampleGun, sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import { xpToModule } from "./tech-trees.ts";

describe("experience for a module", () => {
  const [turret] = sampleModules().turrets;
  const unlock = (kind: "gun" | "turret" | "vehicle", id: number, xp: number) => ({ kind, id, xp });
  const modules = sampleModules({
    turrets: turret
      ? [
          {
            ...turret,
            unlocks: [unlock("turret", 31, 3000)],
            guns: [sampleGun({ unlocks: [unlock("gun", 41, 500), unlock("gun", 42, 9000), unlock("vehicle", 99, 1)] })],
          },
          {
            ...turret,
            id: 31,
            guns: [sampleGun({ id: 41, unlocks: [unlock("gun", 42, 700)] }), sampleGun({ id: 42 })],
          },
        ]
      : [],
  });

  it("is nothing for a stock module", () => {
    expect(xpToModule(modules, 40)).toBe(0);
  });

  it("adds up along the cheapest way", () => {
    expect(xpToModule(modules, 31)).toBe(3000);
    expect(xpToModule(modules, 42)).toBe(1200);
  });

  it("is not known when no way leads there", () => {
    expect(xpToModule(modules, 99)).toBeUndefined();
  });
});
