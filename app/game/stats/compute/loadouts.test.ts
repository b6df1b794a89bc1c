import { describe, expect, it } from "vitest";
import { computeStats } from "../compute.ts";
import { stockModuleIds } from "../fitted-modules.ts";
import type { StatKey } from "../keys.ts";
import { sampleGun, sampleModules, sampleShell } from "../sample-vehicle.fixture.ts";
import type { Modifier } from "./modifier.ts";
import { modifier } from "./modifiers.fixture.ts";

/** The IS-7 of client 1.26.1, as far as these tests go. */
function is7(): ReturnType<typeof sampleModules> {
  const base = sampleModules();
  const gun = sampleGun({
    weight: 2980,
    reload: 13.7,
    aimTime: 2.9,
    concealmentAtShot: 0.153,
    dispersionFactors: { turretTraverse: 0.06, afterShot: 4, damaged: 2 },
    shells: [sampleShell({ damage: 490, velocity: 900 })],
  });
  return {
    ...base,
    hull: { ...base.hull, weight: 38_850, health: 1920 },
    turrets: base.turrets.map((turret) => ({
      ...turret,
      weight: 14_200,
      health: 480,
      viewRange: 400,
      rotationSpeed: 25,
      guns: [gun],
    })),
    chassis: base.chassis.map((item) => ({
      ...item,
      weight: 11_000,
      rotationSpeed: 28,
      terrain: { hard: 1.3, medium: 1.8, soft: 3.1 },
      dispersionFactors: { movement: 0.16, rotation: 0.16 },
    })),
    engines: base.engines.map((engine) => ({ ...engine, weight: 700, power: 1200 })),
    radios: base.radios.map((radio) => ({ ...radio, weight: 160, range: 720 })),
    fuelTanks: base.fuelTanks.map((fuelTank) => ({ ...fuelTank, weight: 300 })),
    speed: { forward: 59.6, backward: 15 },
    concealment: { still: 0.116, moving: 0.058, paint: 0.02, firePenalty: 0.174 },
  };
}

function statsOf(modifiers: Modifier[], modules = is7()) {
  return computeStats(modules, stockModuleIds(modules), modifiers);
}

/** A crew of which the commander and the others have these factors (0.57 + 0.43 × level ÷ 100). */
function crew(commander: number, others: number): Modifier[] {
  const [divided, multiplied] = [
    ["reload", "aimTime", "dispersion", "terrain"],
    ["hullTraverse", "turretTraverse", "signalRange"],
  ] as const;
  return [
    ...divided.map((quantity) => modifier(quantity, "divide", others, "crew")),
    ...multiplied.map((quantity) => modifier(quantity, "multiply", others, "crew")),
    modifier("viewRange", "multiply", commander, "crew"),
  ];
}

/** Characteristic, what changes it, and what it comes to. */
type Known = [what: string, modifiers: Modifier[], key: StatKey, value: number];

describe("known values of the IS-7", () => {
  const vents = (common: number) => {
    const commander = 0.57 + 0.43 * ((100 + common) / 100);
    return crew(commander, 0.57 + 0.43 * (((100 + common) * 1.1) / 100));
  };
  const net = modifier("concealmentStill", "add", 15, "equipment", "Camouflage net");
  const plates = Array.from({ length: 5 }, () => modifier("health", "multiply", 1.01, "field modification"));
  const known: Known[] = [
    // Common 15: commander 115 → 1.0645, others 126.5 → 1.11395.
    ["ventilation and food, the loader", vents(15), "reload", 12.2986],
    ["ventilation and food, the commander", vents(15), "viewRange", 425.8],
    // The garage's crew at 100%: others 110 → 1.043.
    ["a crew with its commander's tenth", vents(0), "reload", 13.1352],
    ["optics", [modifier("viewRange", "multiply", 1.1)], "viewRange", 440],
    ["binoculars in place of the optics", [modifier("viewRange", "multiply", 1.25)], "viewRange", 500],
    [
      "eagle eye and finder",
      [1.02, 1.03].map((by) => modifier("viewRange", "multiply", by, "skill")),
      "viewRange",
      420.24,
    ],
    ["a camouflage net", [net], "concealmentStill", 21.612],
    ["a net on the move", [net], "concealmentMoving", 3.306],
    // The whole sum × 0.153 of the gun, not the vehicle's own part alone.
    ["a net after a shot", [net], "concealmentStillFired", 3.306_636],
    ["a net with a skilled crew", [net], "concealmentStillSkilled", 26.6],
    ["an exhaust, in both states", [modifier("concealment", "add", 5)], "concealmentMoving", 8.306],
    // Brotherhood and ventilation at 110%: 11.6 × 1.043.
    ["skill above 100%", [modifier("camouflage", "add", 0.1, "crew")], "concealmentStillSkilled", 12.0988],
    ["skill above 100% for a crew without it", [modifier("camouflage", "add", 0.1, "crew")], "concealmentStill", 6.612],
    // The directive gives an untrained crew the skill; a trained one has a tenth more.
    [
      "the directive without the skill",
      [modifier("camouflageUntrained", "add", 1, "directive")],
      "concealmentStill",
      11.6,
    ],
    [
      "the directive with it",
      [modifier("camouflage", "multiply", 1.1, "directive")],
      "concealmentStillSkilled",
      12.0988,
    ],
    [
      "a quieter shot",
      [modifier("concealmentAtShot", "multiply", 1.1, "field modification")],
      "concealmentStillFired",
      1.112_799_6,
    ],
    // 2,400 × 1.08 = 2,592, up to the next ten.
    ["improved hardening", [modifier("health", "multiply", 1.08)], "health", 2600],
    ["five armour plates of + 1%", plates, "health", 2520],
    ["both", [modifier("health", "multiply", 1.08), ...plates], "health", 2730],
    ["a turbocharger, its power", [modifier("enginePower", "multiply", 1.075)], "enginePower", 1290],
    ["a turbocharger, its speed", [modifier("topSpeed", "add", 4)], "topSpeed", 63.6],
    ["a turbocharger in reverse", [modifier("reverseSpeed", "add", 2)], "reverseSpeed", 17],
    [
      "food for the engine and a device",
      [1.1, 1.075].map((by) => modifier("enginePower", "multiply", by)),
      "enginePower",
      1419,
    ],
    ["a stabiliser on the move", [modifier("dispersionFactors", "multiply", 0.8)], "dispersionMoving", 0.128],
    [
      "a stabiliser on hull traverse",
      [modifier("dispersionFactors", "multiply", 0.8)],
      "dispersionHullTraverse",
      0.128,
    ],
    [
      "a stabiliser on turret traverse",
      [modifier("dispersionFactors", "multiply", 0.8)],
      "dispersionTurretTraverse",
      0.048,
    ],
    ["a stabiliser after a shot", [modifier("dispersionFactors", "multiply", 0.8)], "dispersionAfterShot", 3.2],
    ["smooth driving", [modifier("dispersionMoving", "multiply", 0.96, "skill")], "dispersionMoving", 0.1536],
    [
      "smooth driving on traverse",
      [modifier("dispersionMoving", "multiply", 0.96, "skill")],
      "dispersionHullTraverse",
      0.16,
    ],
    [
      "off-road driving on medium ground",
      [modifier("terrainMedium", "divide", 1.05, "skill")],
      "terrainMedium",
      1.714_286,
    ],
    ["an extinguisher's care", [modifier("fireChance", "multiply", 0.9, "consumable")], "fireChance", 13.5],
    // 8 s ÷ 0.57 of a crew that has not learnt to repair; with the skill its factor is 0.57 + 0.43 × the share.
    ["quicker repair", [modifier("trackRepair", "divide", 1.25)], "trackRepair", 11.228_07],
    ["a crew that repairs", [modifier("repairSkill", "add", 1, "skill")], "trackRepair", 8],
    ["half a crew that repairs", [modifier("repairSkill", "add", 0.5, "skill")], "trackRepair", 10.191_083],
    ["faster shells", [modifier("shellVelocity", "multiply", 1.1)], "shellVelocity", 990],
    ["more damage, a minute", [modifier("damage", "multiply", 1.05)], "dpm", 2253.2847],
    ["steadier aim", [modifier("dispersion", "multiply", 0.95)], "dispersion", 0.38],
    ["a better radio operator", [modifier("signalRange", "multiply", 1.2, "crew")], "signalRange", 864],
    ["a lighter hull", [modifier("weight", "multiply", 0.9, "field modification")], "weight", 61.371],
  ];
  it.each(known)("with %s", (_, modifiers, key, value) => {
    expect(statsOf(modifiers)[key]).toBeCloseTo(value, 3);
  });
});
