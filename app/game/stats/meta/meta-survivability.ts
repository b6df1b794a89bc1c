import { group, PANEL } from "./meta-group.ts";

/** Characteristics of survivability. */
export const survivability = group("survivability", {
  health: {
    label: "Health",
    unit: "hp",
    headline: true,
    definition: "Health of hull and turret together.",
  },
  hullFront: {
    label: "Hull armour, front",
    short: "Hull front",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  hullSide: {
    label: "Hull armour, side",
    short: "Hull side",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  hullRear: {
    label: "Hull armour, rear",
    short: "Hull rear",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  turretFront: {
    label: "Turret armour, front",
    short: "Turret front",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  turretSide: {
    label: "Turret armour, side",
    short: "Turret side",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  turretRear: {
    label: "Turret armour, rear",
    short: "Turret rear",
    unit: "mm",
    headline: true,
    definition: "Thickness of the main plate, without its slope.",
  },
  trackRepair: {
    label: "Track repair time",
    short: "Repair",
    unit: "s",
    better: "lower",
    decimals: 1,
    fixed: 1,
    definition: "Time to repair a broken track with a crew that has not learnt to repair.",
    source: PANEL,
  },
  fireChance: {
    label: "Chance of fire",
    short: "Fire",
    unit: "%",
    better: "lower",
    decimals: 1,
    definition: "Chance that damage to the engine starts a fire.",
  },
});
