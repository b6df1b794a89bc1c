/** Battlefield roles of tier VI and above, by the tags the game's files use. */
export const ROLES = [
  "role_HT_assault",
  "role_HT_break",
  "role_HT_universal",
  "role_HT_support",
  "role_MT_assault",
  "role_MT_universal",
  "role_MT_sniper",
  "role_MT_support",
  "role_ATSPG_assault",
  "role_ATSPG_universal",
  "role_ATSPG_sniper",
  "role_ATSPG_support",
  "role_LT_universal",
  "role_LT_support",
  "role_LT_scout",
  "role_LT_wheeled",
  "role_SPG",
] as const;

export type Role = (typeof ROLES)[number];

/** Role categories, across the classes. */
const ROLE_CATEGORIES = [
  "assault",
  "versatile",
  "breakthrough",
  "sniper",
  "support",
  "scout",
  "wheeled",
  "artillery",
] as const;

type RoleCategory = (typeof ROLE_CATEGORIES)[number];

/** Categories in use: the game's files define a scout role but give it to no vehicle. */
export const DRIVEN_ROLES = ROLE_CATEGORIES.filter((role) => role !== "scout");

export const ROLE_CATEGORY_LABELS: Record<RoleCategory, string> = {
  assault: "Assault",
  versatile: "Versatile",
  breakthrough: "Breakthrough",
  sniper: "Sniper",
  support: "Support",
  scout: "Scout",
  wheeled: "Wheeled",
  artillery: "Artillery",
};

const CATEGORY_OF_SUFFIX: Record<string, RoleCategory> = {
  assault: "assault",
  universal: "versatile",
  break: "breakthrough",
  sniper: "sniper",
  support: "support",
  scout: "scout",
  wheeled: "wheeled",
};

/** Whether a tag of the game's files is a role we know. */
export function isRole(value: string): value is Role {
  return (ROLES as readonly string[]).includes(value);
}

/** The category of a role; the one role of SPGs is "artillery". */
export function roleCategory(role: Role): RoleCategory {
  return CATEGORY_OF_SUFFIX[role.split("_")[2] ?? ""] ?? "artillery";
}

/** English label of a role without its class: "Assault", "Versatile", … */
export function roleLabel(role: Role): string {
  return ROLE_CATEGORY_LABELS[roleCategory(role)];
}
