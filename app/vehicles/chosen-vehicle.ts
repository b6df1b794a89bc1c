import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { Uncounted } from "#app/game/loadout/effects/effect.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import type { ExtraStats } from "#app/game/loadout/extra-stats.ts";
import { isStateMode, NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { distinctNames } from "#app/game/model/modules/distinct-names.ts";
import { modulePhrase } from "#app/game/model/modules/module-phrase.ts";
import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { silhouetteOf } from "#app/game/silhouette/silhouette.ts";
import { statInput } from "#app/game/stats/compute/stat-input.ts";
import { type ExplainedStats, explainStats, valuesOf } from "#app/game/stats/compute.ts";
import {
  type FittedModules,
  fittedModules,
  stockConfiguration,
  topConfiguration,
} from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { type RevisedStats, revisedStats } from "#app/game/stats/revised-stats.ts";
import { type CurrentLoadout, currentLoadout, loadoutKindSearch, loadoutSearch } from "./loadout/current-loadout.ts";
import { choiceToSearch, type FittedChoice, fitChoice, isSame, type VehicleChoice } from "./vehicle-choice.ts";

/** Which set of modules is fitted, and the queries of the two standard sets. */
export interface ModulesChoice {
  set: "top" | "stock" | "own";
  topSearch: string;
  stockSearch: string;
  /** Stock and top are the same: there is nothing to choose. */
  single: boolean;
  /** Messages on the choice: a module that was changed along with another, an overload. */
  remarks: string[];
}

/** A vehicle with the modules and in the state that the address asks for. */
export interface ChosenVehicle {
  modules: VehicleModules;
  configuration: Configuration;
  fitted: FittedModules;
  /** Characteristics with what they are made of, and their values alone. */
  figures: ExplainedStats;
  stats: Stats;
  /** Those that later sources changed, with what they were for the same modules and the same set-up. */
  revised: RevisedStats;
  profile: Silhouette;
  mode: VehicleChoice["mode"];
  /** Canonical query string, and those of both states together and of each with these modules. */
  search: string;
  searches: Record<VehicleChoice["mode"], string>;
  choice: ModulesChoice;
  /** Null on the nominal page. */
  setUp: (CurrentLoadout & { uncounted: string[]; extra: ExtraStats }) | null;
  /** The same modules without anything else. */
  nominalSearch: string;
  /** The page with other modules, and all else as it is. */
  addressOf: (configuration: Configuration) => string;
}

/**
 * Null only when a record's own configuration does not fit, which validation rules out.
 * @param definitions what can be fitted beside the modules; null for the nominal page
 */
export function chosenVehicle(
  record: FullVehicle,
  choice: VehicleChoice,
  definitions: Definitions | null,
): ChosenVehicle | null {
  const setUp = definitions && currentLoadout(record, choice, definitions);
  const asked = setUp?.loadout.mode ?? choice.mode;
  const mode = record.siege && isStateMode(asked) ? asked : NORMAL_MODE;
  const state = mode === "siege" && record.siege ? record.siege : record;
  const { modules } = state;
  const second = mode === NORMAL_MODE ? record.siege?.modules : undefined;
  const fit = fitChoice(modules, choice);
  const configuration = setUp?.loadout.modules ?? fit.configuration;
  const fitted = fittedModules(modules, configuration);
  if (!fitted) return null;
  const [top, stock] = [topConfiguration(modules), stockConfiguration(modules)];
  const set = isSame(configuration, top) ? "top" : isSame(configuration, stock) ? "stock" : "own";
  // By the same code that the importer uses: of the two standard sets the record has the values, but not the terms.
  const explained = setUp && explainLoadout(record, setUp.loadout, setUp.definitions);
  const figures = explained?.figures ?? explainStats(statInput(modules, configuration, [], second));
  const stats = valuesOf(figures);
  // The record has them of its two sets, as they are without anything else.
  const revised =
    set !== "own" && !setUp && mode !== "travel"
      ? (state[set].revised ?? {})
      : revisedStats(record, (one) => {
          if (setUp) return valuesOf(explainLoadout(one, setUp.loadout, setUp.definitions).figures);
          const other = mode === "siege" && one.siege ? one.siege.modules : one.modules;
          return valuesOf(explainStats(statInput(other, configuration, [], second && one.siege?.modules)));
        });
  const profile = set === "own" ? silhouetteOf(modules, configuration, record.type) : state[set].profile;
  const address = (wanted: Configuration, inMode: VehicleChoice["mode"]) => {
    if (!setUp) return choiceToSearch(modules, wanted, inMode);
    const loadout = { ...setUp.loadout, modules: wanted, mode: inMode === mode ? setUp.loadout.mode : inMode };
    return loadoutSearch(record, loadout, setUp.definitions);
  };
  const inState = (each: VehicleChoice["mode"]) => address(configuration, each);
  const searches = { normal: inState("normal"), travel: inState("travel"), siege: inState("siege") };
  const nominalSearch = choiceToSearch(modules, configuration, mode);
  return {
    modules,
    configuration,
    fitted,
    figures,
    stats,
    revised,
    profile,
    mode,
    searches,
    search: setUp?.kind === "typical" ? loadoutKindSearch("typical", nominalSearch) : searches[mode],
    setUp: setUp && explained && { ...setUp, uncounted: uncountedNames(explained.uncounted), extra: explained.extra },
    nominalSearch,
    addressOf: (wanted) => address(wanted, mode),
    choice: {
      set,
      topSearch: address(top, mode),
      stockSearch: address(stock, mode),
      single: isSame(top, stock),
      remarks: remarks(modules, fitted, fit, stats, set === "own"),
    },
  };
}

/** Each once, whatever it would change. */
function uncountedNames(uncounted: readonly Uncounted[]): string[] {
  return [...new Set(uncounted.map(({ source }) => source.name))];
}

function remarks(
  { turrets }: VehicleModules,
  { gun, turret, chassis }: FittedModules,
  { along }: FittedChoice,
  stats: Stats,
  own: boolean,
): string[] {
  const result: string[] = [];
  const turretName = distinctNames(turrets).get(turret.id) ?? turret.name;
  if (along === "turret")
    result.push(
      `The ${modulePhrase("gun", gun.name)} needs the ${modulePhrase("turret", turretName)}, so the turret was changed as well.`,
    );
  if (along === "gun")
    result.push(`The ${modulePhrase("turret", turretName)} cannot take the other gun, so the ${gun.name} was fitted.`);
  // The game fits both standard sets; a load that forbids them is a leftover in a later client's file.
  const load = chassis.maxLoad === null || !own ? Number.POSITIVE_INFINITY : chassis.maxLoad / 1000;
  if (typeof stats.weight === "number" && stats.weight > load) {
    result.push(
      `These modules weigh ${formatNumber(stats.weight, 1)} t, but the suspension carries only ${formatNumber(load, 1)} t. The game would not let you fit them together.`,
    );
  }
  return result;
}
