import { knownRates } from "#app/game/stats/gun-kinds.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { type Loadout, trainedLoadout } from "../loadout/loadout.ts";
import { resolve } from "../loadout/resolve.ts";
import type { RecommendedConfiguration } from "../model/vehicle/recommended.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { explainStat } from "../stats/compute.ts";
import { fittedModules } from "../stats/fitted-modules.ts";
import { gunKind } from "../stats/gun-kinds.ts";
import type { StatKey } from "../stats/keys.ts";

/**
 * Six stats that show what a set does for a vehicle: its gun's first; for an SPG, dispersion and concealment replace
 * health and view range.
 */
export function statKeysOfSet(vehicle: FullVehicle): readonly StatKey[] {
  const gun = fittedModules(vehicle.modules, vehicle.top.modules)?.gun;
  // Damage per minute of an autoreloader counts its quickest shell alone.
  const rates: StatKey[] = gun && gunKind(gun) === "autoreloader" ? ["cycleDpm", "fullCycle"] : ["dpm", "reload"];
  return vehicle.type === "SPG"
    ? [...rates, "aimTime", "dispersion", "concealmentStill", "specificPower"]
    : [...rates, "aimTime", "health", "viewRange", "specificPower"];
}

/**
 * Computes the six stats of a loadout, and of a crew at 100 % with nothing fitted, as the garage computes it. Unknown
 * stats are missing.
 */
export function statsOfSet(
  vehicle: FullVehicle,
  definitions: Definitions,
): (loadout: Loadout) => RecommendedConfiguration["figures"] {
  const keys = statKeysOfSet(vehicle);
  const statsOf = (loadout: Loadout) => {
    const { input } = resolve(vehicle, loadout, definitions);
    const stats = Object.fromEntries(keys.map((key) => [key, explainStat(key, input)?.value ?? null]));
    return knownRates(stats, input.fitted.gun);
  };
  const before = statsOf(trainedLoadout(vehicle));
  return (loadout) => {
    const after = statsOf(loadout);
    return keys.flatMap((key) => {
      const [from, to] = [before[key] ?? null, after[key] ?? null];
      return from === null || to === null ? [] : [{ key, before: brief(from), after: brief(to) }];
    });
  };
}

/** A value with the digits that a figure needs. */
export function brief(value: number): number {
  return Number(value.toPrecision(7));
}
