import type { Configuration } from "#app/game/model/module.ts";
import type { Profile } from "#app/game/model/profile.ts";
import type { FullVehicle } from "#app/game/model/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import {
  type FittedModules,
  fittedModules,
  stockConfiguration,
  topConfiguration,
} from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { profileOf } from "#app/game/stats/profile.ts";
import { modulePhrase } from "./module-phrase.ts";
import { choiceToSearch, type FittedChoice, fitChoice, isSame, type VehicleChoice } from "./vehicle-choice.ts";

/** Which set of modules is fitted and where the two usual ones are. */
export interface ModulesChoice {
  set: "top" | "stock" | "own";
  topSearch: string;
  stockSearch: string;
  /** Stock and top are the same: there is nothing to choose. */
  single: boolean;
  /** What the page has to say of the choice: a module that came along, an overload. */
  remarks: string[];
}

/** A vehicle with the modules and in the state that the address asks for. */
export interface ChosenVehicle {
  modules: VehicleModules;
  configuration: Configuration;
  fitted: FittedModules;
  stats: Stats;
  profile: Profile;
  mode: VehicleChoice["mode"];
  /** Canonical query string, and those of both states of driving with these modules. */
  search: string;
  searches: [normal: string, siege: string];
  choice: ModulesChoice;
}

/** Null only for a record whose own configuration does not fit, which no validated one has. */
export function chosenVehicle(record: FullVehicle, choice: VehicleChoice): ChosenVehicle | null {
  const mode = choice.mode === "siege" && record.siege ? "siege" : "normal";
  const state = mode === "siege" && record.siege ? record.siege : record;
  const { modules } = state;
  const fit = fitChoice(modules, choice);
  const { configuration } = fit;
  const fitted = fittedModules(modules, configuration);
  if (!fitted) return null;
  const [top, stock] = [topConfiguration(modules), stockConfiguration(modules)];
  const set = isSame(configuration, top) ? "top" : isSame(configuration, stock) ? "stock" : "own";
  // The two usual sets stand in the record; anything else is computed by the same code that the importer uses.
  const { stats, profile } =
    set === "own"
      ? { stats: computeStats(modules, configuration), profile: profileOf(modules, configuration, record.type) }
      : state[set];
  const searches: [string, string] = [
    choiceToSearch(modules, configuration, "normal"),
    choiceToSearch(modules, configuration, "siege"),
  ];
  return {
    ...{ modules, configuration, fitted, stats, profile, mode, searches },
    search: mode === "siege" ? searches[1] : searches[0],
    choice: {
      set,
      topSearch: choiceToSearch(modules, top, mode),
      stockSearch: choiceToSearch(modules, stock, mode),
      single: isSame(top, stock),
      remarks: remarks(fitted, fit, stats),
    },
  };
}

function remarks({ gun, turret, chassis }: FittedModules, { along }: FittedChoice, stats: Stats): string[] {
  const result: string[] = [];
  if (along === "turret")
    result.push(
      `The ${modulePhrase("gun", gun.name)} needs the ${modulePhrase("turret", turret.name)}, so the turret was changed as well.`,
    );
  if (along === "gun")
    result.push(`The ${modulePhrase("turret", turret.name)} cannot take the other gun, so the ${gun.name} was fitted.`);
  const load = chassis.maxLoad / 1000;
  if (typeof stats.weight === "number" && stats.weight > load) {
    result.push(
      `These modules weigh ${formatNumber(stats.weight, 1)} t, but the suspension carries only ${formatNumber(load, 1)} t. The game would not let you fit them together.`,
    );
  }
  return result;
}
