import { expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import {
  consumableViolation,
  crewWith,
  deviceViolation,
  fieldSteps,
  missingSteps,
  modificationViolation,
  skillViolation,
} from "./violations.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const gorilla = publishedVehicle("usa/AT-SPG/XI/A195_Gorilla");
const leichttraktor = publishedVehicle("germany/lightTank/I/G12_Ltraktor");

it("a whole crew learns what each role can learn", () => {
  const members = crewWith(is7, ["repair", "loader_pedant", "commander_eagleEye"], definitions, 75);
  expect(
    members.map(({ level, skills }) => [level, ...skills.map((learnt) => `${learnt.skill} ${learnt.level}`)]),
  ).toEqual([
    [75, "repair 100", "commander_eagleEye 100"],
    [75, "repair 100"],
    [75, "repair 100"],
    [75, "repair 100", "loader_pedant 100"],
    [75, "repair 100", "loader_pedant 100"],
  ]);
  expect(crewWith(is7, [], definitions)[0]?.level).toBe(100);
  expect(skillViolation("repair", 5, is7, definitions)).toBe("This vehicle has a crew of 5.");
});

it("an item replaces what was in its own slot", () => {
  const equipment = ["tankRammer_tier1", null, null];
  expect(deviceViolation("tankRammer_tier1", 0, is7, { equipment }, definitions)).toBeNull();
  expect(deviceViolation("deluxRammer", 0, is7, { equipment }, definitions)).toBeNull();
  const consumables = ["qualityFuel", null, null];
  expect(consumableViolation("qualityFuel", 0, is7, { consumables }, definitions)).toBeNull();
  expect(consumableViolation("excellentFuel", 0, is7, { consumables }, definitions)).toBeNull();
  expect(consumableViolation("ration", 1, is7, { consumables }, definitions)).toBeNull();
});

it("a vehicle has the steps of field modifications of its tier, and none where there are none", () => {
  const steps = (tier: number) => fieldSteps({ ...is7, tier }, definitions);
  const of = new Set(definitions.trees.get(is7.fieldModifications ?? "")?.steps.map(({ minTier }) => minTier));
  const [lowest] = [...of].flatMap((tier) => tier ?? []).toSorted((a, b) => a - b);
  if (lowest === undefined) throw new Error("Some steps are for higher tiers only.");
  const free = definitions.trees.get(is7.fieldModifications ?? "")?.steps.filter(({ minTier }) => minTier === null);
  expect(steps(lowest - 1)).toEqual(free);
  expect(steps(lowest).length).toBeGreaterThan(steps(lowest - 1).length);
  expect(fieldSteps(leichttraktor, definitions)).toEqual([]);
  expect(fieldSteps(gorilla, definitions)).toEqual([]);
});

it("the steps that have to be made before are those up to the highest one", () => {
  const chosen = { field: ["role_heavyTank_pair_2_1"] };
  expect(missingSteps(is7, chosen, definitions)).toEqual(["role_heavyTank_base_1", "role_heavyTank_base_2"]);
});

it("a field modification is for the tier of its step and all above", () => {
  const steps = definitions.trees.get(is7.fieldModifications ?? "")?.steps ?? [];
  const later = steps.flatMap(({ minTier, action }) =>
    minTier !== null && action.type === "modification" ? [[minTier, action.modification] as const] : [],
  );
  expect(later.length).toBeGreaterThan(0);
  for (const [tier, tag] of later) {
    const at = (own: number) => modificationViolation(tag, { ...is7, tier: own }, { field: [] }, definitions);
    expect([at(tier), at(tier + 1)]).toEqual([null, null]);
    expect(at(tier - 1)).toMatch(/^It is for tier [IVX]+ and above\.$/);
  }
});
