import { describe, expect, it } from "vitest";
import { publishedItems } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { definitionsOf } from "../definitions.ts";
import { emptyLoadout, type Loadout } from "../loadout.ts";
import { legalLoadout } from "./legal-loadout.ts";
import { missingSteps, violationText } from "./violations.ts";

const definitions = definitionsOf(publishedItems);
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

describe("what a build cannot have, with the reason", () => {
  it.each<[string, typeof is7, Partial<Loadout>, string[]]>([
    ["unknown equipment", is7, { equipment: ["bond"] }, ["“bond”: There is no equipment of this name."]],
    [
      "too many devices",
      is7,
      { equipment: [null, null, null, "tankRammer_tier1"] },
      ["“tankRammer_tier1”: This vehicle has 3 equipment slots."],
    ],
    [
      "equipment on tier I",
      leichttraktor,
      { equipment: ["coatedOptics_tier3"] },
      ["“coatedOptics_tier3”: This vehicle has no equipment slots."],
    ],
    [
      "a class of equipment for other tiers",
      tiger,
      { equipment: ["turbocharger_tier1"] },
      ["“turbocharger_tier1”: It is only for tiers VIII to X."],
    ],
    [
      "equipment for light tanks",
      is7,
      { equipment: ["commandersView"] },
      ["“commandersView”: It is only for light tanks and medium tanks."],
    ],
    [
      "a rammer of another class",
      is7,
      { equipment: ["tankRammer_tier2"] },
      ["“tankRammer_tier2”: It cannot be fitted to this vehicle."],
    ],
    [
      "the same twice",
      is7,
      { equipment: ["tankRammer_tier1", "tankRammer_tier1"] },
      ["“tankRammer_tier1”: It is mounted already."],
    ],
    [
      "a bond device beside the standard one",
      is7,
      { equipment: ["tankRammer_tier1", "deluxRammer"] },
      ["“deluxRammer”: It cannot be mounted beside Gun Rammer Class 1."],
    ],
    [
      "an experimental device beside its kin",
      is7,
      { equipment: ["turbocharger_tier1", "modernizedTurbochargerRotationMechanism3"] },
      ["“modernizedTurbochargerRotationMechanism3”: It cannot be mounted beside Turbocharger Class 1."],
    ],
    [
      "food of another nation",
      is7,
      { consumables: ["chocolate"] },
      ["“chocolate”: It is only for vehicles of Germany."],
    ],
    [
      "two fuels",
      is7,
      { consumables: ["qualityFuel", "excellentFuel"] },
      ["“excellentFuel”: Only one kind of fuel can be taken."],
    ],
    [
      "four consumables",
      is7,
      { consumables: [null, null, null, "ration"] },
      ["“ration”: This vehicle takes 3 at most."],
    ],
    [
      "a directive on tier I",
      leichttraktor,
      { directive: "rammerBattleBooster" },
      ["“rammerBattleBooster”: This vehicle takes no directive."],
    ],
    [
      "a skill of another role",
      is7,
      { crew: crew(["loader_pedant"]) },
      ["“loader_pedant”: Only a loader can learn it."],
    ],
    ["an unknown skill", is7, { crew: crew(["telepathy"]) }, ["“telepathy”: There is no skill of this name."]],
    ["a skill twice", is7, { crew: crew(["repair", "repair"]) }, ["“repair”: It is named twice."]],
    ["a level beyond 100", is7, { crew: crew([], 1, 120) }, ["“120”: The level of a role is 50 to 100%."]],
    [
      "both of a pair",
      is7,
      { field: ["role_heavyTank_pair_1_1", "role_heavyTank_pair_1_2"] },
      ["“role_heavyTank_pair_1_2”: Only one of the two of a pair can be chosen."],
    ],
    [
      "another role's modification",
      is7,
      { field: ["role_HT_assault_base_4"] },
      ["“role_HT_assault_base_4”: It belongs to vehicles of another role."],
    ],
    [
      "a modification of a higher tier",
      tiger,
      { field: ["role_HT_universal_base_4"] },
      ["“role_HT_universal_base_4”: It is for tier IX and above."],
    ],
    [
      "field modifications on tier I",
      leichttraktor,
      { field: ["role_heavyTank_base_1"] },
      ["“role_heavyTank_base_1”: This vehicle has no field modifications."],
    ],
    [
      "field modifications of tier XI",
      gorilla,
      { field: ["role_ATSPG_base_1"] },
      ["“role_ATSPG_base_1”: The field modifications of this vehicle are not in the data."],
    ],
    [
      "a category for a slot that it cannot have",
      is7,
      { roleSlot: "stealth" },
      ["“stealth”: The slot can be given mobility or firepower only."],
    ],
    [
      "a category below tier VIII",
      tiger,
      { roleSlot: "stealth" },
      ["“stealth”: No slot of this vehicle can be given a category."],
    ],
    ["a mode of another vehicle", is7, { mode: "siege" }, ["“siege”: This vehicle has no such mode."]],
    ["a shell of another gun", is7, { shell: "pebble" }, ["“pebble”: This gun does not fire it."]],
    [
      "modules of another vehicle",
      is7,
      { modules: tiger.top.modules },
      ["These modules do not fit together on this vehicle."],
    ],
  ])("%s", (_, vehicle, wanted, reasons) => {
    expect(refused(vehicle, wanted)).toEqual(reasons);
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

  it("lists the steps that have to be made before", () => {
    const chosen = { field: ["role_heavyTank_pair_2_1"] };
    expect(missingSteps(is7, chosen, definitions)).toEqual(["role_heavyTank_base_1", "role_heavyTank_base_2"]);
  });
});
