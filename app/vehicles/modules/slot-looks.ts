// The style sheet is made from the class names of markup; of this list as well: @unocss-include

import type { EquipmentSlot } from "../full-content.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
export const SLOT_LOOKS: Record<EquipmentSlot["category"], { icon: string; colour: string }> = {
  firepower: { icon: "i-own-slot-firepower", colour: "color-wg-awful" },
  survivability: { icon: "i-own-slot-survivability", colour: "color-wg-okay" },
  mobility: { icon: "i-own-slot-mobility", colour: "color-wg-td" },
  stealth: { icon: "i-own-slot-stealth", colour: "color-wg-spg" },
  universal: { icon: "i-own-slot-universal", colour: "color-text-3" },
};
