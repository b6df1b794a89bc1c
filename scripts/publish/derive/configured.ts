import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Configured } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { silhouetteOf } from "#app/game/silhouette/silhouette.ts";
import { statInput } from "#app/game/stats/compute/stat-input.ts";
import { explainStats, statesOf, valuesOf } from "#app/game/stats/compute.ts";
import { stockModuleIds, topModuleIds } from "#app/game/stats/fitted-modules.ts";
import { knownRates } from "#app/game/stats/gun-kinds.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { revisedStats } from "#app/game/stats/revised-stats.ts";
import type { StoredFull } from "#scripts/dataset/stored-vehicle.ts";
import { tidy } from "#scripts/import/normalise/round.ts";

/**
 * A configuration with its figures and measures, and which of the figures later sources changed.
 * @param vehicle with its revisions applied
 * @param state `better`: of two states the better figures of both; `second`: those of the second one alone
 */
export function configuredVehicle(
  vehicle: StoredFull,
  which: "stock" | "top",
  state: "better" | "second" = "better",
): Configured {
  const [modules, second] = statesOfInterest(vehicle, state);
  const made = configured(modules, vehicle.type, which, second);
  const revised = revisedStats(vehicle, (one) => {
    const [modules, second] = statesOfInterest(one, state);
    return tidyStats(valuesOf(explainStats(statInput(modules, made.modules, [], second))));
  });
  return Object.keys(revised).length > 0 ? { ...made, revised } : made;
}

function statesOfInterest({ modules, siege }: StoredFull, state: "better" | "second") {
  return state === "second" && siege ? ([siege.modules] as const) : ([modules, siege?.modules] as const);
}

/** A configuration with its figures and measures. @param second the values in the second state, for the better figures of both */
export function configured(
  modules: VehicleModules,
  type: VehicleClass,
  which: "stock" | "top",
  second?: VehicleModules,
): Configured {
  const chosenModules = which === "top" ? topModuleIds(modules) : stockModuleIds(modules);
  const input = statInput(modules, chosenModules, [], second);
  const stats = explainStats(input);
  return {
    modules: chosenModules,
    stats: tidyStats(knownRates(valuesOf(stats), input.fitted.gun)),
    ...(second && { states: statesOf(stats) }),
    profile: silhouetteOf(modules, chosenModules, type),
  };
}

function tidyStats(stats: Stats): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([key, value]) => [key, value === null ? null : tidy(Number(value.toPrecision(7)))]),
  );
}
