/** What a map can be in rotation for, in table order: the battle types of random battles, then other modes. */
export const ROTATION_MODES = ["standard", "encounter", "assault", "onslaught", "grand", "frontline"] as const;
export type RotationMode = (typeof ROTATION_MODES)[number];

export const ROTATION_MODE_LABELS: Record<RotationMode, string> = {
  standard: "Standard",
  encounter: "Encounter",
  assault: "Assault",
  onslaught: "Onslaught",
  grand: "Grand battle",
  frontline: "Frontline",
};

/** The battle types that a random battle can have. */
export const RANDOM_MODES: readonly RotationMode[] = ["standard", "encounter", "assault"];

const MODE_BY_GAMEPLAY: Readonly<Record<string, RotationMode>> = {
  ctf: "standard",
  ctf2: "standard",
  domination: "encounter",
  domination2: "encounter",
  assault: "assault",
  assault2: "assault",
  comp7: "onslaught",
  ctf30x30: "grand",
  domination30x30: "grand",
  epic: "frontline",
};

/** The modes that a map's definition has, by the game's own names of them. Training and events are none of ours. */
export function rotationModesOf(gameplays: readonly string[]): RotationMode[] {
  const defined = new Set(gameplays.map((gameplay) => MODE_BY_GAMEPLAY[gameplay]));
  return ROTATION_MODES.filter((mode) => defined.has(mode));
}
