import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Configured } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { profileOf } from "#app/game/profile/profile.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { stockConfiguration, topConfiguration } from "#app/game/stats/configuration.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { tidy } from "#scripts/import/normalise/round.ts";

/** A configuration with its figures and measures. */
export function configured(modules: VehicleModules, type: VehicleClass, which: "stock" | "top"): Configured {
  const configuration = which === "top" ? topConfiguration(modules) : stockConfiguration(modules);
  return {
    modules: configuration,
    stats: tidyStats(computeStats(modules, configuration)),
    profile: profileOf(modules, configuration, type),
  };
}

function tidyStats(stats: Stats): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([key, value]) => [key, value === null ? null : tidy(Number(value.toPrecision(7)))]),
  );
}
