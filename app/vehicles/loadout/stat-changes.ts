import { changedStats, changeText, type StatChangeText } from "#app/game/loadout/changed-stats.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

export type { StatChangeText };

export interface StatChanges {
  /** The ones that matter most. */
  visible: StatChangeText[];
  /** How many others there are. */
  more: number;
}

/** Number of changes shown in a line. */
const MAX = 2;

/**
 * Changes of loadouts compared with one of them, in words; choosing one shows exactly the promised values.
 * @param max number of changes to show; the rest are only counted
 */
export function changesAgainst(
  vehicle: FullVehicle,
  without: Loadout,
  definitions: Definitions,
  max = MAX,
): (changed: Loadout) => StatChanges {
  const changesOf = changedStats(vehicle, without, definitions);
  return (changed) => {
    const all = changesOf(changed);
    return { visible: all.slice(0, max).map(changeText), more: Math.max(0, all.length - max) };
  };
}
