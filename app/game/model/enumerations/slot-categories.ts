/** Categories of equipment and of the slots that favour them. */
export const SLOT_CATEGORIES = ["firepower", "survivability", "mobility", "stealth"] as const;

export type SlotCategory = (typeof SLOT_CATEGORIES)[number];

/** Labels from the game's English client: `#tank_setup:categories/{category}`. */
export const SLOT_CATEGORY_LABELS: Record<SlotCategory, string> = {
  firepower: "Firepower",
  survivability: "Survivability",
  mobility: "Mobility",
  stealth: "Scouting",
};
