import { readable } from "./readable.ts";

/** Names of our own for the base modifications; the files hold no display texts. */
const NAMES: Record<string, string> = {
  additional_armor_plates: "Additional armour plates",
  fuel_system_revision: "Fuel system revised",
  improved_suspension: "Suspension improved",
  blackout_headlights: "Headlights blacked out",
  clutches_replace: "Clutches replaced",
  suspension_elements_replace: "Suspension elements replaced",
  swing_mechanisms_lapping: "Traverse mechanisms lapped",
  gun_balancing: "Gun balanced",
  rifled_barrels_cleaning: "Rifling cleaned",
};

/** The name of a field modification by its label in the files. */
export function modificationName(label: string): string {
  return NAMES[label.replace(/_\d+$/, "")] ?? readable(label);
}
