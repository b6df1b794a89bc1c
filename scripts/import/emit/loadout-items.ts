import { consumablesSchema } from "#app/game/model/loadout-items/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/loadout-items/crew-skill.ts";
import { type Device, equipmentSchema } from "#app/game/model/loadout-items/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/loadout-items/field-modification.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { consumablesPath, crewSkillsPath, equipmentPath, fieldModificationsPath } from "#scripts/dataset/paths.ts";
import { deviceName } from "#scripts/import/normalise/names/tag-names.ts";
import type { Notes, SourceFaults } from "#scripts/import/report.ts";
import { readConsumables } from "../normalise/loadout-items/consumables.ts";
import { readCrewSkills } from "../normalise/loadout-items/crew-skills.ts";
import { readDevices } from "../normalise/loadout-items/devices.ts";
import { readFieldModifications } from "../normalise/loadout-items/field-modifications.ts";
import { laterEquipment, laterSkills } from "../normalise/loadout-items/later-items.ts";
import { type ItemName, ItemNames } from "../normalise/names/item-names.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import type { Transcriptions } from "../read/transcriptions.ts";
import type { ImportedDataset } from "./dataset.ts";

/** A run's data on all items. */
interface ItemSources {
  later: Transcriptions;
  /** The game's own names, for when its texts are unavailable. */
  names: readonly ItemName[];
  gameVersion: string;
}

/**
 * Adds a vehicle's possible items: equipment, consumables, directives, skills, field modifications.
 * @returns looks up a device family's name by its name in usage statistics
 */
export function emitLoadoutItems(
  dataset: ImportedDataset,
  tree: ClientTree,
  { later, names: list, gameVersion }: ItemSources,
  notes: Notes,
  faults: SourceFaults,
): (family: string) => string {
  const names = new ItemNames(tree, list, gameVersion, notes);
  const sources = (further?: object): SourceKey[] => [
    "definitions",
    ...(further ? (["transcribed"] as const) : []),
    ...(names.hasList ? (["fittingNames"] as const) : []),
  ];
  const deviceFile = tree.common("optional_devices.xml");
  const named = names.apply("equipment", readDevices(deviceFile, notes), userStrings(deviceFile));
  const devices = distinctDevices(named);
  const transcribed = laterEquipment(later.equipment, notes);
  const equipment = { gameVersion, devices, transcribed };
  dataset.add(sources(later.equipment), equipmentPath, equipmentSchema, equipment);

  const defined = readCrewSkills(tree.items("tankmen/tankmen.xml"), tree.items("perks/perks.xml"), gameVersion);
  const skills = names.apply("perk", laterSkills(defined, later.skills, notes, faults), skillReference);
  dataset.add(sources(later.skills), crewSkillsPath, crewSkillsSchema, { gameVersion, skills });

  const consumableFile = tree.common("equipments.xml");
  const read = readConsumables(consumableFile, notes);
  const consumables = names.apply("consumable", read.consumables, userStrings(consumableFile));
  const directives = distinctDirectives(names.apply("directive", read.directives, userStrings(consumableFile)), [
    ...named,
    ...skills,
    ...consumables,
  ]);
  const goods = { gameVersion, consumables, directives };
  dataset.add(sources(), consumablesPath, consumablesSchema, goods);

  const field = readFieldModifications(tree);
  const modificationFile = tree.common("post_progression/modifications.xml");
  const modifications = names.apply("field", field.modifications, modificationReference(modificationFile));
  const progress = { gameVersion, ...field, modifications };
  dataset.add(sources(), fieldModificationsPath, fieldModificationsSchema, progress);

  const familyName = (family: string) => {
    const all = named.filter((device) => device.kind === "standard" && device.family === family);
    const listed = all[0] && names.nameOf("equipment-family", all[0].archetype);
    return listed ?? (all.length === 1 ? all[0]?.name : undefined) ?? deviceName(family);
  };
  for (const { family } of named) familyName(family);
  names.reportUnused(notes);
  return familyName;
}

/** Text references of a file's elements, by element name. */
function userStrings(file: Cursor): (tag: string) => string | undefined {
  return (tag) => file.maybe(tag)?.maybe("userString")?.text();
}

/** The text reference of a crew skill, which its definition lacks. */
function skillReference(tag: string): string {
  return `#crew_perks:${tag}/name`;
}

/** The text reference of a field modification: the common label for several alike, the tag for one of a pair. */
function modificationReference(file: Cursor): (tag: string) => string {
  return (tag) => `#artefacts:${file.maybe(tag)?.maybe("locName")?.text() ?? tag}/name`;
}

/** Devices with grade and kind appended to names that several share: "Bounty Rammer · Upgraded". */
function distinctDevices(devices: readonly Device[]): Device[] {
  const shared = sharedNames(devices);
  return devices.map((device) => {
    const mark = shared.has(device.name) ? markOf(device) : "";
    return mark === "" ? device : { ...device, name: `${device.name} · ${mark}` };
  });
}

/** Marks directives as such if they have the same name as what they strengthen. */
function distinctDirectives<T extends { name: string }>(
  directives: readonly T[],
  others: readonly { name: string }[],
): T[] {
  const names = new Set(others.map(({ name }) => name));
  return directives.map((directive) =>
    names.has(directive.name) ? { ...directive, name: `${directive.name} directive` } : directive,
  );
}

function markOf({ kind, grade }: Device): string {
  if (kind === "bond") return "Bond";
  if (kind === "trophy") return grade === 2 ? "Upgraded" : "Not upgraded";
  if (grade === null) return "";
  return kind === "experimental" ? `Level ${grade}` : `Class ${grade}`;
}

function sharedNames(things: readonly { name: string }[]): Set<string> {
  const names = things.map(({ name }) => name);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
