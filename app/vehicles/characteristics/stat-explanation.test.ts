import { describe, expect, it } from "vitest";
import type { Modifier } from "#app/game/stats/compute/modifier.ts";
import { modifier } from "#app/game/stats/compute/modifiers.fixture.ts";
import { statInput } from "#app/game/stats/compute/stat-input.ts";
import { explainStats } from "#app/game/stats/compute.ts";
import { stockModuleIds } from "#app/game/stats/fitted-modules.ts";
import { sampleGun, sampleModules, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { statExplanations } from "./stat-explanation.ts";

type Gun = Parameters<typeof sampleGun>[0];

function explanations(over: Gun = {}, modifiers: Modifier[] = [], turret: object = {}) {
  const gun = sampleGun({ name: "8.8 cm KwK 36", ...over });
  const turrets = sampleModules().turrets.map((sample) => ({
    ...sample,
    name: "Tiger turret",
    guns: [gun],
    ...turret,
  }));
  const modules = sampleModules({ turrets });
  return statExplanations(explainStats(statInput(modules, stockModuleIds(modules), modifiers)), gun);
}

describe("how a figure comes about", () => {
  it.each([
    ["damage", "From the gun 8.8 cm KwK 36."],
    ["viewRange", "From the Tiger turret."],
    ["terrainSoft", "From the suspension Module 20."],
    ["trackRepair", "8 s of the suspension Module 20 ÷ 0.57 of the crew."],
    ["fireChance", "From the engine Module 50."],
    ["signalRange", "From the radio Module 70."],
    ["topSpeed", "No module changes it."],
    ["hullFront", "Front, side and rear of the hull."],
    ["turretFront", "Front, side and rear of the Tiger turret."],
    ["health", "Hull 900 + turret 100 hp."],
    ["weight", "Hull 9.0 + turret 3.5 + gun 1.0 + suspension 5.0 + engine 1.0 + radio 0.2 + fuel tank 0.3 t."],
    ["specificPower", "400 hp ÷ 20.0 t."],
    ["dpm", "60 s ÷ 10 s × 200 hp of the 8.8 cm KwK 36."],
    ["shotsPerMinute", "60 s ÷ 10 s."],
    ["concealmentStill", "20.00% of the vehicle × 0.57 of the crew."],
    ["concealmentStillSkilled", "20.00% of the vehicle."],
    ["concealmentMovingFired", "10.00% of the vehicle × 0.57 of the crew × 0.25 of the gun."],
  ] as const)("%s: %s", (key, sentence) => {
    expect(explanations().get(key)).toBe(sentence);
  });

  it("names the turret's share of concealment where it has one", () => {
    expect(explanations({}, [], { concealmentFactor: 1.064 }).get("concealmentStill")).toBe(
      "20.00% of the vehicle × 1.064 of the turret × 0.57 of the crew.",
    );
  });

  it("speaks of the part whose only plate stands at its side", () => {
    const armor = { front: null, side: 80, rear: null };
    expect(explanations({}, [], { armor }).get("turretFront")).toBe("Front, side and rear of the Tiger turret.");
    const none = { front: null, side: null, rear: null };
    expect(explanations({}, [], { armor: none }).has("turretFront")).toBe(false);
  });

  it("says how far damage falls with distance", () => {
    expect(explanations({ shells: [sampleShell({ damageFar: 150 })] }).get("damage")).toBe(
      "From the gun 8.8 cm KwK 36. It falls with distance, to 150 hp.",
    );
  });
});

describe("how the figures of a magazine come about", () => {
  it("shell by shell", () => {
    const magazine = explanations({ reload: 24, clip: { size: 4, interval: 2 } });
    expect(magazine.get("reload")).toBe("From the gun 8.8 cm KwK 36.");
    expect(magazine.get("clipSize")).toBe("From the gun 8.8 cm KwK 36.");
    expect(magazine.get("magazineDamage")).toBe("4 shells × 200 hp of the 8.8 cm KwK 36.");
    expect(magazine.get("magazineTime")).toBe("3 × 2 s between shots.");
    expect(magazine.get("fullCycle")).toBe("6 s + 24 s of reload.");
    expect(magazine.get("cycleDpm")).toBe("60 s ÷ 30 s × 800 hp.");
    expect(magazine.get("shotsPerMinute")).toBe("60 s × 4 shells ÷ (24 s of reload + 3 × 2 s between shots).");
    expect(magazine.get("dpm")).toBe("8.00 shots per minute × 200 hp of the 8.8 cm KwK 36.");
  });

  it("with one pause, which may last a second", () => {
    const pair = (interval: number) => explanations({ clip: { size: 2, interval } }).get("magazineTime");
    expect([pair(2.5), pair(1)]).toEqual(["2.5 s between shots.", "1 s between shots."]);
  });

  it("in bursts", () => {
    const bursts = explanations({ clip: { size: 6, interval: 2 }, burst: { size: 3, interval: 0.5 } });
    expect(bursts.get("magazineTime")).toBe("4 × 0.5 s within a burst + 2 s between bursts.");
    expect(bursts.get("shotsPerMinute")).toBe(
      "60 s × 6 shells ÷ (10 s of reload + 4 × 0.5 s within a burst + 2 s between bursts).",
    );
  });

  it("of an autoreloader", () => {
    const auto = explanations({ clip: { size: 3, interval: 2 }, autoReload: [16, 12, 10] });
    expect(auto.get("reload")).toBe("16 + 12 + 10 s, from the first shell into the empty magazine to the last.");
    expect(auto.get("dpm")).toBe("60 s ÷ 10 s × 200 hp of the 8.8 cm KwK 36.");
    expect(auto.get("fullCycle")).toBe("4 s + 38 s of reload.");
  });
});

describe("what a loadout adds", () => {
  const rammer = modifier("reload", "multiply", 0.9, "equipment", "Gun rammer");
  const loader = modifier("reload", "divide", 1.043, "crew", "Loader");

  it("is left to the steps, and what follows from it starts with the result", () => {
    const sentences = explanations({}, [loader, rammer]);
    expect(sentences.get("reload")).toBe("");
    expect(sentences.get("dpm")).toBe("60 s ÷ 8.63 s × 200 hp of the 8.8 cm KwK 36.");
    expect(sentences.get("aimTime")).toBe(explanations({}).get("aimTime"));
  });

  it("is not told where it only rounds what is printed in whole numbers anyway", () => {
    const engine = modifier("enginePower", "multiply", 1.0755, "equipment", "Engine");
    expect(explanations({}, [engine]).get("specificPower")).toBe("430 hp ÷ 20.0 t.");
  });
});
