import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules, topModuleIds } from "#app/game/stats/fitted-modules.ts";
import type { Definitions } from "../definitions.ts";
import { type CrewMember, FULL_LEVEL, type Loadout, NORMAL_MODE } from "../loadout.ts";
import { modesOf } from "../modes.ts";
import {
  consumableViolation,
  deviceViolation,
  directiveViolation,
  type LoadoutPart,
  levelViolation,
  modificationViolation,
  roleSlotViolation,
  skillLevelViolation,
  skillViolation,
  type Violation,
} from "./violations.ts";

/** A fully legal loadout, and what was dropped to make it legal. */
export interface Legal {
  loadout: Loadout;
  refused: readonly Violation[];
}

/**
 * The part of a loadout that is legal on a vehicle. Items are taken in order, so of two that exclude each other the
 * first stays. The resulting lists have one entry per slot or seat.
 */
export function legalLoadout(vehicle: FullVehicle, wanted: Loadout, definitions: Definitions): Legal {
  const refused: Violation[] = [];
  const refuse = (part: LoadoutPart, name: string, reason: string | null): boolean => {
    if (reason !== null) refused.push({ part, name, reason });
    return reason !== null;
  };
  const fits = fittedModules(vehicle.modules, wanted.modules) !== undefined;
  refuse("modules", "", fits ? null : "These modules do not fit together on this vehicle.");
  const modules = fits ? wanted.modules : topModuleIds(vehicle.modules);

  const equipment: (string | null)[] = vehicle.equipmentSlots.map(() => null);
  for (const [slot, tag] of wanted.equipment.entries()) {
    if (tag === null || refuse("equipment", tag, deviceViolation(tag, slot, vehicle, { equipment }, definitions)))
      continue;
    equipment[slot] = tag;
  }
  const consumables: (string | null)[] = Array.from({ length: vehicle.consumableSlots }, () => null);
  for (const [slot, tag] of wanted.consumables.entries()) {
    if (
      tag === null ||
      refuse("consumables", tag, consumableViolation(tag, slot, vehicle, { consumables }, definitions))
    )
      continue;
    consumables[slot] = tag;
  }
  const field: string[] = [];
  for (const tag of wanted.field) {
    const twice = field.includes(tag) ? "It is named twice." : null;
    if (refuse("field", tag, twice ?? modificationViolation(tag, vehicle, { field }, definitions))) continue;
    field.push(tag);
  }
  const { directive, roleSlot, shell } = wanted;
  const members = vehicle.crew.map((_, seat) =>
    legalMember(wanted.crew.members[seat], seat, vehicle, definitions, refuse),
  );
  const seats = vehicle.crew.length;
  refuse("crew", "", wanted.crew.members.length > seats ? `This vehicle has a crew of ${seats}.` : null);
  const shells = fittedModules(vehicle.modules, modules)?.gun.shells ?? [];
  const noShell = shells.some(({ tag }) => tag === shell) ? null : "This gun does not fire it.";
  const noMode = modesOf(vehicle).some(({ key }) => key === wanted.mode) ? null : "This vehicle has no such mode.";
  const loadout = {
    modules,
    equipment,
    consumables,
    field,
    directive:
      directive === null || refuse("directive", directive, directiveViolation(directive, vehicle, definitions))
        ? null
        : directive,
    roleSlot: roleSlot === null || refuse("roleSlot", roleSlot, roleSlotViolation(roleSlot, vehicle)) ? null : roleSlot,
    shell: shell === null || refuse("shell", shell, noShell) ? null : shell,
    mode: refuse("mode", wanted.mode, noMode) ? NORMAL_MODE : wanted.mode,
    crew: { nominal: wanted.crew.nominal, members },
  };
  return { loadout, refused };
}

function legalMember(
  member: CrewMember | undefined,
  seat: number,
  vehicle: FullVehicle,
  definitions: Definitions,
  refuse: (part: LoadoutPart, name: string, reason: string | null) => boolean,
): CrewMember {
  if (member === undefined) return { level: FULL_LEVEL, skills: [] };
  const skills: CrewMember["skills"][number][] = [];
  for (const learnt of member.skills) {
    const twice = skills.some(({ skill }) => skill === learnt.skill) ? "It is named twice." : null;
    const reason = skillViolation(learnt.skill, seat, vehicle, definitions) ?? twice ?? skillLevelViolation(learnt);
    if (!refuse("skills", learnt.skill, reason)) skills.push(learnt);
  }
  const level = refuse("crew", String(member.level), levelViolation(member)) ? FULL_LEVEL : member.level;
  return { level, skills };
}
