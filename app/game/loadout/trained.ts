import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { Definitions } from "./definitions.ts";
import { skillViolation } from "./legal/crew.ts";
import { type CrewMember, FULL_LEVEL } from "./loadout.ts";

/** A crew of which every member who can learn one of the skills has learnt it fully. @param level of the roles, per cent */
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
