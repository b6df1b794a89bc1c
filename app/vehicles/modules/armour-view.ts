import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Plate, PrimaryArmor, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { NamedPlates } from "#app/game/silhouette/plate-labels.ts";
import { fittedModules, hullVariant } from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";

export interface ArmourView {
  named: NamedPlates;
  /** All thicknesses, thickest first, and what has them. */
  rows: PlateRow[];
}

export interface PlateRow {
  thickness: string;
  /** Share of the thickest plate, per cent. */
  share: number;
  /** Plates of the hull and of the turret; empty where none is so thick. */
  hull: string;
  turret: string;
}

/** Null when the modules do not fit together. */
export function armourView(modules: VehicleModules, configuration: Configuration): ArmourView | null {
  const fitted = fittedModules(modules, configuration);
  if (!fitted) return null;
  const { turret, chassis } = fitted;
  const hull = hullVariant(modules.hull, fitted)?.armor ?? modules.hull.armor;
  const tracks = chassis.trackArmor ? Object.values(chassis.trackArmor) : [];
  const ofHull = platesByThickness(hull, modules.hull.plates, tracks, chassis.wheels === null ? "tracks" : "wheels");
  const ofTurret = platesByThickness(turret.armor, turret.plates);
  const thicknesses = [...new Set([...ofHull.keys(), ...ofTurret.keys()])].sort((a, b) => b - a);
  // A casemate is part of the hull; its "turret" then has no plates of its own.
  const { front, side, rear } = turret.armor;
  return {
    named: { hull, turret: front || side || rear ? turret.armor : null },
    rows: thicknesses.map((thickness) => ({
      thickness: formatNumber(thickness, 1, 0),
      share: Math.round((100 * thickness) / (thicknesses[0] ?? thickness)),
      hull: words(ofHull.get(thickness)),
      turret: words(ofTurret.get(thickness)),
    })),
  };
}

/** What is known of the plates of each thickness, the named ones first. */
function platesByThickness(
  { front, side, rear }: PrimaryArmor,
  plates: readonly Plate[],
  running: readonly number[] = [],
  gear = "",
): Map<number, string[]> {
  const result = new Map<number, string[]>();
  const add = (thickness: number | null, what: string) => {
    if (!thickness) return;
    const all = result.get(thickness) ?? [];
    if (!all.includes(what)) result.set(thickness, [...all, what]);
  };
  add(front, "front");
  add(side, "sides");
  add(rear, "rear");
  const unnamed = [front, side, rear];
  for (const { thickness, spaced, gunMask } of plates) {
    // A named plate is among the others as well.
    const index = spaced ? -1 : unnamed.indexOf(thickness);
    if (index >= 0) unnamed.splice(index, 1);
    else add(thickness, gunMask ? "mantlet" : spaced ? "spaced" : "other plates");
  }
  for (const thickness of running) add(thickness, gear);
  return result;
}

function words(plates: readonly string[] = []): string {
  const text = plates.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
