import { capitalised } from "#app/game/text.ts";
/**
 * A readable English name made from a tag in camel or snake case:
 * "extraHealthReserve_tier2" → "Extra health reserve".
 */
export function readable(tag: string): string {
  const words = tag
    .replace(/_(tier)?\d+$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_]/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const [first = "", ...rest] = words;
  return [capitalised(first), ...rest].join(" ");
}

// Stryker disable all: texts.
/** Our own names for the client's archetypes; the files hold no display texts. */
const DEVICE_NAMES: Record<string, string> = {
  rammer: "Gun rammer",
  tankRammer: "Gun rammer",
  ventilation: "Improved ventilation",
  improvedVentilation: "Improved ventilation",
  coatedOptics: "Coated optics",
  stereoscope: "Binocular telescope",
  camouflageNet: "Camouflage net",
  aimingStabilizer: "Vertical stabiliser",
  enhancedAimDrives: "Gun laying drive",
  improvedSights: "Improved aiming",
  rotationMechanism: "Improved rotation mechanism",
  improvedRotationMechanism: "Improved rotation mechanism",
  turbocharger: "Turbocharger",
  healthReserve: "Improved hardening",
  extraHealthReserve: "Improved hardening",
  improvedConfiguration: "Modified configuration",
  antifragmentationLining: "Spall liner",
  additInvisibilityDevice: "Low noise exhaust",
  additionalInvisibilityDevice: "Low noise exhaust",
  commandersView: "Commander's vision system",
  radioCommunication: "Improved radio set",
  improvedRadioCommunication: "Improved radio set",
  grousers: "Additional grousers",
  modernizedAimDrivesAimingStabilizer: "Experimental fire control",
  modernizedTurbochargerRotationMechanism: "Experimental turbocharger",
  modernizedExtraHealthReserveAntifragmentationLining: "Experimental hardening",
};

// Stryker restore all

/** The name of a device by its archetype, or one made from the archetype. */
export function deviceName(archetype: string): string {
  return DEVICE_NAMES[archetype.replace(/_(tier)?\d+$|\d+$/, "")] ?? readable(archetype);
}

// Stryker disable all: texts.
/** Names of our own for the crew skills; the files hold no display texts. */
const SKILL_NAMES: Record<string, string> = {
  repair: "Repair",
  camouflage: "Concealment",
  brotherhood: "Brotherhood",
  fireFighting: "Firefighting",
  commander_tutor: "Mentor",
  commander_coordination: "Coordination",
  commander_enemyShotPredictor: "Sound detection",
  commander_sixthSense: "Sixth sense",
  commander_eagleEye: "Eagle eye",
  commander_emergency: "Emergency",
  commander_practical: "Practicality",
  driver_smoothDriving: "Smooth ride",
  driver_virtuoso: "Clutch braking",
  driver_badRoadsKing: "Off-road driving",
  driver_rammingMaster: "Controlled impact",
  driver_motorExpert: "Engineer",
  driver_reliablePlacement: "Reliable placement",
  gunner_smoothTurret: "Snap shot",
  gunner_armorer: "Armorer",
  gunner_sniper: "Deadeye",
  gunner_rancorous: "Designated target",
  gunner_focus: "Concentration",
  gunner_quickAiming: "Quick aiming",
  loader_pedant: "Safe stowage",
  loader_desperado: "Adrenaline rush",
  loader_intuition: "Intuition",
  loader_perfectCharge: "Perfect charge",
  loader_melee: "Close combat",
  loader_ammunitionImprove: "Ammunition tuning",
  radioman_finder: "Awareness",
  radioman_expert: "Communications expert",
  radioman_sideBySide: "Side by side",
  radioman_interference: "Jamming",
  radioman_signalInterception: "Signal interception",
  radioman_lastEffort: "Call for vengeance",
};

// Stryker restore all

/** The name of a skill. */
export function skillName(tag: string): string {
  return SKILL_NAMES[tag] ?? readable(tag.replace(/^(commander|driver|gunner|loader|radioman)_/, ""));
}
