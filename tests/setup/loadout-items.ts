import { definitionsOf, ITEM_PATHS, type ItemFiles } from "#app/game/loadout/definitions.ts";
import { published } from "./published.ts";

/** The definitions of equipment, consumables, skills and field modifications that are published. */
export const publishedItems: ItemFiles = {
  equipment: published(ITEM_PATHS.equipment),
  consumables: published(ITEM_PATHS.consumables),
  crewSkills: published(ITEM_PATHS.crewSkills),
  fieldModifications: published(ITEM_PATHS.fieldModifications),
};

export const definitions = definitionsOf(publishedItems);
