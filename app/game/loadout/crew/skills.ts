import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { CrewSkill, SkillDefinition } from "#app/game/model/loadout-items/crew-skill.ts";
import { breakdownOf, CONSTANT, startAt, type TermPart } from "#app/game/stats/compute/breakdown.ts";
import type { Modifier } from "#app/game/stats/compute/modifier.ts";
import type { TermSource } from "#app/game/stats/compute/term.ts";
import type { Definitions } from "../definitions.ts";
import {
  type Effects,
  type EffectTarget,
  itemSource,
  NO_EFFECTS,
  together,
  type Uncounted,
} from "../effects/effect.ts";
import { type CrewLevels, skillLevel } from "./levels.ts";

/**
 * Where a skill's parameter is stated, and the value it multiplies by 1 + value × level, or increases by value ×
 * level.
 */
interface SkillEffect extends EffectTarget {
  list: "computed" | "inBattle";
  parameter: string;
  /** The client rounds the level first. */
  rounded?: true;
  /** Share of the effect that counts, 1 by default. */
  share?: number;
}

const by = (list: SkillEffect["list"], parameter: string, target: EffectTarget): SkillEffect => ({
  list,
  parameter,
  ...target,
});
const multiplies = (quantity: EffectTarget["quantity"]): EffectTarget => ({ quantity, operation: "multiply" });
const adds = (quantity: EffectTarget["quantity"], scale = 1): EffectTarget => ({ quantity, operation: "add", scale });

/**
 * The effects of single-role skills. Sources: `params.py` of the client's garage (`computed`), its `perks.xml`
 * (`inBattle`), version 1.26.1. That skills on the growth of the aiming circle work like this is inferred.
 */
const EFFECTS: Readonly<Record<string, readonly SkillEffect[]>> = {
  commander_eagleEye: [{ ...by("computed", "circularVisionRadius", multiplies("viewRange")), rounded: true }],
  radioman_finder: [by("computed", "vehicleCircularVisionRadius", multiplies("viewRange"))],
  gunner_quickAiming: [
    by("computed", "aimingTime", multiplies("aimTime")),
    by("computed", "turretRotationSpeed", multiplies("turretTraverse")),
  ],
  gunner_armorer: [
    by("computed", "shotDispersionAngle", multiplies("dispersion")),
    by("inBattle", "rngMod", adds("damageLow", 100)),
    by("inBattle", "rngMod", adds("damageHigh", -100)),
  ],
  gunner_smoothTurret: [by("computed", "turretAimingDispersion", multiplies("dispersionTurretTraverse"))],
  driver_smoothDriving: [by("inBattle", "movingAimingDispersion", multiplies("dispersionMoving"))],
  driver_virtuoso: [by("computed", "vehicleAllGroundRotationSpeed", multiplies("hullTraverse"))],
  driver_motorExpert: [
    by("computed", "forwardMaxSpeedKMHTerm", adds("topSpeed")),
    by("computed", "backwardMaxSpeedKMHTerm", adds("reverseSpeed")),
  ],
  driver_badRoadsKing: [by("computed", "mediumGroundFactor", { quantity: "terrainMedium", operation: "divide" })],
  loader_perfectCharge: [by("inBattle", "shellVelocity", multiplies("shellVelocity"))],
  loader_pedant: [by("inBattle", "vehicleAmmoBayStrength", multiplies("ammoRackHealth"))],
  // The lower bound of the damage rises, so the midpoint rises by half as much.
  loader_ammunitionImprove: [
    { ...by("inBattle", "lowDamageDispersion", multiplies("damage")), share: 0.5 },
    by("inBattle", "lowDamageDispersion", adds("damageLow", 100)),
  ],
};

/** Skills of the whole crew, which have rules of their own (`resolve.ts`), and the one that every commander has. */
const COVERED_ELSEWHERE = ["brotherhood", "camouflage", "repair", "commander_sixthSense"];

/** Whether a skill of single members changes a figure. */
export function changesStats(tag: string): boolean {
  return Object.hasOwn(EFFECTS, tag);
}

/**
 * The effects of individual crew members' skills.
 * @param ground resistances of the suspension, which one skill changes together
 */
export function skillEffects(
  levels: CrewLevels,
  { skills }: Definitions,
  directive: Directive | undefined,
  ground: SoftGround,
): Effects {
  return together(
    [...skills.values()].flatMap((skill) => {
      const level = COVERED_ELSEWHERE.includes(skill.tag) ? undefined : skillLevel(levels, skill, directive);
      return level === undefined ? [] : [effectsOf(skill, level, ground)];
    }),
  );
}

function effectsOf(skill: CrewSkill, level: number, ground: SoftGround): Effects {
  const { tag, definition } = skill;
  const source = itemSource(skill);
  if (definition === null) return { ...NO_EFFECTS, uncounted: [unknown(skill)] };
  const effects = EFFECTS[tag] ?? [];
  const modifiers = effects.map((effect) => modifierOf(effect, definition, level, source));
  const soft = tag === SOFT_GROUND ? [softGroundFactor(definition, level, ground, source)] : [];
  return { ...NO_EFFECTS, modifiers: [...modifiers, ...soft], uncounted: others(skill, definition, level) };
}

function modifierOf(
  { list, parameter, quantity, operation, rounded, scale = 1, share = 1 }: SkillEffect,
  definition: SkillDefinition,
  level: number,
  source: TermSource & { kind: "fitting" },
): Modifier {
  const stated = definition[list].find((entry) => entry.parameter === parameter);
  if (stated === undefined) throw new RangeError(`${source.tag} does not state ${parameter}`);
  const perLevel = stated.perLevel * scale * share;
  const levelTerm = startAt(level, "", { kind: "crew" });
  const { value, terms } = breakdownOf([
    ...(rounded ? [levelTerm, round] : [levelTerm]),
    { ...startAt(perLevel, "", source), step: "skill", operation: "multiply" },
    ...(operation === "add" ? [] : [{ ...startAt(1, "", CONSTANT), operation: "add" } as const]),
  ]);
  return { quantity, step: "skill", source, operation, operand: value, made: terms };
}

const round: TermPart = { step: "rounding", source: CONSTANT, operation: "round", operand: 1, unit: "" };

/** What a skill does at its level that is not a stat. */
function others(skill: CrewSkill, definition: SkillDefinition, level: number): Uncounted[] {
  const { tag, kind } = skill;
  const rest = Object.hasOwn(EFFECTS, tag) ? (REST[tag] ?? []) : null;
  return definition.described
    .filter(({ parameter }) => rest === null || rest.includes(parameter))
    .map((described) => {
      const situational = described.situational || kind === "situational";
      const reason = situational ? "It works in certain situations only." : null;
      const source = itemSource(skill);
      const { parameter: attribute } = described;
      const value = described.perLevel * level;
      return { step: "skill", source, attribute, operation: "add", value, situational, reason };
    });
}

/** For skills whose effects are partly stats: the described effects that are not. */
const REST: Readonly<Record<string, readonly string[]>> = {
  commander_eagleEye: ["penaltyToDamagedSurveyingDevice"],
  driver_motorExpert: ["vehPenaltyForDamagedEngine"],
};

function unknown(skill: CrewSkill): Uncounted {
  return {
    step: "skill",
    source: itemSource(skill),
    attribute: skill.tag,
    operation: "add",
    value: 0,
    situational: skill.kind === "situational",
    reason: "A later client has it; how it is computed is not known.",
  };
}

/** The skill that moves soft ground towards medium ground. */
const SOFT_GROUND = "driver_badRoadsKing";

/** Resistances that the suspension states. */
interface SoftGround {
  medium: number;
  soft: number;
}

/**
 * Off-Road Driving on soft ground: its resistance moves towards that of medium ground, which the skill has lowered, by
 * 0.01 × level, at most the whole way: a fully trained driver finds both the same. The client's `perks.xml` states an
 * effect on medium ground only; this follows its garage.
 * Source: `softGroundFactor` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1.
 */
function softGroundFactor(
  { computed }: SkillDefinition,
  level: number,
  { medium, soft }: SoftGround,
  source: TermSource & { kind: "fitting" },
): Modifier {
  const perLevel = (name: string) => computed.find(({ parameter }) => parameter === name)?.perLevel ?? 0;
  const lowered = breakdownOf([
    startAt(medium, "", source),
    multiply("divide", 1 + perLevel("mediumGroundFactor") * level, source),
    multiply("divide", soft, source),
  ]);
  const way = Math.min(perLevel("softGroundFactor") * level, 1);
  const { value, terms } = breakdownOf([
    startAt(lowered.value, "", source),
    { ...startAt(-1, "", CONSTANT), operation: "add" },
    multiply("multiply", way, source),
    { ...startAt(1, "", CONSTANT), operation: "add" },
  ]);
  return { quantity: "terrainSoft", step: "skill", source, operation: "multiply", operand: value, made: terms };
}

function multiply(operation: "multiply" | "divide", operand: number, source: TermSource): TermPart {
  return { step: "skill", source, operation, operand, unit: "" };
}
