import type { Definitions } from "#app/game/loadout/definitions.ts";
import { type CrewMember, FULL_LEVEL, type LearntSkill, type Loadout, MIN_LEVEL } from "#app/game/loadout/loadout.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/enumerations/crew-roles.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { ModificationStep } from "#app/game/model/loadout-items/field-modification.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { vehicleViolation } from "./vehicle-rules.ts";

/** Parts of a loadout, as the call's parameters name them. */
export type LoadoutPart =
  | "modules"
  | "equipment"
  | "roleSlot"
  | "crew"
  | "skills"
  | "consumables"
  | "directive"
  | "field"
  | "shell"
  | "mode"
  | "loadout";

/** Something that a loadout cannot have, and why. */
export interface Violation {
  part: LoadoutPart;
  /** What was requested: the client's tag, or whatever was given instead. */
  name: string;
  /** In a sentence. */
  reason: string;
}

/** A violation as one sentence: “net: It cannot …”. */
export function violationText({ name, reason }: Pick<Violation, "name" | "reason">): string {
  return name === "" ? reason : `“${name}”: ${reason}`;
}

/**
 * Why a device cannot be mounted in a slot of a loadout, given the devices in the other slots; null if it can. Any
 * device fits any slot: a matching slot category only gives the second values.
 */
export function deviceViolation(
  tag: string,
  slot: number,
  vehicle: FullVehicle,
  { equipment }: Pick<Loadout, "equipment">,
  { devices }: Definitions,
): string | null {
  const device = devices.get(tag);
  if (device === undefined) return "There is no equipment of this name.";
  const slots = vehicle.equipmentSlots.length;
  if (slot >= slots) return slots === 0 ? "This vehicle has no equipment slots." : `This vehicle has ${count(slots)}.`;
  const own = vehicleViolation(device.vehicles, vehicle);
  if (own !== null) return own;
  const others = equipment.filter((_, index) => index !== slot);
  if (others.includes(tag)) return "It is mounted already.";
  const rival = others
    .map((other) => devices.get(other ?? ""))
    .find((other) => other !== undefined && (excludes(device, other) || excludes(other, device)));
  return rival ? `It cannot be mounted beside ${rival.name}.` : null;
}

/** Why the first universal slot cannot be given this category; null where it can. */
export function roleSlotViolation(category: string, { roleSlotOptions, equipmentSlots }: FullVehicle): string | null {
  if (roleSlotOptions.length === 0 || !equipmentSlots.includes(null))
    return "No slot of this vehicle can be given a category.";
  if (roleSlotOptions.some((option) => option === category)) return null;
  const names = roleSlotOptions.map((option) => SLOT_CATEGORY_LABELS[option].toLowerCase());
  return `The slot can be given ${names.join(" or ")} only.`;
}

function excludes({ incompatibleTags }: Device, { tags }: Device): boolean {
  return incompatibleTags.some((tag) => tags.includes(tag));
}

function count(slots: number): string {
  return slots === 1 ? "one equipment slot" : `${slots} equipment slots`;
}

/** Why a consumable cannot go in a slot, given the other slots; null if it can. */
export function consumableViolation(
  tag: string,
  slot: number,
  vehicle: FullVehicle,
  chosen: Pick<Loadout, "consumables">,
  { consumables }: Definitions,
): string | null {
  const consumable = consumables.get(tag);
  if (consumable === undefined) return "There is no consumable of this name.";
  const slots = vehicle.consumableSlots;
  if (slot >= slots) return slots === 0 ? "This vehicle takes no consumables." : `This vehicle takes ${slots} at most.`;
  const own = vehicleViolation(consumable.vehicles, vehicle);
  if (own !== null) return own;
  const others = chosen.consumables.filter((_, index) => index !== slot);
  if (others.includes(tag)) return "It is taken already.";
  if (consumable.kind === "fuel" && others.some((other) => consumables.get(other ?? "")?.kind === "fuel"))
    return "Only one kind of fuel can be taken.";
  return null;
}

/** Why a directive cannot be taken; null where it can. */
export function directiveViolation(tag: string, vehicle: FullVehicle, { directives }: Definitions): string | null {
  const directive = directives.get(tag);
  if (directive === undefined) return "There is no directive of this name.";
  if (vehicle.directiveSlots === 0) return "This vehicle takes no directive.";
  return vehicleViolation(directive.vehicles, vehicle);
}

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

/** Those of some skills that each member of the crew can learn, in the given order. */
export function learnableSkills(vehicle: FullVehicle, skills: readonly string[], definitions: Definitions): string[][] {
  return vehicle.crew.map((_, seat) =>
    skills.filter((skill) => skillViolation(skill, seat, vehicle, definitions) === null),
  );
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
  return learnableSkills(vehicle, skills, definitions).map((own) => ({
    level,
    skills: own.map((skill) => ({ skill, level: FULL_LEVEL })),
  }));
}

/** The steps of a vehicle's field modifications that its tier has; empty where it has none, or none are known. */
export function fieldSteps({ fieldModifications, tier }: FullVehicle, { trees }: Definitions): ModificationStep[] {
  const steps = trees.get(fieldModifications ?? "")?.steps ?? [];
  return steps.filter(({ minTier }) => minTier === null || tier >= minTier);
}

/**
 * Why a field modification cannot be active in a loadout; null where it can. Whether the steps before it are made is left
 * open: `missingSteps` names them.
 */
export function modificationViolation(
  tag: string,
  vehicle: FullVehicle,
  { field }: Pick<Loadout, "field">,
  definitions: Definitions,
): string | null {
  const { modifications, pairs, trees } = definitions;
  if (!modifications.has(tag)) return "There is no field modification of this name.";
  if (vehicle.fieldModifications === null) return "This vehicle has no field modifications.";
  const tree = trees.get(vehicle.fieldModifications);
  if (tree === undefined) return "The field modifications of this vehicle are not in the data.";
  const step = fieldStep(tag, tree.steps, definitions);
  if (step === undefined) return "It belongs to vehicles of another role.";
  if (step.minTier !== null && vehicle.tier < step.minTier)
    return `It is for tier ${romanTier(step.minTier)} and above.`;
  const pair = step.action.type === "pair" ? pairs.get(step.action.pair) : undefined;
  const other = pair && (pair.first === tag ? pair.second : pair.first);
  return other !== undefined && field.includes(other) ? "Only one of the two of a pair can be chosen." : null;
}

/** The step of a tree that brings a modification. */
export function fieldStep(
  tag: string,
  steps: readonly ModificationStep[],
  { pairs }: Definitions,
): ModificationStep | undefined {
  return steps.find(({ action }) => {
    if (action.type === "modification") return action.modification === tag;
    const pair = action.type === "pair" ? pairs.get(action.pair) : undefined;
    return pair !== undefined && (pair.first === tag || pair.second === tag);
  });
}

/** Modifications that have to be made before those of a loadout, and are not in it. */
export function missingSteps(
  vehicle: FullVehicle,
  { field }: Pick<Loadout, "field">,
  definitions: Definitions,
): string[] {
  const steps = fieldSteps(vehicle, definitions);
  const levels = field.map((tag) => fieldStep(tag, steps, definitions)?.level ?? 0);
  const highest = Math.max(0, ...levels);
  return steps.flatMap(({ level, action }) =>
    action.type === "modification" && level <= highest && !field.includes(action.modification)
      ? [action.modification]
      : [],
  );
}
