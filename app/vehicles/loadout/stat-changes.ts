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

/** Changes told in a line. */
const MAX = 2;

/**
 * What loadouts change against one of them, in words; what is promised is what is shown once it is chosen.
 * @param max changes that are told; of the others the number
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
