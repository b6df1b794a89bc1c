import { describe, expect, it } from "vitest";
import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { CrewSkill } from "#app/game/model/loadout-items/crew-skill.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { crewEfficiency, crewLevels, fullEfficiency, raised, skillLevel, trainedShare } from "./levels.ts";

const source = { kind: "fitting", tag: "food", name: "Food" } as const;
const vehicle = {
  crew: [
    { role: "commander", also: [] },
    { role: "driver", also: [] },
    { role: "loader", also: ["radioman"] },
    { role: "loader", also: [] },
  ],
} as unknown as FullVehicle;
const skill = (tag: string, role: CrewSkill["role"]) => ({ tag, role }) as CrewSkill;
const pedant = skill("loader_pedant", "loader");
const directive = (figures: Record<string, number>) => ({ skill: pedant.tag, figures }) as unknown as Directive;

/** The crew with so much food, with a skill of the loaders at the given levels; 0 is without it. */
function levels(first: number, second: number, food = 0, nominal = false) {
  const taught = (level: number) => ({ level: 100, skills: level === 0 ? [] : [{ skill: pedant.tag, level }] });
  const members = [taught(0), taught(0), taught(first), taught(second)];
  return crewLevels(vehicle, { nominal, members }, food === 0 ? [] : [{ step: "consumable", source, levels: food }]);
}

describe("the levels of a crew", () => {
  it("rise by the bonus, and by a tenth of the commander's for all others", () => {
    const { bonus, tenth, members } = levels(0, 0, 10);
    expect([bonus.value, tenth.value]).toEqual([10, 11]);
    expect(bonus.terms).toMatchObject([
      { operation: "start", operand: 0, unit: "%" },
      { step: "consumable", source, operation: "add", operand: 10, unit: "%", result: 10 },
    ]);
    expect(tenth.terms).toMatchObject([
      { operation: "start", operand: 100, unit: "%", source: { kind: "crew" } },
      { step: "consumable", source, operation: "add", operand: 10, unit: "%" },
      { operation: "divide", operand: 10, unit: "", source: { kind: "constant" } },
    ]);
    const [commander, driver] = members;
    if (!commander || !driver) throw new Error("There are four.");
    expect(raised(levels(0, 0, 10), commander, 100)).toBe(110);
    expect(raised(levels(0, 0, 10), driver, 90)).toBe(111);
    expect(fullEfficiency(levels(0, 0, 10))).toBeCloseTo((1.1 + 3 * 1.21) / 4, 12);
  });

  it("are exactly 100 in a nominal crew, whatever would raise them", () => {
    const { bonus, tenth, members } = levels(0, 0, 10, true);
    expect([bonus.value, tenth.value]).toEqual([0, 0]);
    expect(tenth.terms).toMatchObject([{ operation: "start", operand: 0, unit: "%" }]);
    expect(members.map(({ level }) => level)).toEqual([100, 100, 100, 100]);
  });

  it("have no commander's tenth without a commander", () => {
    const alone = { crew: [{ role: "driver", also: [] }] } as unknown as FullVehicle;
    expect(crewLevels(alone, { nominal: false, members: [] }, []).tenth.value).toBe(0);
  });
});

describe("a skill of the whole crew", () => {
  it("counts in the share and the efficiency of those who have it", () => {
    expect(trainedShare(levels(100, 60), pedant.tag)).toBeCloseTo(1.6 / 4, 12);
    expect(trainedShare(levels(100, 60), "repair")).toBe(0);
    // 100 and 60, each + 10 of the food and + 11 of the commander.
    expect(crewEfficiency(levels(100, 60, 10), pedant.tag)).toBeCloseTo((1.21 + 0.81) / 4, 12);
    expect(crewEfficiency(levels(0, 0, 10), pedant.tag)).toBe(0);
  });
});

describe("the level of a skill", () => {
  const triple = directive({ perkLevelMultiplier: 3 });
  it.each<[what: string, number, number, number, Directive | undefined, number | undefined]>([
    ["nobody has it", 0, 0, 0, undefined, undefined],
    ["all have it: 100 + 10", 100, 100, 0, undefined, 110],
    ["one has it", 100, 0, 0, undefined, 55],
    ["they have it at different levels", 100, 60, 0, undefined, 90],
    // The commander's tenth of 10.5 is rounded: 100 + 5 + 11.
    ["something raises it", 100, 100, 5, undefined, 116],
    ["a directive acts and all have it", 100, 100, 0, triple, 330],
    ["a directive acts and nobody has it", 0, 0, 5, triple, 100],
    ["a directive acts and one lacks it", 100, 0, 5, triple, (116 + 100) / 2],
    ["a directive acts and one has half of it", 100, 50, 5, triple, 116],
    ["a directive acts that states no number", 100, 100, 0, directive({}), 110],
    ["a directive of another skill acts", 100, 100, 0, { ...triple, skill: "driver_virtuoso" } as Directive, 110],
  ])("where %s", (_, first, second, food, given, known) => {
    const level = skillLevel(levels(first, second, food), pedant, given);
    if (known === undefined) expect(level).toBeUndefined();
    else expect(level).toBeCloseTo(known, 10);
  });

  it("is a mean over those who can learn it, in a role of their own or another one", () => {
    expect(skillLevel(levels(100, 0), { ...pedant, role: "radioman" } as CrewSkill)).toBe(110);
    expect(skillLevel(levels(100, 100), { ...pedant, role: null } as CrewSkill)).toBe(55);
    expect(skillLevel(levels(100, 100), { ...pedant, role: "gunner" } as CrewSkill, triple)).toBeUndefined();
  });
});
