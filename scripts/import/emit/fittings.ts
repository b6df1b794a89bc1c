import { consumablesSchema } from "#app/game/model/fittings/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/fittings/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/fittings/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/fittings/field-modification.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { consumablesPath, crewSkillsPath, equipmentPath, fieldModificationsPath } from "#scripts/dataset/paths.ts";
import type { Faults } from "../faults.ts";
import { readConsumables } from "../normalise/fittings/consumables.ts";
import { readCrewSkills } from "../normalise/fittings/crew-skills.ts";
import { readDevices } from "../normalise/fittings/devices.ts";
import { readFieldModifications } from "../normalise/fittings/field-modifications.ts";
import { laterEquipment } from "../normalise/fittings/later-equipment.ts";
import { laterSkills } from "../normalise/fittings/later-skills.ts";
import { byGameTexts, skillReference, userStrings } from "../normalise/names/by-game-texts.ts";
import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Transcriptions } from "../read/transcriptions.ts";
import type { Dataset } from "./dataset.ts";

/** The sources of a list, with later clients or without. */
function keysOf(later: object | undefined): SourceKey[] {
  return later ? ["definitions", "transcribed"] : ["definitions"];
}

/** Adds what a vehicle is fitted with: equipment, consumables, directives, skills, field modifications. */
export function emitFittings(
  dataset: Dataset,
  tree: ClientTree,
  later: Transcriptions,
  notes: Notes,
  faults: Faults,
  gameVersion: string,
): void {
  const deviceFile = tree.common("optional_devices.xml");
  const devices = byGameTexts(readDevices(deviceFile, notes), tree, userStrings(deviceFile));
  const transcribed = laterEquipment(later.equipment, notes);
  const equipment = { gameVersion, devices, transcribed };
  dataset.add(equipmentPath, keysOf(later.equipment), equipmentPath, equipmentSchema, equipment);

  const consumableFile = tree.common("equipments.xml");
  const read = readConsumables(consumableFile, notes);
  const consumables = {
    consumables: byGameTexts(read.consumables, tree, userStrings(consumableFile)),
    directives: byGameTexts(read.directives, tree, userStrings(consumableFile)),
  };
  dataset.add(consumablesPath, ["definitions"], consumablesPath, consumablesSchema, { gameVersion, ...consumables });

  const defined = readCrewSkills(tree.items("tankmen/tankmen.xml"), tree.items("perks/perks.xml"), gameVersion);
  const skills = byGameTexts(laterSkills(defined, later.skills, notes, faults), tree, skillReference);
  dataset.add(crewSkillsPath, keysOf(later.skills), crewSkillsPath, crewSkillsSchema, { gameVersion, skills });

  const modifications = { gameVersion, ...readFieldModifications(tree) };
  dataset.add(fieldModificationsPath, ["definitions"], fieldModificationsPath, fieldModificationsSchema, modifications);
}
