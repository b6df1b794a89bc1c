import type { SkillDefinition } from "#app/game/model/fittings/crew-skill.ts";
import { CONSTANT, figureOf, type Part, start } from "#app/game/stats/compute/figure.ts";
import type { Modifier } from "#app/game/stats/compute/modifier.ts";
import type { Source } from "#app/game/stats/compute/term.ts";

/** The skill that moves soft ground towards medium ground. */
export const SOFT_GROUND = "driver_badRoadsKing";

/** Resistances that the suspension states. */
export interface SoftGround {
  medium: number;
  soft: number;
}

/**
 * Off-Road Driving on soft ground: its resistance moves towards that of medium ground, which the skill has lowered, by
 * 0.01 × level, at most the whole way: a fully trained driver finds both the same. The client's `perks.xml` states an
 * effect on medium ground only; this follows its garage.
 * Source: `softGroundFactor` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1.
 */
export function softGroundFactor(
  { computed }: SkillDefinition,
  level: number,
  { medium, soft }: SoftGround,
  source: Source & { kind: "fitting" },
): Modifier {
  const perLevel = (name: string) => computed.find(({ parameter }) => parameter === name)?.perLevel ?? 0;
  const lowered = figureOf([
    start(medium, "", source),
    multiply("divide", 1 + perLevel("mediumGroundFactor") * level, source),
    multiply("divide", soft, source),
  ]);
  const way = Math.min(perLevel("softGroundFactor") * level, 1);
  const { value, terms } = figureOf([
    start(lowered.value, "", source),
    { ...start(-1, "", CONSTANT), operation: "add" },
    multiply("multiply", way, source),
    { ...start(1, "", CONSTANT), operation: "add" },
  ]);
  return { quantity: "terrainSoft", step: "skill", source, operation: "multiply", operand: value, made: terms };
}

function multiply(operation: "multiply" | "divide", operand: number, source: Source): Part {
  return { step: "skill", source, operation, operand, unit: "" };
}
