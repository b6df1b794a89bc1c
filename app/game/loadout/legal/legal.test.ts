import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { emptyLoadout, type Loadout } from "../loadout.ts";
import { legalLoadout } from "./legal-loadout.ts";
import { violationText } from "./violations.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const gorilla = publishedVehicle("usa/AT-SPG/XI/A195_Gorilla");
const leichttraktor = publishedVehicle("germany/lightTank/I/G12_Ltraktor");

function refused(vehicle: typeof is7, wanted: Partial<Loadout>): string[] {
  return legalLoadout(vehicle, { ...emptyLoadout(vehicle), ...wanted }, definitions).refused.map(violationText);
}

const crew = (skills: readonly string[], seat = 0, level = 100) => ({
  nominal: false,
  members: is7.crew.map((_, index) => ({
    level: index === seat ? level : 100,
    skills: index === seat ? skills.map((skill) => ({ skill, level: 100 })) : [],
  })),
});

const skilled = (level: number) => ({
  nominal: false,
  members: [{ level: 100, skills: [{ skill: "repair", level }] }],
});

describe("what a build cannot have, with the reason", () => {
  it.each<[string, typeof is7, Partial<Loadout>, string]>([
    ["unknown equipment", is7, { equipment: ["bond"] }, "“bond”: There is no equipment of this name."],
    [
      "too many devices",
      is7,
      { equipment: [null, null, null, "tankRammer_tier1"] },
      "“tankRammer_tier1”: This vehicle has 3 equipment slots.",
    ],
    [
      "equipment on tier I",
      leichttraktor,
      { equipment: ["coatedOptics_tier3"] },
      "“coatedOptics_tier3”: This vehicle has no equipment slots.",
    ],
    [
      "a class of equipment for other tiers",
      tiger,
      { equipment: ["turbocharger_tier1"] },
      "“turbocharger_tier1”: It is only for tiers VIII to X.",
    ],
    [
      "equipment for light tanks",
      is7,
      { equipment: ["commandersView"] },
      "“commandersView”: It is only for light tanks and medium tanks.",
    ],
    [
      "a rammer of another class",
      is7,
      { equipment: ["tankRammer_tier2"] },
      "“tankRammer_tier2”: It cannot be fitted to this vehicle.",
    ],
    [
      "the same twice",
      is7,
      { equipment: ["tankRammer_tier1", "tankRammer_tier1"] },
      "“tankRammer_tier1”: It is mounted already.",
    ],
    [
      "a bond device beside the standard one",
      is7,
      { equipment: ["tankRammer_tier1", "deluxRammer"] },
      "“deluxRammer”: It cannot be mounted beside Gun Rammer Class 1.",
    ],
    [
      "an experimental device beside its kin",
      is7,
      { equipment: ["turbocharger_tier1", "modernizedTurbochargerRotationMechanism3"] },
      "“modernizedTurbochargerRotationMechanism3”: It cannot be mounted beside Turbocharger Class 1.",
    ],
    [
      "a device beside one that excludes it",
      is7,
      { equipment: ["deluxRammer", "tankRammer_tier1"] },
      "“tankRammer_tier1”: It cannot be mounted beside Innovative Loading System.",
    ],
    [
      "too many devices for one slot",
      { ...is7, equipmentSlots: [null] },
      { equipment: [null, "tankRammer_tier1"] },
      "“tankRammer_tier1”: This vehicle has one equipment slot.",
    ],
    ["an unknown consumable", is7, { consumables: ["tea"] }, "“tea”: There is no consumable of this name."],
    ["a consumable twice", is7, { consumables: ["ration", "ration"] }, "“ration”: It is taken already."],
    [
      "consumables where none are taken",
      { ...is7, consumableSlots: 0 },
      { consumables: ["ration"] },
      "“ration”: This vehicle takes no consumables.",
    ],
    ["an unknown directive", is7, { directive: "go" }, "“go”: There is no directive of this name."],
    ["an unknown modification", is7, { field: ["luck"] }, "“luck”: There is no field modification of this name."],
    [
      "a modification twice",
      is7,
      { field: ["role_heavyTank_base_1", "role_heavyTank_base_1"] },
      "“role_heavyTank_base_1”: It is named twice.",
    ],
    [
      "a crew that is too large",
      is7,
      { crew: { nominal: false, members: Array.from({ length: 6 }, () => ({ level: 100, skills: [] })) } },
      "This vehicle has a crew of 5.",
    ],
    ["a level below 50", is7, { crew: crew([], 1, 49) }, "“49”: The level of a role is 50 to 100%."],
    ["no level at all", is7, { crew: crew([], 1, Number.NaN) }, "“NaN”: The level of a role is 50 to 100%."],
    ["no level of a skill", is7, { crew: skilled(0) }, "“repair”: The level of a skill is 1 to 100%."],
    ["too high a level of a skill", is7, { crew: skilled(101) }, "“repair”: The level of a skill is 1 to 100%."],
    [
      "an endless level of a skill",
      is7,
      { crew: skilled(Number.NEGATIVE_INFINITY) },
      "“repair”: The level of a skill is 1 to 100%.",
    ],
    ["food of another nation", is7, { consumables: ["chocolate"] }, "“chocolate”: It is only for vehicles of Germany."],
    [
      "two fuels",
      is7,
      { consumables: ["qualityFuel", "excellentFuel"] },
      "“excellentFuel”: Only one kind of fuel can be taken.",
    ],
    ["four consumables", is7, { consumables: [null, null, null, "ration"] }, "“ration”: This vehicle takes 3 at most."],
    [
      "a directive on tier I",
      leichttraktor,
      { directive: "rammerBattleBooster" },
      "“rammerBattleBooster”: This vehicle takes no directive.",
    ],
    ["a skill of another role", is7, { crew: crew(["loader_pedant"]) }, "“loader_pedant”: Only a loader can learn it."],
    ["an unknown skill", is7, { crew: crew(["telepathy"]) }, "“telepathy”: There is no skill of this name."],
    ["a skill twice", is7, { crew: crew(["repair", "repair"]) }, "“repair”: It is named twice."],
    ["a level beyond 100", is7, { crew: crew([], 1, 120) }, "“120”: The level of a role is 50 to 100%."],
    [
      "both of a pair",
      is7,
      { field: ["role_heavyTank_pair_1_1", "role_heavyTank_pair_1_2"] },
      "“role_heavyTank_pair_1_2”: Only one of the two of a pair can be chosen.",
    ],
    [
      "both of a pair, the other way round",
      is7,
      { field: ["role_heavyTank_pair_1_2", "role_heavyTank_pair_1_1"] },
      "“role_heavyTank_pair_1_1”: Only one of the two of a pair can be chosen.",
    ],
    [
      "another role's modification",
      is7,
      { field: ["role_HT_assault_base_4"] },
      "“role_HT_assault_base_4”: It belongs to vehicles of another role.",
    ],
    [
      "a modification of a higher tier",
      tiger,
      { field: ["role_HT_universal_base_4"] },
      "“role_HT_universal_base_4”: It is for tier IX and above.",
    ],
    [
      "field modifications on tier I",
      leichttraktor,
      { field: ["role_heavyTank_base_1"] },
      "“role_heavyTank_base_1”: This vehicle has no field modifications.",
    ],
    [
      "field modifications of tier XI",
      gorilla,
      { field: ["role_ATSPG_base_1"] },
      "“role_ATSPG_base_1”: The field modifications of this vehicle are not in the data.",
    ],
    [
      "a category for a slot that it cannot have",
      is7,
      { roleSlot: "stealth" },
      "“stealth”: The slot can be given mobility or firepower only.",
    ],
    [
      "a category below tier VIII",
      tiger,
      { roleSlot: "stealth" },
      "“stealth”: No slot of this vehicle can be given a category.",
    ],
    ["a mode of another vehicle", is7, { mode: "siege" }, "“siege”: This vehicle has no such mode."],
    ["a shell of another gun", is7, { shell: "pebble" }, "“pebble”: This gun does not fire it."],
    [
      "modules of another vehicle",
      is7,
      { modules: tiger.top.modules },
      "These modules do not fit together on this vehicle.",
    ],
  ])("%s", (_, vehicle, wanted, reason) => {
    expect(refused(vehicle, wanted)).toEqual([reason]);
  });
});

describe("what a build can have", () => {
  it("is a device in any slot, and on tier XI what tier X mounts", () => {
    expect(refused(is7, { equipment: ["coatedOptics_tier1", "extraHealthReserve_tier1", "deluxRammer"] })).toEqual([]);
    expect(refused(gorilla, { equipment: ["turbocharger_tier1"] })).toEqual([]);
  });

  it("gives its second values in a slot that the field modifications gave the category", () => {
    const wanted = { ...emptyLoadout(is7), equipment: [null, "tankRammer_tier1"], roleSlot: "firepower" as const };
    expect(legalLoadout(is7, wanted, definitions).refused).toEqual([]);
  });

  it("is kept as it is, with the crew filled up", () => {
    const [, second] = is7.modules.turrets[0]?.guns[0]?.shells ?? [];
    const wanted: Loadout = {
      ...emptyLoadout(is7),
      equipment: ["tankRammer_tier1", null, "coatedOptics_tier1"],
      consumables: ["ration", "excellentFuel", "largeRepairkit"],
      directive: "rammerBattleBooster",
      field: ["role_heavyTank_base_1", "role_heavyTank_pair_1_2"],
      roleSlot: "firepower",
      shell: second?.tag ?? null,
      crew: {
        nominal: true,
        members: [
          {
            level: 50,
            skills: [
              { skill: "repair", level: 1 },
              { skill: "brotherhood", level: 100 },
            ],
          },
        ],
      },
    };
    const filled = [...wanted.crew.members, ...is7.crew.slice(1).map(() => ({ level: 100, skills: [] }))];
    expect(legalLoadout(is7, wanted, definitions)).toEqual({
      loadout: { ...wanted, crew: { nominal: true, members: filled } },
      refused: [],
    });
    expect(second).toBeDefined();
  });

  it("is what is left without the rest, each with the part that it is of", () => {
    const none: Loadout = {
      modules: tiger.top.modules,
      equipment: ["wings"],
      consumables: ["tea"],
      directive: "go",
      field: ["luck"],
      roleSlot: "stealth",
      shell: "pebble",
      mode: "siege",
      crew: {
        nominal: false,
        members: [{ level: 10, skills: [{ skill: "telepathy", level: 1 }] }, ...crew([]).members],
      },
    };
    const { loadout, refused: all } = legalLoadout(is7, none, definitions);
    const empty = emptyLoadout(is7);
    expect(loadout).toEqual({ ...empty, crew: { ...empty.crew, nominal: false } });
    expect(all.map(({ part, name }) => `${part} ${name}`).toSorted()).toEqual(
      [
        ...["modules ", "equipment wings", "consumables tea", "field luck", "skills telepathy", "crew 10", "crew "],
        ...["directive go", "roleSlot stealth", "shell pebble", "mode siege"],
      ].toSorted(),
    );
  });
});
