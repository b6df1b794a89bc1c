import { type Violation, violationText } from "#app/game/loadout/legal/violations.ts";
import { knownRates } from "#app/game/stats/gun-kinds.ts";
import { kindOf } from "../loadout/address/loadout-text.ts";
import { readLoadout } from "../loadout/address/read-loadout.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { explainLoadout } from "../loadout/explain.ts";
import type { Loadout } from "../loadout/loadout.ts";
import { type StatesByStat, statesByName } from "../loadout/modes.ts";
import { displayedStats } from "../model/vehicle/compared-stats.ts";
import type { ModuleIds } from "../model/vehicle/module.ts";
import type { Silhouette } from "../model/vehicle/silhouette.ts";
import type { FullVehicle, VehicleRecord } from "../model/vehicle/vehicle.ts";
import { silhouetteOf } from "../silhouette/silhouette.ts";
import { statesOf, valuesOf } from "../stats/compute.ts";
import { fittedModules, isSame, stockModuleIds, topModuleIds } from "../stats/fitted-modules.ts";
import { STAT_KEYS, type Stats } from "../stats/keys.ts";
import { type RevisedStats, revisedStats } from "../stats/revised-stats.ts";
import type { ComparisonEntry } from "./entry.ts";

/** A column worked out. */
export interface ComparedVehicle {
  stats: Stats;
  /** The stats that later sources changed, with their earlier values for the same loadout. */
  revised: RevisedStats;
  /** The states of a vehicle with two that figures are of. */
  states: StatesByStat;
  /** Null where the measures are not known. */
  profile: Silhouette | null;
  /** Which modules the stats are for; null if no source says. */
  modules: "top" | "stock" | "own" | null;
  /** The loadout that the stats are of; null for a bare vehicle. */
  loadout: Loadout | null;
  /** Requested items that are unavailable, as sentences. */
  dropped: readonly string[];
}

/**
 * The stats of a vehicle for a comparison column. Never fails: leaves out and reports what the vehicle cannot have.
 * @param definitions of available items; null if all columns are bare
 */
export function comparedVehicle(
  record: VehicleRecord,
  entry: ComparisonEntry,
  definitions: Definitions | null,
): ComparedVehicle {
  if (record.record !== "full") {
    return {
      stats: withUnknown(displayedStats(record)),
      revised: {},
      states: {},
      profile: null,
      modules: record.record === "default-profile" ? "stock" : null,
      loadout: null,
      dropped:
        entry.loadout !== "" ? ["Its modules and equipment are not known yet, so it is shown as it is published."] : [],
    };
  }
  if (kindOf(entry.loadout) === "bare" || definitions === null)
    return bareVehicle(record, entry.loadout === "stock" ? "stock" : "top");
  const { loadout, dropped } = readLoadout(entry.loadout, record, definitions);
  const { explainedStats } = explainLoadout(record, loadout, definitions);
  const modules = loadout.mode === "siege" && record.siege ? record.siege.modules : record.modules;
  const gun = fittedModules(record.modules, loadout.modules)?.gun;
  const stats = valuesOf(explainedStats);
  return {
    stats: gun ? knownRates(stats, gun) : stats,
    revised: revisedStats(record, (one) => valuesOf(explainLoadout(one, loadout, definitions).explainedStats)),
    states: statesByName(record, statesOf(explainedStats)),
    profile: silhouetteOf(modules, loadout.modules, record.type),
    modules: setOf(record, loadout.modules),
    loadout,
    dropped: dropped.map((violation) => describeViolation(violation, definitions)),
  };
}

/** Stats missing from a full record do not apply; those missing from other records are in no source. */
function withUnknown(stats: Stats): Stats {
  return Object.fromEntries(STAT_KEYS.map((key) => [key, stats[key] ?? null]));
}

/** The two standard sets of modules are in the record, with the stats of the tables: a crew at exactly 100%. */
function bareVehicle(record: FullVehicle, set: "top" | "stock"): ComparedVehicle {
  const { stats, states, profile, revised = {} } = record[set];
  return { stats, states: statesByName(record, states), revised, profile, modules: set, loadout: null, dropped: [] };
}

function setOf({ modules }: FullVehicle, fitted: ModuleIds): "top" | "stock" | "own" {
  if (isSame(fitted, topModuleIds(modules))) return "top";
  return isSame(fitted, stockModuleIds(modules)) ? "stock" : "own";
}

/** A violation as a sentence, with the name of the thing where it has one. */
function describeViolation(violation: Violation, definitions: Definitions): string {
  const { devices, consumables, directives, skills, modifications } = definitions;
  const thing = [devices, consumables, directives, skills, modifications]
    .map((things: ReadonlyMap<string, { name: string }>) => things.get(violation.name))
    .find((candidate) => candidate !== undefined);
  return violationText(thing ? { ...violation, name: thing.name } : violation);
}
