import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { CrewSkill } from "#app/game/model/loadout-items/crew-skill.ts";
import { FULL_LEVEL } from "../loadout.ts";
import { type CrewLevels, raised, type Seated } from "./levels.ts";

/** Those of a crew who can learn a skill. */
function learners({ members }: CrewLevels, { role }: Pick<CrewSkill, "role">): Seated[] {
  return members.filter(({ roles }) => role === null || roles.includes(role));
}

/** The level at which a member has learnt a skill, per cent; 0 without it. */
function learntLevel({ skills }: Seated, tag: string): number {
  return skills.find(({ skill }) => skill === tag)?.level ?? 0;
}

/** Mean share, 0 to 1, at which the whole crew has learnt a skill of everybody. */
export function trainedShare({ members }: CrewLevels, tag: string): number {
  return members.reduce((sum, member) => sum + learntLevel(member, tag), 0) / (members.length * FULL_LEVEL);
}

/**
 * Efficiency of a skill of the whole crew (camouflage, repair): the mean of (level + what raises it) ÷ 100 over all,
 * 0 for those who have not learnt it. Source: `_calculateSkillEfficiencies` of the client's `items/VehicleDescrCrew.py`.
 */
export function crewEfficiency(levels: CrewLevels, tag: string): number {
  const sum = levels.members.reduce((all, member) => {
    const learnt = learntLevel(member, tag);
    return all + (learnt === 0 ? 0 : raised(levels, member, learnt));
  }, 0);
  return sum / (levels.members.length * FULL_LEVEL);
}

/** The same if the whole crew has learnt the skill. */
export function fullEfficiency(levels: CrewLevels): number {
  const sum = levels.members.reduce((all, member) => all + raised(levels, member, FULL_LEVEL), 0);
  return sum / (levels.members.length * FULL_LEVEL);
}

/**
 * Level of a single-role skill as in the garage's panel: the mean over all who can learn it, 0 for those who have not.
 * Includes bonuses, with the commander's tenth rounded to whole per cent. A directive multiplies the level if all have
 * learnt it fully; otherwise it raises lower levels to 100. Undefined if nobody has it.
 * Source: `crewMemberRealSkillLevel` of the client's `gui/shared/gui_items/Tankman.py`, version 1.26.1.
 */
export function skillLevel(levels: CrewLevels, skill: CrewSkill, directive?: Directive): number | undefined {
  const able = learners(levels, skill);
  const boost = directive?.skill === skill.tag ? (directive.figures.perkLevelMultiplier ?? 1) : undefined;
  const learnt = able.map((member) => learntLevel(member, skill.tag));
  if (able.length === 0 || (boost === undefined && learnt.every((level) => level === 0))) return undefined;
  const increase = ({ commander }: Seated) => levels.bonus.value + (commander ? 0 : Math.round(levels.tenth.value));
  const full = learnt.every((level) => level === FULL_LEVEL);
  const real = able.map((member, index) => {
    const level = learnt[index] ?? 0;
    if (level === 0) return boost === undefined ? 0 : FULL_LEVEL;
    if (boost !== undefined && !full) return FULL_LEVEL + increase(member);
    return (level + increase(member)) * (boost ?? 1);
  });
  return real.reduce((sum, level) => sum + level, 0) / able.length;
}
