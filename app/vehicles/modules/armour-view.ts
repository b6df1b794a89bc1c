import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Plate, PrimaryArmor, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { fittedModules, hullVariant } from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";

export interface ArmourView {
  part: string;
  front: string;
  side: string;
  rear: string;
  /** Thicknesses of all plates, and of the spaced ones. */
  plates: string;
  spaced: string;
}

export function armourViews(modules: VehicleModules, configuration: Configuration): ArmourView[] {
  const fitted = fittedModules(modules, configuration);
  if (!fitted) return [];
  const hull = armourView("Hull", hullVariant(modules.hull, fitted)?.armor ?? modules.hull.armor, modules.hull.plates);
  const { armor, plates } = fitted.turret;
  // A casemate is part of the hull; its "turret" then has no plates of its own.
  const hasPlates = [armor.front, armor.side, armor.rear, ...plates.map(({ thickness }) => thickness)].some(Boolean);
  return hasPlates ? [hull, armourView("Turret", armor, plates)] : [hull];
}

function armourView(part: string, { front, side, rear }: PrimaryArmor, plates: Plate[]): ArmourView {
  const figure = (thickness: number | null) => (thickness ? formatNumber(thickness, 1, 0) : "None");
  const list = (spaced: boolean) => {
    const thicknesses = plates.filter((plate) => plate.spaced === spaced && plate.thickness > 0);
    const distinct = [...new Set(thicknesses.map(({ thickness }) => thickness))].sort((a, b) => b - a);
    return distinct.map((thickness) => formatNumber(thickness, 1, 0)).join(", ");
  };
  return {
    part,
    front: figure(front),
    side: figure(side),
    rear: figure(rear),
    plates: list(false),
    spaced: list(true),
  };
}
