import type { StatKey } from "#app/game/stats/keys.ts";

/** The plates of hull and of turret are printed in one line each: front, side, rear. */
export const ARMOUR_LINES: Partial<Record<StatKey, { label: string; keys: readonly StatKey[] }>> = {
  hullFront: { label: "Hull armour", keys: ["hullFront", "hullSide", "hullRear"] },
  turretFront: { label: "Turret armour", keys: ["turretFront", "turretSide", "turretRear"] },
};
