/** Categories of upgrades: field modifications and the mechanics of single vehicles. */
export const UPGRADE_CATEGORIES = [
  "firepower",
  "mechanic_upgrade",
  "mobility",
  "special_upgrade",
  "stealth",
  "survivability",
  "spotting",
] as const;

type UpgradeCategory = (typeof UPGRADE_CATEGORIES)[number];

export const UPGRADE_CATEGORY_LABELS: Record<UpgradeCategory, string> = {
  firepower: "Firepower",
  mechanic_upgrade: "Mechanic upgrade",
  mobility: "Mobility",
  special_upgrade: "Special upgrade",
  stealth: "Stealth",
  survivability: "Survivability",
  spotting: "Spotting",
};
