import { FITTING_PATHS, type FittingFiles } from "#app/game/loadout/definitions.ts";
import { published } from "./published.ts";

/** The definitions of equipment, consumables, skills and field modifications that are published. */
export const publishedFittings: FittingFiles = {
  equipment: published(FITTING_PATHS.equipment),
  consumables: published(FITTING_PATHS.consumables),
  crewSkills: published(FITTING_PATHS.crewSkills),
  fieldModifications: published(FITTING_PATHS.fieldModifications),
};
