import type { ModuleIds } from "../model/vehicle/module.ts";
import type { Hull, Plate, PrimaryArmor, VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { type FittedModules, fittedModules, hullVariant } from "../stats/fitted-modules.ts";

/** The six sides that the game's definitions name, as a screen lists them. */
export const SIDES = ["hull-front", "hull-side", "hull-rear", "turret-front", "turret-side", "turret-rear"] as const;

export type PlateSide = (typeof SIDES)[number];

export const SIDE_LABELS: Record<PlateSide, string> = {
  "turret-front": "Turret front",
  "turret-side": "Turret side",
  "turret-rear": "Turret rear",
  "hull-front": "Hull front",
  "hull-side": "Hull side",
  "hull-rear": "Hull rear",
};

export interface NamedPlate {
  side: PlateSide;
  /** mm */
  thickness: number;
}

/** Plates of one thickness whose position the definitions do not give. */
export interface OtherPlates {
  /** Parts of the vehicle that have them. */
  parts: ("hull" | "turret" | "gun")[];
  /** mm */
  thickness: number;
  spaced: boolean;
}

/** Everything in a shell's way, as far as the definitions know it. */
export interface TargetPlates {
  named: NamedPlate[];
  /** Thickest first; spaced plates come last. */
  others: OtherPlates[];
  /** The thinnest of both tracks, or wheels, mm; null where they have no armour. */
  running: { kind: "track" | "wheel"; thickness: number } | null;
}

/** Primary armour of hull and turret; of a casemate, whose "turret" has no plates of its own, the turret's is null. */
export function namedArmour(
  modules: VehicleModules,
  chosenModules: ModuleIds,
): { hull: PrimaryArmor; turret: PrimaryArmor | null } | null {
  const fitted = fittedModules(modules, chosenModules);
  return fitted ? armourOf(modules.hull, fitted) : null;
}

function armourOf(ordinary: Hull, fitted: FittedModules): { hull: PrimaryArmor; turret: PrimaryArmor | null } {
  const hull = hullVariant(ordinary, fitted)?.armor ?? ordinary.armor;
  const { front, side, rear } = fitted.turret.armor;
  return { hull, turret: front || side || rear ? fitted.turret.armor : null };
}

/** Null where the modules do not fit together. */
export function targetPlates(modules: VehicleModules, chosenModules: ModuleIds): TargetPlates | null {
  const fitted = fittedModules(modules, chosenModules);
  if (!fitted) return null;
  const armour = armourOf(modules.hull, fitted);
  const { turret, chassis, gun } = fitted;
  const named = SIDES.flatMap((side): NamedPlate[] => {
    const [part, where] = side.split("-") as ["hull" | "turret", keyof PrimaryArmor];
    const thickness = armour[part]?.[where];
    return thickness ? [{ side, thickness }] : [];
  });
  const merged = new Map<string, OtherPlates>();
  const add = (part: OtherPlates["parts"][number], plates: readonly Plate[]) => {
    for (const { thickness, spaced } of plates) {
      if (thickness <= 0) continue;
      const known = merged.get(`${thickness} ${spaced}`) ?? { parts: [], thickness, spaced };
      if (!known.parts.includes(part)) known.parts.push(part);
      merged.set(`${thickness} ${spaced}`, known);
    }
  };
  add("hull", unnamed(modules.hull.plates, armour.hull));
  add("turret", unnamed(turret.plates, armour.turret ?? turret.armor));
  add("gun", gun.plates ?? []);
  const tracks = chassis.trackArmor ? Math.min(chassis.trackArmor.left, chassis.trackArmor.right) : 0;
  return {
    named,
    others: [...merged.values()].sort((a, b) => Number(a.spaced) - Number(b.spaced) || b.thickness - a.thickness),
    running: tracks > 0 ? { kind: chassis.wheels === null ? "track" : "wheel", thickness: tracks } : null,
  };
}

/** A named plate is among the others as well, once. */
function unnamed(plates: readonly Plate[], { front, side, rear }: PrimaryArmor): Plate[] {
  const names: (number | null)[] = [front, side, rear];
  return plates.filter(({ thickness, spaced }) => {
    const index = spaced ? -1 : names.indexOf(thickness);
    if (index >= 0) names.splice(index, 1);
    return index < 0;
  });
}
