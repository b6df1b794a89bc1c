/** Kinds of shells, shortened from the names in the game's files. */
export const SHELL_KINDS = ["AP", "APCR", "HEAT", "HE", "FLAME", "SMOKE"] as const;

export type ShellKind = (typeof SHELL_KINDS)[number];

/** Full English names of the shell kinds. */
export const SHELL_KIND_LABELS: Record<ShellKind, string> = {
  AP: "Armour piercing",
  APCR: "Armour piercing, composite rigid",
  HEAT: "High-explosive anti-tank",
  HE: "High explosive",
  FLAME: "Flame mixture",
  SMOKE: "Smoke",
};
