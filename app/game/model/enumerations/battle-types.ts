/** Battle types of random battles, in the order of forms. */
export const BATTLE_TYPES = ["assault", "encounter", "standard"] as const;

export type BattleType = (typeof BATTLE_TYPES)[number];

export const BATTLE_TYPE_LABELS: Record<BattleType, string> = {
  assault: "Assault",
  encounter: "Encounter",
  standard: "Standard",
};

/** Gameplay modes of the game by the number in the upper half of `arenaTypeID` (map id | gameplay << 16). */
export const GAMEPLAY_BY_ID: Readonly<Record<number, string>> = {
  0: "ctf",
  1: "domination",
  2: "assault",
  3: "nations",
  4: "ctf2",
  5: "domination2",
  6: "assault2",
  11: "ctf30x30",
  12: "domination30x30",
  15: "epic",
  20: "comp7",
};

/** The battle type of a gameplay mode; undefined for modes that are no random battle. */
export function battleTypeOf(gameplay: string): BattleType | undefined {
  if (/^ctf(2|30x30)?$/.test(gameplay)) return "standard";
  if (/^domination(2|30x30)?$/.test(gameplay)) return "encounter";
  return /^assault2?$/.test(gameplay) ? "assault" : undefined;
}

/** Spawn points, as the forms list them. */
export const SPAWN_POINTS = ["north", "south", "east", "west", "defense", "capture"] as const;

export type SpawnPoint = (typeof SPAWN_POINTS)[number];

export const SPAWN_POINT_LABELS: Record<SpawnPoint, string> = {
  north: "North",
  south: "South",
  east: "East",
  west: "West",
  defense: "Defense",
  capture: "Capture",
};
