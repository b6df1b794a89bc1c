import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { explainStats, valuesOf } from "../stats/compute.ts";
import { emptyLoadout, type Loadout } from "./loadout.ts";
import { resolve } from "./resolve.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");

function resolved(over: Partial<Loadout>) {
  const { input, uncounted } = resolve(is7, { ...emptyLoadout(is7), ...over }, definitions);
  return {
    modifiers: input.modifiers.map(({ quantity, step, operation, operand, source }) => [
      `${source.tag} ${step} ${operation} ${quantity}`,
      Number(operand.toFixed(6)),
    ]),
    uncounted: uncounted.map(({ source, step, attribute, operation, value, situational, reason }) => [
      `${source.tag} ${step} ${operation} ${attribute}`,
      Number(value.toFixed(6)),
      ...(situational ? ["situational"] : []),
      ...(reason === null ? [] : [reason]),
    ]),
  };
}
const crew = (nominal: boolean, ...skills: string[]) => ({
  nominal,
  members: is7.crew.map(() => ({ level: 100, skills: skills.map((skill) => ({ skill, level: 100 })) })),
});

it("a low-charge shot loses penetration too, with each shell", () => {
  const gorilla = publishedVehicle("usa/AT-SPG/XI/A195_Gorilla");
  const statsWith = (shell: string | null, mode: string) => {
    const { input } = resolve(gorilla, { ...emptyLoadout(gorilla), shell, mode, crew: crew(true) }, definitions);
    const { damage, penetration, penetrationSpecial, shellVelocity, reload, dispersion } = valuesOf(
      explainStats(input),
    );
    return [damage, penetration, penetrationSpecial, shellVelocity, reload, Number(dispersion?.toFixed(3))];
  };
  expect(statsWith(null, "travel")).toEqual([800, 305, 380, 900, 20.5, 0.36]);
  expect(statsWith(null, "lowChargeShot")).toEqual([390, 255, 320, 700, 10.25, 0.468]);
  expect(statsWith("_155mm_HE_MPCS", "lowChargeShot")).toEqual([550, 45, 320, 700, 10.25, 0.468]);
});

describe("what a loadout changes, and what no figure counts", () => {
  it.each<[what: string, Partial<Loadout>, ReturnType<typeof resolved>]>([
    [
      "consumables on board",
      { consumables: ["largeRepairkit", "autoExtinguishers", "excellentFuel"] },
      {
        modifiers: [
          ["largeRepairkit consumable divide trackRepair", 1.1],
          ["largeRepairkit consumable multiply repairSpeed", 1.1],
          ["autoExtinguishers consumable multiply fireChance", 0.9],
          ["excellentFuel consumable multiply enginePower", 1.1],
          ["excellentFuel consumable multiply turretTraverse", 1.1],
        ],
        uncounted: [],
      },
    ],
    [
      "consumables that act on use, and food for a nominal crew",
      { consumables: ["removedRpmLimiter", "largeMedkit", "ration"] },
      {
        modifiers: [],
        uncounted: [
          [
            "removedRpmLimiter consumable multiply enginePowerFactor",
            1.1,
            "situational",
            "It acts only when it is used.",
          ],
          [
            "removedRpmLimiter consumable multiply engineHpLossPerSecond",
            1.5,
            "situational",
            "It acts only when it is used.",
          ],
          ["largeMedkit consumable multiply bonusValue", 0.3],
          ["largeMedkit consumable multiply stunResistanceDuration", 0.05],
          ["ration consumable add crewLevelIncrease", 10, "A nominal crew is at exactly 100%."],
        ],
      },
    ],
    [
      "what nobody knows",
      { consumables: ["tea", null], equipment: ["wings"], field: ["luck"], directive: "go" },
      {
        modifiers: [],
        uncounted: [],
      },
    ],
    [
      "a directive without its device",
      { directive: "rammerBattleBooster" },
      {
        modifiers: [],
        uncounted: [
          [
            "rammerBattleBooster directive multiply gun/reloadTime",
            0.972,
            "It needs a device of its kind, which is not mounted.",
          ],
        ],
      },
    ],
    [
      "a directive with its device",
      { directive: "rammerBattleBooster", equipment: ["tankRammer_tier1"] },
      {
        modifiers: [
          ["tankRammer_tier1 equipment multiply reload", 0.9],
          ["tankRammer_tier1 equipment add weight", 400],
          ["rammerBattleBooster directive multiply reload", 0.972],
        ],
        uncounted: [],
      },
    ],
    [
      "binoculars in place of optics",
      { equipment: ["stereoscope_tier1", "coatedOptics_tier1"] },
      {
        modifiers: [
          ["stereoscope_tier1 equipment add weight", 50],
          ["stereoscope_tier1 equipment multiply viewRange", 1.25],
        ],
        uncounted: [
          [
            "coatedOptics_tier1 equipment multiply miscAttrs/circularVisionRadiusFactor",
            1.1,
            "Binoculars take the place of the optics while the vehicle stands.",
          ],
        ],
      },
    ],
    [
      "what only spotting knows",
      { equipment: ["commandersView"] },
      {
        modifiers: [["commandersView equipment add weight", 100]],
        uncounted: [
          ["commandersView equipment multiply demaskFoliageFactor", 0.85],
          ["commandersView equipment multiply demaskMovingFactor", 0.9],
        ],
      },
    ],
    [
      "skills, of which one helps with damaged optics too",
      { crew: crew(true, "commander_eagleEye", "gunner_quickAiming", "driver_virtuoso") },
      {
        modifiers: [
          ["commander_eagleEye skill multiply viewRange", 1.02],
          ["driver_virtuoso skill multiply hullTraverse", 1.05],
          ["gunner_quickAiming skill multiply aimTime", 0.975],
          ["gunner_quickAiming skill multiply turretTraverse", 1.025],
        ],
        uncounted: [["commander_eagleEye skill add penaltyToDamagedSurveyingDevice", -0.2]],
      },
    ],
    [
      "skills that add, or work at times only",
      { crew: crew(true, "driver_motorExpert", "loader_desperado") },
      {
        modifiers: [
          ["driver_motorExpert skill add topSpeed", 1],
          ["driver_motorExpert skill add reverseSpeed", 1],
        ],
        uncounted: [
          ["driver_motorExpert skill add vehPenaltyForDamagedEngine", -0.2],
          [
            "loader_desperado skill add vehicleGunReloadTime",
            -0.05,
            "situational",
            "It works in certain situations only.",
          ],
        ],
      },
    ],
    [
      "skills that a later client has",
      { crew: crew(true, "loader_magMastery", "gunner_loneWolf") },
      {
        modifiers: [],
        uncounted: [
          [
            "gunner_loneWolf skill add gunner_loneWolf",
            0,
            "situational",
            "A later client has it; how it is computed is not known.",
          ],
          [
            "loader_magMastery skill add loader_magMastery",
            0,
            "A later client has it; how it is computed is not known.",
          ],
        ],
      },
    ],
    [
      "what turns tracks and turret, in a slot of no category",
      { equipment: [null, "improvedRotationMechanism_tier1"] },
      {
        modifiers: [
          ["improvedRotationMechanism_tier1 equipment multiply turretTraverse", 1.1],
          ["improvedRotationMechanism_tier1 equipment multiply dispersionFactors", 0.9],
          ["improvedRotationMechanism_tier1 equipment multiply hullTraverse", 1.1],
          ["improvedRotationMechanism_tier1 equipment add weight", 200],
        ],
        uncounted: [],
      },
    ],
    [
      "a bond device, whose directive has a number of its own, and what figures of modules do not show",
      { equipment: ["deluxRammer", "deluxImprovedConfiguration"], directive: "rammerBattleBooster" },
      {
        modifiers: [
          ["deluxRammer equipment multiply reload", 0.865],
          ["deluxRammer equipment add weight", 200],
          ["deluxImprovedConfiguration equipment divide trackRepair", 1.45],
          ["deluxImprovedConfiguration equipment multiply repairSpeed", 1.45],
          ["deluxImprovedConfiguration equipment multiply ammoRackHealth", 2.5],
          ["deluxImprovedConfiguration equipment multiply fuelTankHealth", 2.5],
          ["deluxImprovedConfiguration equipment multiply engineHealth", 2.5],
          ["deluxImprovedConfiguration equipment multiply fireChance", 0.3],
          ["deluxImprovedConfiguration equipment add weight", 50],
          ["rammerBattleBooster directive multiply reload", 0.971],
        ],
        uncounted: [
          ["deluxImprovedConfiguration equipment multiply engineReduceFineFactor", 0.3],
          ["deluxImprovedConfiguration equipment multiply ammoBayReduceFineFactor", 0.3],
        ],
      },
    ],
    [
      "a directive for what is not mounted, beside another device",
      { equipment: ["deluxRammer"], directive: "improvedVentilationBattleBooster" },
      {
        modifiers: [
          ["deluxRammer equipment multiply reload", 0.865],
          ["deluxRammer equipment add weight", 200],
        ],
        uncounted: [
          [
            "improvedVentilationBattleBooster directive add crewLevelIncrease",
            2.5,
            "It needs a device of its kind, which is not mounted.",
          ],
        ],
      },
    ],
    [
      // Commander 100 → 1; others 110 → 1.043. A loader is the radio operator.
      "a trained crew",
      { crew: crew(false) },
      {
        modifiers: [
          ["commander crew multiply viewRange", 1],
          ["gunner crew divide aimTime", 1.043],
          ["gunner crew divide dispersion", 1.043],
          ["gunner crew multiply turretTraverse", 1.043],
          ["driver crew divide terrain", 1.043],
          ["driver crew multiply hullTraverse", 1.043],
          ["radioman crew multiply signalRange", 1.043],
          ["loader crew divide reload", 1.043],
          // The mean of 1.00 and four times 1.10, less the 1 that the figures with the skill have.
          ["camouflage skill add camouflage", 0.08],
        ],
        uncounted: [],
      },
    ],
    [
      // 0.57 + 0.43 × 1 of a crew that has learnt it, over 0.57.
      "repairs of a nominal crew, and concealment with its directive",
      { crew: crew(true, "repair", "camouflage"), directive: "camouflageBattleBooster" },
      {
        modifiers: [
          ["camouflage skill add camouflageUntrained", 1],
          ["camouflageBattleBooster directive multiply camouflage", 1.1],
          ["camouflageBattleBooster directive multiply camouflageUntrained", 1.1],
          ["repair skill add repairSkill", 1],
          ["repair skill multiply repairSpeed", 1.754386],
        ],
        uncounted: [],
      },
    ],
  ])("%s", (_, over, expected) => {
    const sorted = (rows: readonly unknown[][]) => rows.map((row) => JSON.stringify(row)).toSorted();
    const found = resolved(over);
    expect(sorted(found.modifiers)).toEqual(sorted(expected.modifiers));
    expect(sorted(found.uncounted)).toEqual(sorted(expected.uncounted));
  });
});
