import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { computeStats, valuesOf } from "../stats/compute.ts";
import { explainLoadout } from "./explain.ts";
import { loadoutOf } from "./golden/loadouts.fixture.ts";
import type { PlainLoadout } from "./golden/plain-stats.fixture.ts";
import { emptyLoadout, isStateMode, type Loadout, slotCategories, trainedLoadout } from "./loadout.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const ebr = publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105");

function explained(vehicle: FullVehicle, plain: PlainLoadout, more: Partial<Loadout> = {}) {
  return explainLoadout(vehicle, { ...loadoutOf(vehicle, plain, definitions), ...more }, definitions);
}

describe("an empty build", () => {
  it("has the nominal figures, and nothing that is not counted", () => {
    const { explainedStats, uncounted } = explainLoadout(is7, emptyLoadout(is7), definitions);
    expect(valuesOf(explainedStats)).toEqual(computeStats(is7.modules, is7.top.modules));
    expect(uncounted).toEqual([]);
  });
});

it("a vehicle as it stands has empty slots and a full crew, nominal or trained", () => {
  const nominal = emptyLoadout(is7);
  expect(nominal).toEqual({
    modules: is7.top.modules,
    equipment: [null, null, null],
    roleSlot: null,
    crew: { nominal: true, members: is7.crew.map(() => ({ level: 100, skills: [] })) },
    consumables: [null, null, null],
    directive: null,
    field: [],
    shell: null,
    mode: "normal",
  });
  expect(trainedLoadout(is7)).toEqual({ ...nominal, crew: { ...nominal.crew, nominal: false } });
  expect(["normal", "travel", "siege", "rocket"].map(isStateMode)).toEqual([true, true, true, false]);
});

it("field modifications give the first slot of no category one", () => {
  const equipmentSlots = ["survivability" as const, null, null];
  expect(slotCategories({ equipmentSlots }, { roleSlot: null })).toEqual(equipmentSlots);
  expect(slotCategories({ equipmentSlots }, { roleSlot: "firepower" })).toEqual(["survivability", "firepower", null]);
});

/**
 * Worked by hand from the published formulas (client 1.26.1). IS-7: crew of five, slots survivability, any, any.
 * Common 11: brotherhood 5, and ventilation 6, since it is of all four categories and so of the first slot's.
 */
describe("the IS-7, worked by hand", () => {
  const loadoutC = { equipment: ["improvedVentilation_tier1", "tankRammer_tier1", "coatedOptics_tier1"] };
  const plain: PlainLoadout = { crew: "100", skills: ["brotherhood"], ...loadoutC };
  it.each([
    // Commander 111 → 1.0473; others 111 + 11.1 = 122.1 → 0.57 + 0.43 × 1.221 = 1.09503.
    ["reload", (13.7 * 0.9) / 1.09503],
    ["aimTime", 2.9 / 1.09503],
    ["hullTraverse", 28 * 1.09503],
    // 400 × 1.1 of the optics × 1.0473 of the commander.
    ["viewRange", 460.812],
    // Nobody has learnt camouflage: 11.6 × 0.57.
    ["concealmentStill", 6.612],
    // 68.19 t + 200 kg + 400 kg + 0 kg.
    ["weight", 68.79],
    ["specificPower", 1200 / 68.79],
    // 6.857143 s ÷ 0.57.
    ["trackRepair", 12.030_075],
  ] as const)("has a %s of %d", (key, value) => {
    expect(explained(is7, plain).explainedStats[key]?.value).toBeCloseTo(value, 5);
  });

  it("gains less from ventilation in a slot of no category", () => {
    // Common 5 + 5 = 10: others 121 → 0.57 + 0.43 × 1.21 = 1.0903.
    const away = { ...plain, equipment: ["coatedOptics_tier1", "improvedVentilation_tier1", "tankRammer_tier1"] };
    expect(explained(is7, away).explainedStats.reload?.value).toBeCloseTo((13.7 * 0.9) / 1.0903, 5);
  });

  // Firepower and mobility; the first slot of the Type 59 is of mobility. 46 × 1.125 × 1.043 of the gunner; 0.14 × 0.875.
  it.each([
    ["turretTraverse", 46 * 1.125 * 1.043],
    ["dispersionMoving", 0.1225],
  ] as const)("has the second values of a rotation mechanism in a slot of its second category: %s", (key, value) => {
    const type59 = publishedVehicle("china/mediumTank/VIII/Ch01_Type59");
    const mounted: PlainLoadout = { crew: "100", equipment: ["improvedRotationMechanism_tier1"] };
    expect(explained(type59, mounted).explainedStats[key]?.value).toBeCloseTo(value, 4);
  });

  it.each<
    [
      what: string,
      build: PlainLoadout,
      key:
        | "viewRange"
        | "concealmentStill"
        | "concealmentMoving"
        | "health"
        | "dispersionMoving"
        | "terrainSoft"
        | "terrainMedium"
        | "topSpeed"
        | "reload"
        | "damage",
      value: number,
    ]
  >([
    // 400 × 1.25, which takes the place of × 1.1; nominal commander.
    [
      "binoculars beside optics",
      { crew: "nominal", equipment: ["stereoscope_tier1", "coatedOptics_tier1"] },
      "viewRange",
      500,
    ],
    // 5% of the IS-7's own net, 3% of its exhaust: 6.612 + 3 + (5 − 3); in no slot of stealth.
    [
      "a net beside an exhaust",
      { crew: "100", equipment: ["camouflageNet_tier2", "additionalInvisibilityDevice_tier1"] },
      "concealmentStill",
      11.612,
    ],
    [
      "a net on the move",
      { crew: "100", equipment: ["camouflageNet_tier2", "additionalInvisibilityDevice_tier1"] },
      "concealmentMoving",
      5.8 * 0.57 + 3,
    ],
    // The mean of 1.00 and four times 1.10 is 1.08: 0.57 + 0.43 × 1.08 = 1.0344.
    ["a crew that hides", { crew: "100", skills: ["camouflage"] }, "concealmentStill", 11.6 * 1.0344],
    // 1.08 × 1.1 = 1.188: 0.57 + 0.43 × 1.188 = 1.08084.
    [
      "and its directive",
      { crew: "100", skills: ["camouflage"], directive: "camouflageBattleBooster" },
      "concealmentStill",
      11.6 * 1.080_84,
    ],
    ["the directive alone", { crew: "100", directive: "camouflageBattleBooster" }, "concealmentStill", 11.6],
    // The first slot is of survivability: 2,400 × 1.1.
    ["hardening in its slot", { crew: "nominal", equipment: ["extraHealthReserve_tier1"] }, "health", 2640],
    // 0.16 × 0.8 × (1 − 0.0004 × 110): the driver's 100 + round(10).
    [
      "stabiliser and smooth ride",
      { crew: "100", skills: ["driver_smoothDriving"], equipment: ["aimingStabilizer_tier1"] },
      "dispersionMoving",
      0.16 * 0.8 * 0.956,
    ],
    // 1.8 ÷ 1.055 ÷ 1.043; on soft ground the same, since 0.01 × 110 is more than the whole way.
    [
      "off-road driving, medium",
      { crew: "100", skills: ["driver_badRoadsKing"] },
      "terrainMedium",
      1.8 / 1.055 / 1.043,
    ],
    ["off-road driving, soft", { crew: "100", skills: ["driver_badRoadsKing"] }, "terrainSoft", 1.8 / 1.055 / 1.043],
    // 59.6 + 4 + 0.01 × 110.
    [
      "turbocharger and engineer",
      { crew: "100", skills: ["driver_motorExpert"], equipment: ["turbocharger_tier1"] },
      "topSpeed",
      64.7,
    ],
    // Food + 10 and ventilation + 6 with its directive + 2.5: 118.5 + 11.85 = 130.35 → 1.130505.
    [
      "food, ventilation, directive",
      {
        crew: "100",
        equipment: ["improvedVentilation_tier1"],
        consumables: ["ration"],
        directive: "improvedVentilationBattleBooster",
      },
      "reload",
      13.7 / 1.130_505,
    ],
    // Common 5: commander 105, + 0.0002 × 105 of eagle eye; 400 × (0.57 + 0.43 × 1.05) × 1.021.
    ["eagle eye", { crew: "100", skills: ["commander_eagleEye", "brotherhood"] }, "viewRange", 400 * 1.0215 * 1.021],
    ["ammunition tuning", { crew: "nominal", skills: ["loader_ammunitionImprove"] }, "damage", 490 * 1.01],
  ])("with %s", (_, chosen, key, value) => {
    expect(explained(is7, chosen).explainedStats[key]?.value).toBeCloseTo(value, 6);
  });

  it("raises eagle eye by whole per cent", () => {
    // Common 5 × 3 ÷ 5 = 3 of a brotherhood that three of five have: 103 → 103.
    const members = is7.crew.map((_, seat) => ({
      level: 100,
      skills: [
        ...(seat < 3 ? [{ skill: "brotherhood", level: 50 }] : []),
        ...(seat === 0 ? [{ skill: "commander_eagleEye", level: 100 }] : []),
      ],
    }));
    // Common 1.5: level 101.5, of which the client makes 102.
    const value = explained(is7, { crew: "100" }, { crew: { nominal: false, members } }).explainedStats.viewRange
      ?.value;
    expect(value).toBeCloseTo(400 * (0.57 + 0.43 * 1.015) * 1.0204, 6);
  });
});

describe("a commander who is the loader too", () => {
  it("gets no commander's bonus there: the EBR 105 reloads in 12 s", () => {
    const { explainedStats } = explained(ebr, { crew: "100" });
    expect(explainedStats.reload?.value).toBeCloseTo(12, 10);
  });
});

describe("a level below 100%", () => {
  it("counts in the mean of a role, and in the commander's tenth", () => {
    const members = is7.crew.map((_, seat) => ({ level: seat === 0 ? 80 : seat === 3 ? 50 : 100, skills: [] }));
    const { explainedStats } = explained(is7, { crew: "100" }, { crew: { nominal: false, members } });
    // Loaders 50 and 100, each + 8: 83 → 0.57 + 0.43 × 0.83.
    expect(explainedStats.reload?.value).toBeCloseTo(13.7 / 0.9269, 6);
    expect(explainedStats.viewRange?.value).toBeCloseTo(400 * 0.914, 6);
  });
});

describe("a shell and a mode", () => {
  it("change what the figures are of", () => {
    const [, second] = is7.modules.turrets[0]?.guns[0]?.shells ?? [];
    const { explainedStats } = explained(is7, { crew: "nominal" }, { shell: second?.tag ?? null });
    expect(explainedStats.penetration?.value).toBe(second?.penetration);
  });

  it("burn rockets: power × 2.5, speed × 1.5, traverse × 0.15", () => {
    const rocket = publishedVehicle("china/heavyTank/VIII/Ch47_BZ_176");
    const normal = explained(rocket, { crew: "nominal" }).explainedStats;
    const burning = explained(rocket, { crew: "nominal" }, { mode: "rocket" }).explainedStats;
    expect(burning.enginePower?.value).toBeCloseTo((normal.enginePower?.value ?? 0) * 2.5, 8);
    expect(burning.topSpeed?.value).toBeCloseTo((normal.topSpeed?.value ?? 0) * 1.5, 8);
    expect(burning.hullTraverse?.value).toBeCloseTo((normal.hullTraverse?.value ?? 0) * 0.15, 8);
  });

  it("take the numbers of a mechanic", () => {
    const hacker = publishedVehicle("usa/mediumTank/XI/A183_XM69_Hacker");
    const normal = explained(hacker, { crew: "nominal" }).explainedStats;
    const still = explained(hacker, { crew: "nominal" }, { mode: "concentrationMode" }).explainedStats;
    expect(still.aimTime?.value).toBeCloseTo((normal.aimTime?.value ?? 0) * 0.3, 8);
    expect(still.dispersionMoving?.value).toBe(0);
    expect(still.dispersion?.value).toBeCloseTo((normal.dispersion?.value ?? 0) * 0.94, 8);
  });
});
