import type { SlotCategory } from "../model/enumerations/slot-categories.ts";
import type { ModuleIds } from "../model/vehicle/module.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { topModuleIds } from "../stats/fitted-modules.ts";

/** A skill that a member of the crew has learnt, by the client's tag. */
export interface LearntSkill {
  skill: string;
  /** Per cent, 1 to 100. */
  level: number;
}

/** How one member of the crew is trained. */
export interface CrewMember {
  /** Level of the roles, per cent, 50 to 100. */
  level: number;
  skills: readonly LearntSkill[];
}

/** The crew of a loadout. */
export interface Crew {
  /**
   * True: every role is at exactly 100%, whatever would raise it, as public wikis print. False: computed as in the
   * garage.
   */
  nominal: boolean;
  /** In the order of the vehicle's crew. */
  members: readonly CrewMember[];
}

/** Everything chosen for a vehicle; items are identified by the tags of the client's definitions. */
export interface Loadout {
  modules: ModuleIds;
  /** One entry a slot; null for an empty one. */
  equipment: readonly (string | null)[];
  /** Category that the first universal slot was given by the field modifications; null for none. */
  roleSlot: SlotCategory | null;
  crew: Crew;
  /** One entry a slot; null for an empty one. */
  consumables: readonly (string | null)[];
  directive: string | null;
  /** Active field modifications, of pairs the chosen one. */
  field: readonly string[];
  /** Shell that the figures are of; null for the gun's first. */
  shell: string | null;
  /** State of driving or firing, as `modesOf` lists them. */
  mode: string;
}

/** Default mode of every vehicle; for a vehicle with two states, each stat is the better of the two. */
export const NORMAL_MODE = "normal";

/** Of vehicles with two states: both together, the first and the second, which have values of their own. */
export const STATE_MODES = [NORMAL_MODE, "travel", "siege"] as const;

export type StateMode = (typeof STATE_MODES)[number];

export function isStateMode(mode: string): mode is StateMode {
  return (STATE_MODES as readonly string[]).includes(mode);
}

/** Range of a level, per cent. */
export const MIN_LEVEL = 50;
export const FULL_LEVEL = 100;

/** A vehicle with nothing but modules and a crew whose roles are exactly at 100%: the nominal figures. */
export function emptyLoadout(vehicle: FullVehicle, modules: ModuleIds = topModuleIds(vehicle.modules)): Loadout {
  return {
    modules,
    equipment: vehicle.equipmentSlots.map(() => null),
    roleSlot: null,
    crew: { nominal: true, members: vehicle.crew.map(() => ({ level: FULL_LEVEL, skills: [] })) },
    consumables: Array.from({ length: vehicle.consumableSlots }, () => null),
    directive: null,
    field: [],
    shell: null,
    mode: NORMAL_MODE,
  };
}

/** A vehicle with nothing but modules and a crew at 100%, as the garage computes it: skills and the like count at once. */
export function trainedLoadout(vehicle: FullVehicle, modules?: ModuleIds): Loadout {
  const empty = emptyLoadout(vehicle, modules);
  return { ...empty, crew: { ...empty.crew, nominal: false } };
}

/** The categories of the equipment slots, with the one that the field modifications gave to the first universal slot. */
export function slotCategories(
  { equipmentSlots }: Pick<FullVehicle, "equipmentSlots">,
  { roleSlot }: Pick<Loadout, "roleSlot">,
): (SlotCategory | null)[] {
  const first = equipmentSlots.indexOf(null);
  return equipmentSlots.map((category, slot) => (slot === first && roleSlot !== null ? roleSlot : category));
}
