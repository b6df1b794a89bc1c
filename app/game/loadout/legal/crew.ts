import { CREW_ROLE_LABELS } from "#app/game/model/enumerations/crew-roles.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import { type CrewMember, FULL_LEVEL, type LearntSkill, MIN_LEVEL } from "../loadout.ts";

/** Why a member of the crew cannot learn a skill; null where it can. @param seat place in the vehicle's crew */
export function skillViolation(
  tag: string,
  seat: number,
  vehicle: FullVehicle,
  { skills }: Definitions,
): string | null {
  const skill = skills.get(tag);
  if (skill === undefined) return "There is no skill of this name.";
  const member = vehicle.crew[seat];
  if (member === undefined) return `This vehicle has a crew of ${vehicle.crew.length}.`;
  if (skill.role === null || member.role === skill.role || member.also.includes(skill.role)) return null;
  return `Only a ${CREW_ROLE_LABELS[skill.role].toLowerCase()} can learn it.`;
}

/** Why a level of a role is none; null where it is. */
export function levelViolation({ level }: Pick<CrewMember, "level">): string | null {
  const is = Number.isFinite(level) && level >= MIN_LEVEL && level <= FULL_LEVEL;
  return is ? null : `The level of a role is ${MIN_LEVEL} to ${FULL_LEVEL}%.`;
}

/** Why the level of a skill is none; null where it is. */
export function skillLevelViolation({ level }: LearntSkill): string | null {
  const is = Number.isFinite(level) && level > 0 && level <= FULL_LEVEL;
  return is ? null : `The level of a skill is 1 to ${FULL_LEVEL}%.`;
}

/**
 * A crew in which every member who can learn one of the skills has it fully trained. @param level of the roles, per
 * cent
 */
export function crewWith(
  vehicle: FullVehicle,
  skills: readonly string[],
  definitions: Definitions,
  level = FULL_LEVEL,
): CrewMember[] {
  return vehicle.crew.map((_, seat) => ({
    level,
    skills: skills
      .filter((skill) => skillViolation(skill, seat, vehicle, definitions) === null)
      .map((skill) => ({ skill, level: FULL_LEVEL })),
  }));
}
