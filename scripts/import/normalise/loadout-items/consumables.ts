import { ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import type { Consumable, Directive } from "#app/game/model/loadout-items/consumable.ts";
import { readable, skillName } from "#scripts/import/normalise/names/tag-names.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";
import { readDevicePrice } from "./devices.ts";
import { readIndicators, readVehicleFilter } from "./effects.ts";

const KINDS: [tag: string, kind: Consumable["kind"]][] = [
  ["extinguisher", "extinguisher"],
  ["medkit", "medkit"],
  ["repairkit", "repairkit"],
  ["stimulator", "food"],
  ["fuel", "fuel"],
  ["trigger", "trigger"],
];

/** Reads `common/equipments.xml`: the items usable in ordinary battles; the rest goes into the notes. */
export function readConsumables(file: Cursor, notes: Notes): { consumables: Consumable[]; directives: Directive[] } {
  const consumables: Consumable[] = [];
  const directives: Directive[] = [];
  for (const item of file.children()) {
    if (item.name.startsWith("xmlns_")) continue;
    const type = item.maybe("type")?.text() ?? "";
    const tags = item.child("tags").words();
    if (type === "battleBoosters") directives.push(readDirective(item, tags));
    else if (type === "" && !tags.includes("avatar")) consumables.push(readConsumable(item, tags));
    else notes.add("ability of another mode", item.name);
  }
  return { consumables, directives };
}

function readConsumable(item: Cursor, tags: string[]): Consumable {
  const kind = KINDS.find(([tag]) => tags.includes(tag))?.[1];
  if (kind === undefined) item.fault("is a consumable of unknown kind");
  return { ...readCommon(item, tags, consumableName(item.name)), kind: kind ?? "trigger", figures: readValues(item) };
}

function readDirective(item: Cursor, tags: string[]): Directive {
  const script = item.child("script");
  return {
    ...readCommon(item, tags, directiveName(item.name)),
    kind: tags.includes("equipmentBattleBooster") ? "equipment" : "skill",
    skill: script.maybe("skillName")?.text() ?? null,
    effects: script.children("level").map(readEffect),
    figures: readValues(item),
  };
}

function readEffect(level: Cursor): Directive["effects"][number] {
  const tags = level.maybe("deviceFilter")?.maybe("tags");
  // `factors` of the exhaust: an addend for the concealment, and a factor of one.
  const added = level.maybe("value") ?? level.maybe("factors");
  return {
    withDevice: tags
      ? { required: tags.maybe("required")?.words() ?? [], incompatible: tags.maybe("incompatible")?.words() ?? [] }
      : null,
    attribute: level.maybe("attribute")?.text() ?? null,
    type: added ? "add" : "mul",
    value: tidy((added ?? level.child("factor")).number()),
  };
}

function readCommon(item: Cursor, tags: string[], name: string) {
  return {
    id: ITEM_TYPE_IDS.equipment | (15 << 4) | ((item.child("id").integer() & 0xffff) << 8),
    tag: item.name,
    name,
    aliases: [],
    price: readDevicePrice(item.child("price")),
    notInShop: item.maybe("notInShop")?.flag() ?? false,
    tags,
    vehicles: readVehicleFilter(item.maybe("vehicleFilter")),
    indicators: readIndicators(item.maybe("kpi")),
  };
}

/** Constants of the script by the client's names; yes and no as 1 and 0. */
function readValues(item: Cursor): Record<string, number> {
  const values: Record<string, number> = {};
  for (const element of item.child("script").children()) {
    const text = element.text();
    if (element.children().length > 0 || element.name === "skillName") continue;
    if (text === "true" || text === "false") values[element.name] = text === "true" ? 1 : 0;
    else values[element.name] = tidy(element.number());
  }
  return values;
}

// Stryker disable all: texts.
/** Names of our own; the files hold no display texts. */
const NAMES: Record<string, string> = {
  handExtinguishers: "Manual fire extinguisher",
  autoExtinguishers: "Automatic fire extinguisher",
  smallMedkit: "Small first aid kit",
  largeMedkit: "Large first aid kit",
  smallRepairkit: "Small repair kit",
  largeRepairkit: "Large repair kit",
  builtinRepairkit: "Built-in repair kit",
  chocolate: "Chocolate",
  cocacola: "Case of cola",
  ration: "Extra combat rations",
  hotCoffee: "Strong coffee",
  ration_china: "Improved combat rations",
  ration_uk: "Pudding and tea",
  ration_japan: "Onigiri",
  ration_czech: "Buchty",
  ration_sweden: "Coffee with cinnamon buns",
  ration_poland: "Bread with schmaltz",
  ration_italy: "Spaghetti",
  qualityFuel: "Better fuel",
  excellentFuel: "Best fuel",
  removedRpmLimiter: "Removed speed governor",
  afterburning: "Afterburner",
};

const DIRECTIVES: Record<string, string> = {
  improvedConfiguration: "Modified configuration",
  improvedVentilation: "Vents",
  rammer: "Gun rammer",
  coatedOptics: "Optics",
  aimingStabilizer: "Stabiliser",
  enhancedAimDrives: "Gun laying drive",
  turbocharger: "Turbocharger",
  improvedSights: "Improved aiming",
  additInvisibilityDevice: "Exhaust",
};

// Stryker restore all

/** Skills whose directives have a shortened tag. */
const SKILLS: Record<string, string> = {
  camouflage: "camouflage",
  fireFighting: "fireFighting",
  smoothTurret: "gunner_smoothTurret",
  virtuoso: "driver_virtuoso",
  smoothDriving: "driver_smoothDriving",
  rancorous: "gunner_rancorous",
  pedant: "loader_pedant",
  lastEffort: "radioman_lastEffort",
  practicality: "commander_practical",
  enemyShotPredictor: "commander_enemyShotPredictor",
  sixthSense: "commander_sixthSense",
};

/** The name of a consumable. */
export function consumableName(tag: string): string {
  return NAMES[tag] ?? readable(tag);
}

/** The name of a directive: what it strengthens. */
export function directiveName(tag: string): string {
  const bare = tag.replace(/BattleBooster$/, "");
  const skill = SKILLS[bare];
  return DIRECTIVES[bare] ?? (skill === undefined ? readable(bare) : skillName(skill));
}
