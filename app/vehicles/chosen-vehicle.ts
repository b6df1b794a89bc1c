import { loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { writeLoadout } from "#app/game/loadout/address/read-loadout.ts";
import type { Uncounted } from "#app/game/loadout/effects/effect.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import type { ExtraStats } from "#app/game/loadout/extra-stats.ts";
import { isStateMode, NORMAL_MODE, type StateMode } from "#app/game/loadout/loadout.ts";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { silhouetteOf } from "#app/game/silhouette/silhouette.ts";
import { statInput } from "#app/game/stats/compute/stat-input.ts";
import { type ExplainedStats, explainStats, valuesOf } from "#app/game/stats/compute.ts";
import {
  type FittedModules,
  fittedModules,
  isSame,
  stockModuleIds,
  topModuleIds,
} from "#app/game/stats/fitted-modules.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { type RevisedStats, revisedStats } from "#app/game/stats/revised-stats.ts";
import type { CurrentLoadout } from "./loadout/current-loadout.ts";

/** Which set of modules is mounted, and the queries of the two standard sets. */
export interface ModulesChoice {
  set: "top" | "stock" | "own";
  topSearch: string;
  stockSearch: string;
  /** Stock and top are the same: there is nothing to choose. */
  single: boolean;
  /** Says that the suspension cannot carry them; empty where it can. */
  overload: string;
}

/** A vehicle with its loadout, in the state that this has. */
export interface ChosenVehicle {
  modules: VehicleModules;
  chosenModules: ModuleIds;
  fitted: FittedModules;
  /** Characteristics with their terms, and their values alone. */
  explainedStats: ExplainedStats;
  stats: Stats;
  /** Stats that later sources changed, with their earlier values for the same loadout. */
  revised: RevisedStats;
  profile: Silhouette;
  mode: StateMode;
  choice: ModulesChoice;
  /** Null for the bare vehicle of all views but its loadout's. */
  loadout: (CurrentLoadout & { uncounted: string[]; extra: ExtraStats }) | null;
  /** The page with other modules and everything else unchanged. */
  addressOf: (chosenModules: ModuleIds) => string;
}

/**
 * Null only when a record's own configuration does not fit, which validation rules out.
 * @param current null for the bare vehicle with its top modules
 */
export function chosenVehicle(record: FullVehicle, current: CurrentLoadout | null): ChosenVehicle | null {
  const requestedMode = current?.loadout.mode ?? NORMAL_MODE;
  const mode = record.siege && isStateMode(requestedMode) ? requestedMode : NORMAL_MODE;
  const state = mode === "siege" && record.siege ? record.siege : record;
  const { modules } = state;
  const second = mode === NORMAL_MODE ? record.siege?.modules : undefined;
  const [top, stock] = [topModuleIds(modules), stockModuleIds(modules)];
  const chosenModules = current?.loadout.modules ?? top;
  const fitted = fittedModules(modules, chosenModules);
  if (!fitted) return null;
  const set = isSame(chosenModules, top) ? "top" : isSame(chosenModules, stock) ? "stock" : "own";
  // By the same code that the importer uses: of the two standard sets the record has the values, but not the terms.
  const explained = current && explainLoadout(record, current.loadout, current.definitions);
  const explainedStats = explained?.explainedStats ?? explainStats(statInput(modules, chosenModules, [], second));
  const stats = valuesOf(explainedStats);
  const addressOf = (wanted: ModuleIds) =>
    current ? loadoutSearch(writeLoadout({ ...current.loadout, modules: wanted }, record, current.definitions)) : "";
  return {
    modules,
    chosenModules,
    fitted,
    explainedStats,
    stats,
    // The record has them for its top modules with nothing else fitted.
    revised: current
      ? revisedStats(record, (one) =>
          valuesOf(explainLoadout(one, current.loadout, current.definitions).explainedStats),
        )
      : (record.top.revised ?? {}),
    profile: set === "own" ? silhouetteOf(modules, chosenModules, record.type) : state[set].profile,
    mode,
    loadout: current &&
      explained && { ...current, uncounted: uncountedNames(explained.uncounted), extra: explained.extra },
    addressOf,
    choice: {
      set,
      topSearch: addressOf(top),
      stockSearch: addressOf(stock),
      single: isSame(top, stock),
      overload: overload(fitted, stats, set === "own"),
    },
  };
}

/** Each name once, however many stats it affects. */
function uncountedNames(uncounted: readonly Uncounted[]): string[] {
  return [...new Set(uncounted.map(({ source }) => source.name))];
}

function overload({ chassis }: FittedModules, { weight }: Stats, own: boolean): string {
  // The game fits both standard sets; a load that forbids them is a leftover in a later client's file.
  const load = chassis.maxLoad === null || !own ? Number.POSITIVE_INFINITY : chassis.maxLoad / 1000;
  if (typeof weight !== "number" || weight <= load) return "";
  return `These modules weigh ${formatNumber(weight, 1)} t, but the suspension carries only ${formatNumber(load, 1)} t. The game would not let you fit them together.`;
}
