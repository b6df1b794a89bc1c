import { readable } from "./readable.ts";

/** Our own names for the client's archetypes; the files hold no display texts. */
const NAMES: Record<string, string> = {
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

/** The name of a device by its archetype, or one made from the archetype. */
export function deviceName(archetype: string): string {
  return NAMES[archetype.replace(/_(tier)?\d+$|\d+$/, "")] ?? readable(archetype);
}
