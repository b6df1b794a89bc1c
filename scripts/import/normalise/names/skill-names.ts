import { readable } from "./readable.ts";

/** Names of our own for the crew skills; the files hold no display texts. */
const NAMES: Record<string, string> = {
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

/** The name of a skill. */
export function skillName(tag: string): string {
  return NAMES[tag] ?? readable(tag.replace(/^(commander|driver|gunner|loader|radioman)_/, ""));
}
