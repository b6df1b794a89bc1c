import { readable } from "./readable.ts";
import { skillName } from "./skill-names.ts";

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
