import { consumablesSchema } from "#app/game/model/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/field-modification.ts";
import { readConsumables } from "../normalise/consumables.ts";
import { readCrewSkills } from "../normalise/crew-skills.ts";
import { readDevices } from "../normalise/devices.ts";
import { readFieldModifications } from "../normalise/field-modifications.ts";
import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import { GAME_VERSION } from "../sources.ts";
import type { Dataset } from "./dataset.ts";
import { consumablesPath, crewSkillsPath, equipmentPath, fieldModificationsPath } from "./paths.ts";

/** Adds what a vehicle is fitted with: equipment, consumables, directives, skills, field modifications. */
export function emitFittings(dataset: Dataset, tree: ClientTree, notes: Notes): void {
  const gameVersion = GAME_VERSION;
  const devices = readDevices(tree.common("optional_devices.xml"), notes);
  dataset.add(equipmentPath, ["definitions"], equipmentPath, equipmentSchema, { gameVersion, devices });

  const consumables = readConsumables(tree.common("equipments.xml"), notes);
  dataset.add(consumablesPath, ["definitions"], consumablesPath, consumablesSchema, { gameVersion, ...consumables });

  const skills = readCrewSkills(tree.items("tankmen/tankmen.xml"), tree.items("perks/perks.xml"));
  dataset.add(crewSkillsPath, ["definitions"], crewSkillsPath, crewSkillsSchema, { gameVersion, skills });

  const modifications = { gameVersion, ...readFieldModifications(tree) };
  dataset.add(fieldModificationsPath, ["definitions"], fieldModificationsPath, fieldModificationsSchema, modifications);
}
