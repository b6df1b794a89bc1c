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
