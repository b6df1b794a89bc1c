import type { Consumable, Directive } from "../model/loadout-items/consumable.ts";
import type { CrewSkill } from "../model/loadout-items/crew-skill.ts";
import type { Device } from "../model/loadout-items/equipment.ts";
import type {
  FieldModifications,
  Modification,
  ModificationPair,
  ModificationTree,
} from "../model/loadout-items/field-modification.ts";

/** The published files that a loadout is made of. */
export interface ItemFiles {
  equipment: { devices: readonly Device[] };
  consumables: { consumables: readonly Consumable[]; directives: readonly Directive[] };
  crewSkills: { skills: readonly CrewSkill[] };
  fieldModifications: FieldModifications;
}

/** Where these files are below the dataset's root. */
export const ITEM_PATHS = {
  equipment: "equipment/index.json",
  consumables: "consumables/index.json",
  crewSkills: "crew-skills/index.json",
  fieldModifications: "field-modifications/index.json",
} as const satisfies Record<keyof ItemFiles, string>;

/** The client's definitions of all that can be fitted, by tag. */
export interface Definitions {
  devices: ReadonlyMap<string, Device>;
  consumables: ReadonlyMap<string, Consumable>;
  directives: ReadonlyMap<string, Directive>;
  skills: ReadonlyMap<string, CrewSkill>;
  trees: ReadonlyMap<string, ModificationTree>;
  pairs: ReadonlyMap<string, ModificationPair>;
  modifications: ReadonlyMap<string, Modification>;
}

/** Made once for all loadouts; several vehicles share it. */
export function definitionsOf(files: ItemFiles): Definitions {
  const { trees, pairs, modifications } = files.fieldModifications;
  return {
    devices: byTag(files.equipment.devices),
    consumables: byTag(files.consumables.consumables),
    directives: byTag(files.consumables.directives),
    skills: byTag(files.crewSkills.skills),
    trees: byTag(trees),
    pairs: byTag(pairs),
    modifications: byTag(modifications),
  };
}

function byTag<T extends { tag: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.tag, thing]));
}
