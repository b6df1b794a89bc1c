import type { CrewBonus } from "#app/game/loadout/effects/effect.ts";
import { type Crew, type CrewMember, FULL_LEVEL } from "#app/game/loadout/loadout.ts";
import type { CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { CrewSkill } from "#app/game/model/loadout-items/crew-skill.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { breakdownOf, startAt, type TermPart } from "#app/game/stats/compute/breakdown.ts";
import type { StatBreakdown } from "#app/game/stats/compute/term.ts";

/** A member of the crew with the place in the vehicle. */
interface Seated extends CrewMember {
  roles: readonly CrewRole[];
  commander: boolean;
}

/** The levels of a crew, with what raises them. */
export interface CrewLevels {
  nominal: boolean;
  members: readonly Seated[];
  /** What raises everybody's level, in per cent: brotherhood, ventilation, food, directive. */
  bonus: StatBreakdown;
  /** The commander's addition to the others' level, in per cent: a tenth of his own, including the bonus. */
  tenth: StatBreakdown;
}

const CREW = { kind: "crew" } as const;

/**
 * The levels of a crew. The common bonus raises the commander's level; the others' levels also rise by a tenth of the
 * commander's. A nominal crew has exactly 100 %, regardless of bonuses.
 * Source: `_calcLeverIncreaseForNonCommander` of the client's `items/VehicleDescrCrew.py`, version 1.26.1.
 */
export function crewLevels(vehicle: FullVehicle, crew: Crew, bonuses: readonly CrewBonus[]): CrewLevels {
  const { nominal } = crew;
  const members = vehicle.crew.map(({ role, also }, seat) => {
    const { level = FULL_LEVEL, skills = [] } = crew.members[seat] ?? {};
    return { level: nominal ? FULL_LEVEL : level, skills, roles: [role, ...also], commander: role === "commander" };
  });
  const raises = nominal ? [] : bonuses;
  const bonus = breakdownOf([
    startAt(0, "%", CREW),
    ...raises.map(
      ({ step, source, levels }): TermPart => ({ step, source, operation: "add", operand: levels, unit: "%" }),
    ),
  ]);
  const commander = members.find((member) => member.commander)?.level ?? 0;
  const tenth = nominal
    ? breakdownOf([startAt(0, "%", CREW)])
    : breakdownOf([
        startAt(commander, "%", CREW),
        ...raising(bonus),
        { ...startAt(10, "", { kind: "constant" }), operation: "divide" },
      ]);
  return { nominal, members, bonus, tenth };
}

/** The terms of the common bonus to a level; empty if there are none. */
export function raising(bonus: StatBreakdown): TermPart[] {
  return bonus.terms.slice(1).map(({ result: _, ...term }) => term);
}

/** The level of a member with everything that raises it, per cent; unrounded, as roles and camouflage use it. */
export function raised({ bonus, tenth }: CrewLevels, { commander }: Seated, level: number): number {
  return level + bonus.value + (commander ? 0 : tenth.value);
}

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
