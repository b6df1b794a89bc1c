import type { Directive } from "#app/game/model/fittings/consumable.ts";
import { crewFactorParts } from "#app/game/stats/compute/crew-factor.ts";
import { CONSTANT, figureOf, start } from "#app/game/stats/compute/figure.ts";
import type { Modifier } from "#app/game/stats/compute/modifier.ts";
import type { Definitions } from "../definitions.ts";
import { type CrewBonus, fitting } from "../effects/effect.ts";
import type { CrewLevels } from "./levels.ts";
import { crewEfficiency, fullEfficiency, trainedShare } from "./skill-level.ts";

/** Brothers in Arms raises everybody's level by 5 × the mean share at which the crew has learnt it. */
export function brotherhoodBonus(levels: CrewLevels, { skills }: Definitions): CrewBonus[] {
  const skill = skills.get("brotherhood");
  const share = trainedShare(levels, "brotherhood");
  const most = skill?.definition?.figures.crewLevelIncrease;
  if (skill === undefined || most === undefined || share === 0) return [];
  return [{ step: "skill", source: fitting(skill), levels: most * share }];
}

/**
 * Concealment and repair are shares of the whole crew. The directive for concealment makes a tenth more of a crew that
 * has all learnt it, and adds what is missing to one that has not.
 * Source: `VehicleDescrCrew.py` of the client, version 1.26.1.
 */
export function crewSkillEffects(
  levels: CrewLevels,
  { skills }: Definitions,
  directive: Directive | undefined,
): Modifier[] {
  return [...camouflage(levels, skills.get("camouflage"), directive), ...repair(levels, skills.get("repair"))];
}

type Skill = { tag: string; name: string } | undefined;

function camouflage(levels: CrewLevels, skill: Skill, directive: Directive | undefined): Modifier[] {
  if (skill === undefined) return [];
  const common = { step: "skill", source: fitting(skill), operation: "add" } as const;
  const own = crewEfficiency(levels, skill.tag);
  const more = fullEfficiency(levels) - 1;
  const modifiers: Modifier[] = [
    ...(own === 0 ? [] : [{ ...common, quantity: "camouflageUntrained", operand: own } as const]),
    ...(more === 0 ? [] : [{ ...common, quantity: "camouflage", operand: more } as const]),
  ];
  if (directive?.skill !== skill.tag) return modifiers;
  const boost = { step: "directive", source: fitting(directive) } as const;
  const tenth = { ...boost, operation: "multiply", operand: directive.figures.efficiencyFactor ?? 1 } as const;
  const missing = 1 - trainedShare(levels, skill.tag);
  return [
    ...modifiers,
    { ...tenth, quantity: "camouflage" },
    missing === 0
      ? { ...tenth, quantity: "camouflageUntrained" }
      : { ...boost, quantity: "camouflageUntrained", operation: "add", operand: missing },
  ];
}

/** Repairs go by the crew's factor; the speed is given in per cent of a crew that has not learnt it. */
function repair(levels: CrewLevels, skill: Skill): Modifier[] {
  const share = skill ? crewEfficiency(levels, skill.tag) : 0;
  if (skill === undefined || share === 0) return [];
  const common = { step: "skill", source: fitting(skill) } as const;
  const untrained = figureOf(crewFactorParts([start(0, "", { kind: "crew" })]));
  const faster = figureOf([
    ...crewFactorParts([start(share, "", { kind: "crew" })]),
    { ...start(untrained.value, "", CONSTANT), operation: "divide" },
  ]);
  return [
    { ...common, quantity: "repairSkill", operation: "add", operand: share },
    { ...common, quantity: "repairSpeed", operation: "multiply", operand: faster.value, made: faster.terms },
  ];
}
