import { decodeLoadout } from "../loadout/code/decode.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { explainLoadout } from "../loadout/explain.ts";
import { legalLoadout } from "../loadout/legal/legal-loadout.ts";
import { type Violation, violationText } from "../loadout/legal/violation.ts";
import type { Loadout } from "../loadout/loadout.ts";
import { type StatesOfFigures, statesByName } from "../loadout/modes.ts";
import { typicalLoadout } from "../loadout/typical.ts";
import { shownStats } from "../model/vehicle/compared-stats.ts";
import type { Configuration } from "../model/vehicle/module.ts";
import type { Silhouette } from "../model/vehicle/silhouette.ts";
import type { FullVehicle, VehicleRecord } from "../model/vehicle/vehicle.ts";
import { silhouetteOf } from "../silhouette/silhouette.ts";
import { statesOf, valuesOf } from "../stats/compute.ts";
import { fittedModules, stockConfiguration, topConfiguration } from "../stats/configuration.ts";
import { STAT_KEYS, type Stats } from "../stats/keys.ts";
import { knownRates } from "../stats/known-rates.ts";
import { type RevisedStats, revisedStats } from "../stats/revised-stats.ts";
import type { ComparisonEntry } from "./entry.ts";

/** A column worked out. */
export interface ComparedVehicle {
  stats: Stats;
  /** Those that later sources changed, with what they were for the same modules and build. */
  revised: RevisedStats;
  /** The states of a vehicle with two that figures are of. */
  states: StatesOfFigures;
  /** Null where the measures are not known. */
  profile: Silhouette | null;
  /** Which modules the figures are of; null where no source says it. */
  modules: "top" | "stock" | "own" | null;
  /** The build that the figures are of; null for a vehicle with nothing but its modules. */
  loadout: Loadout | null;
  /** What was asked for and cannot be had, in sentences. */
  dropped: readonly string[];
}

/**
 * The figures of a vehicle as a column of a comparison asks for them. It never fails: what the vehicle cannot have is
 * left out, and said.
 * @param definitions what can be fitted; null where no column asks for more than modules
 */
export function comparedVehicle(
  record: VehicleRecord,
  entry: ComparisonEntry,
  definitions: Definitions | null,
): ComparedVehicle {
  if (record.record !== "full") {
    const asked = entry.setUp !== "nominal" || entry.modules !== null;
    return {
      stats: withUnknown(shownStats(record)),
      revised: {},
      states: {},
      profile: null,
      modules: record.record === "default-profile" ? "stock" : null,
      loadout: null,
      dropped: asked ? ["Its modules and equipment are not known yet, so it is shown as it is published."] : [],
    };
  }
  if (entry.setUp === "nominal" || definitions === null) return withModulesAlone(record, entry.modules ?? "top");
  const { loadout, dropped } = loadoutOf(record, entry, definitions);
  const { figures } = explainLoadout(record, loadout, definitions);
  const modules = loadout.mode === "siege" && record.siege ? record.siege.modules : record.modules;
  const gun = fittedModules(record.modules, loadout.modules)?.gun;
  const stats = valuesOf(figures);
  return {
    stats: gun ? knownRates(stats, gun) : stats,
    revised: revisedStats(record, (one) => valuesOf(explainLoadout(one, loadout, definitions).figures)),
    states: statesByName(record, statesOf(figures)),
    profile: silhouetteOf(modules, loadout.modules, record.type),
    modules: setOf(record, loadout.modules),
    loadout,
    dropped,
  };
}

/** What a full record leaves out does not apply; of others it is what no source states. */
function withUnknown(stats: Stats): Stats {
  return Object.fromEntries(STAT_KEYS.map((key) => [key, stats[key] ?? null]));
}

/** The two standard sets are in the record. */
function withModulesAlone(record: FullVehicle, set: "top" | "stock"): ComparedVehicle {
  const { stats, states, profile, modules, revised = {} } = record[set];
  const gun = fittedModules(record.modules, modules)?.gun;
  const own = { stats: gun ? knownRates(stats, gun) : stats, states: statesByName(record, states) };
  return { ...own, revised, profile, modules: set, loadout: null, dropped: [] };
}

function loadoutOf(
  record: FullVehicle,
  { setUp, modules }: ComparisonEntry,
  definitions: Definitions,
): { loadout: Loadout; dropped: string[] } {
  const decoded =
    typeof setUp === "object"
      ? decodeLoadout(setUp.code, record, definitions)
      : { loadout: typicalLoadout(record, definitions).loadout, dropped: [] };
  const own = decoded.dropped.map((refusal) => inWords(refusal, definitions));
  if (modules === null) return { loadout: decoded.loadout, dropped: own };
  const configuration = modules === "top" ? topConfiguration(record.modules) : stockConfiguration(record.modules);
  // The shell of a build may be of a gun that is not among these modules.
  const { loadout, refused } = legalLoadout(record, { ...decoded.loadout, modules: configuration }, definitions);
  return { loadout, dropped: [...own, ...refused.map((refusal) => inWords(refusal, definitions))] };
}

function setOf({ modules }: FullVehicle, fitted: Configuration): "top" | "stock" | "own" {
  const isSame = (other: Configuration) =>
    (Object.keys(other) as (keyof Configuration)[]).every((kind) => other[kind] === fitted[kind]);
  if (isSame(topConfiguration(modules))) return "top";
  return isSame(stockConfiguration(modules)) ? "stock" : "own";
}

/** A refusal as a sentence, with the name of the thing where it has one. */
function inWords(refusal: Violation, definitions: Definitions): string {
  const { devices, consumables, directives, skills, modifications } = definitions;
  const thing = [devices, consumables, directives, skills, modifications]
    .map((things: ReadonlyMap<string, { name: string }>) => things.get(refusal.name))
    .find((each) => each !== undefined);
  return violationText(thing ? { ...refusal, name: thing.name } : refusal);
}
