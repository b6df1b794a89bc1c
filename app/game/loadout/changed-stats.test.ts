import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { modifier } from "../stats/compute/modifiers.fixture.ts";
import { changedStats, changeText, modifiersByQuantity } from "./changed-stats.ts";
import { emptyLoadout, type Loadout } from "./loadout.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const ebr = publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105");

/** What becomes of the figures of the bare vehicle with a nominal crew: key, before and after. */
function changes(over: Partial<Loadout>, vehicle = is7) {
  const bare = emptyLoadout(vehicle);
  return changedStats(
    vehicle,
    bare,
    definitions,
  )({ ...bare, ...over }).map(({ key, before, after }) => [key, Number(before.toFixed(4)), Number(after.toFixed(4))]);
}
const taught = (skill: string) => ({
  crew: { nominal: true, members: is7.crew.map(() => ({ level: 100, skills: [{ skill, level: 100 }] })) },
});

// By hand from the IS-7's figures: 13.7 s, 490 damage, 1,200 hp, 68.19 t, 1.8 and 3.1 of the ground.
describe("the changed figures", () => {
  it.each<[what: string, Partial<Loadout>, [string, number, number][]]>([
    ["nothing", {}, []],
    [
      "a rammer of 400 kg",
      { equipment: ["tankRammer_tier1"] },
      [
        ["reload", 13.7, 12.33],
        ["dpm", 2145.9854, 2384.4282],
        ["specificPower", 17.5979, 17.4953],
      ],
    ],
    [
      "what repairs and hardens modules, which only a loadout has",
      { equipment: ["improvedConfiguration_tier1"] },
      [
        ["trackRepair", 12.0301, 8.9112],
        ["fireChance", 15, 5.25],
        ["engineHealth", 100, 250],
        ["ammoRackHealth", 100, 250],
        ["fuelTankHealth", 100, 250],
        ["repairSpeed", 100, 135],
      ],
    ],
    [
      "grousers",
      { equipment: ["grousers_tier1"] },
      [
        ["hullTraverse", 28, 32.2209],
        ["terrainHard", 1.3, 1.1297],
        ["terrainMedium", 1.8, 1.5642],
        ["terrainSoft", 3.1, 2.6939],
      ],
    ],
    [
      "fuel",
      { consumables: ["excellentFuel"] },
      [
        ["turretTraverse", 25, 27.5],
        ["specificPower", 17.5979, 19.3577],
      ],
    ],
    [
      "bounds of the damage that come closer",
      taught("gunner_armorer"),
      [
        ["dispersion", 0.4, 0.394],
        ["damageLow", 367.5, 392],
        ["damageHigh", 612.5, 588],
      ],
    ],
    [
      "a lower bound that rises",
      taught("loader_ammunitionImprove"),
      [
        ["dpm", 2145.9854, 2167.4453],
        ["damage", 490, 494.9],
        ["damageLow", 367.5, 377.3],
      ],
    ],
    ["a safer ammunition rack", taught("loader_pedant"), [["ammoRackHealth", 100, 125]]],
    ["faster shells", taught("loader_perfectCharge"), [["shellVelocity", 900, 990]]],
    [
      "repairs, 1 ÷ 0.57 as fast",
      taught("repair"),
      [
        ["trackRepair", 12.0301, 6.8571],
        ["repairSpeed", 100, 175.4386],
      ],
    ],
  ])("with %s", (_, over, expected) => {
    expect(changes(over)).toEqual(expected);
  });

  it("leave out what prints alike, and what the vehicle has none of", () => {
    const own = changes({ equipment: ["improvedRotationMechanism_tier1"] }, ebr).map(([key]) => key);
    expect(own).not.toContain("hullTraverse");
    expect(own).toContain("turretTraverse");
    const bare = emptyLoadout(is7);
    const hardly = { ...bare, crew: { nominal: false, members: is7.crew.map(() => ({ level: 100, skills: [] })) } };
    const [first, ...rest] = hardly.crew.members;
    const almost = { ...hardly, crew: { ...hardly.crew, members: [{ level: 99.99, skills: [] }, ...rest] } };
    expect(first?.level).toBe(100);
    expect(changedStats(is7, hardly, definitions)(almost)).toEqual([]);
  });

  it("are compared with the same base again and again", () => {
    const compare = changedStats(is7, emptyLoadout(is7), definitions);
    const rammed = { ...emptyLoadout(is7), equipment: ["tankRammer_tier1"] };
    expect(compare(rammed)).toEqual(compare(rammed));
  });
});

it.each([
  ["reload", 13.7, 12.33, { before: "13.7", after: "12.33", unit: "s", better: true }],
  ["reload", 12.33, 13.7, { before: "12.33", after: "13.7", unit: "s", better: false }],
  ["health", 2400, 2640, { before: "2,400", after: "2,640", unit: "hp", better: true }],
  ["health", 2640, 2400, { before: "2,640", after: "2,400", unit: "hp", better: false }],
  ["damageLow", 367.5, 1392, { before: "368", after: "1,392", unit: "hp", better: true }],
] as const)("a %s of %f and then of %f is written", (key, before, after, text) => {
  expect(changeText({ key, before, after })).toMatchObject(text);
});

it("modifiers are told apart by what they do to each quantity, in their order", () => {
  const texts = modifiersByQuantity([
    modifier("reload", "multiply", 0.9),
    modifier("aimTime", "divide", 1.1, "crew"),
    modifier("reload", "divide", 1.043, "crew"),
  ]);
  expect([...texts]).toEqual([
    ["reload", "equipment multiply 0.9,crew divide 1.043,"],
    ["aimTime", "crew divide 1.1,"],
  ]);
});
