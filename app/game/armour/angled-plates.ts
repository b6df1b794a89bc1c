import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";

/** The main plates, whose thickness along a shot's way grows with the angle at which it strikes. */
const PLATES = [
  "hullFront",
  "hullSide",
  "hullRear",
  "turretFront",
  "turretSide",
  "turretRear",
] as const satisfies readonly StatKey[];
const ANGLES = [30, 45] as const;

type MainPlate = (typeof PLATES)[number];
/** A main plate struck at an angle, as tables and addresses name it: "hullFront30". */
export type AngledPlateKey = `${MainPlate}${(typeof ANGLES)[number]}`;

export interface AngledPlate {
  key: AngledPlateKey;
  plate: MainPlate;
  /** Between the shell's way and the plate's normal, degrees. */
  angle: number;
}

export const ANGLED_PLATES: readonly AngledPlate[] = PLATES.flatMap((plate) =>
  ANGLES.map((angle): AngledPlate => ({ key: `${plate}${angle}`, plate, angle })),
);

const byKey = new Map<string, AngledPlate>(ANGLED_PLATES.map((angled) => [angled.key, angled]));

/** Null for a key of anything else. */
export function angledPlate(key: string): AngledPlate | null {
  return byKey.get(key) ?? null;
}

/** How a plate at an angle is called, and what is computed. */
export function angledPlateMeta({ plate, angle }: AngledPlate) {
  const { label, short, unit } = STAT_META[plate];
  return {
    label: `${label}, at ${angle}°`,
    short: `${short} ${angle}°`,
    unit,
    definition: `Thickness ÷ cos ${angle}°: along a shot that strikes at ${angle}° and does not turn to the plate.`,
  };
}

/** Thickness along a line at an angle to the plate's normal. @param angle degrees, below 90 */
export function thicknessAt(thickness: number, angle: number): number {
  return thickness / Math.cos((angle * Math.PI) / 180);
}
