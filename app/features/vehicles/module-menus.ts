import type { Gun } from "#app/game/model/gun.ts";
import type { Price } from "#app/game/model/identity.ts";
import type { Configuration, Module } from "#app/game/model/module.ts";
import { MODULE_KIND_LABELS, MODULE_KINDS, type ModuleKind } from "#app/game/model/module-kinds.ts";
import type { Chassis, VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { formatDelta, formatNumber, formatStat } from "#app/game/stats/format.ts";
import { gunKind, isByGunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { magazineWords } from "./gun-manner.ts";
import { allGuns, kindModules } from "./module-lists.ts";
import { modulePhrase } from "./module-phrase.ts";
import { choiceToSearch, fitChoice, type VehicleChoice } from "./vehicle-choice.ts";

/** A figure of the vehicle with a module, and how far it is from the present one. */
export interface FigureView {
  label: string;
  text: string;
  /** "+246", "−2.3"; "–" where nothing changes; empty where the two cannot be compared. */
  delta: string;
  /** Whether the difference is for the better. */
  tone: "up" | "dn" | "eq";
}

/** A module that can be fitted, as a line of the menu. */
export interface OptionView {
  name: string;
  tier: number;
  fitted: boolean;
  /** Query string of the page with this module. */
  search: string;
  /** Further facts, and what comes along with it. */
  note: string;
  figures: FigureView[];
}

/** A kind of module: what is fitted and what else there is. */
export interface ModuleView {
  label: string;
  name: string;
  tier: number;
  /** Place of the fitted one, from 0. */
  fitted: number;
  /** In the order of the files; one entry alone is no choice. */
  options: OptionView[];
}

/** The figures that a kind of module changes; label and direction stand in the registry. */
const FIGURES: Record<ModuleKind, StatKey[]> = {
  gun: ["dpm", "damage", "penetration", "reload"],
  turret: ["viewRange", "turretTraverse", "health", "turretFront"],
  chassis: ["hullTraverse", "terrainMedium", "dispersionMoving", "specificPower"],
  engine: ["enginePower", "specificPower", "fireChance"],
  radio: ["signalRange", "weight"],
  fuelTank: ["weight"],
};

/** The kinds that a vehicle page shows: fuel tanks only where there is a choice, which no vehicle has today. */
export function moduleViews(modules: VehicleModules, configuration: Configuration, mode: VehicleChoice["mode"]) {
  const now = computeStats(modules, configuration);
  return MODULE_KINDS.flatMap((kind): ModuleView[] => {
    const list = kind === "gun" ? allGuns(modules, configuration) : kindModules(modules, kind);
    if (kind === "fuelTank" && list.length < 2) return [];
    const fitted = list.findIndex(({ id }) => id === configuration[kind]);
    const module = list[fitted];
    if (!module) return [];
    const options = list.length < 2 ? [] : list.map((each) => option(modules, configuration, mode, kind, each, now));
    return [{ label: MODULE_KIND_LABELS[kind], name: module.name, tier: module.tier, fitted, options }];
  });
}

function option(
  modules: VehicleModules,
  configuration: Configuration,
  mode: VehicleChoice["mode"],
  kind: ModuleKind,
  module: Module,
  now: Stats,
): OptionView {
  const fitted = module.id === configuration[kind];
  // A gun is asked for with its present turret and the reverse, so that no more than needed changes.
  const wanted = { ...configuration, [kind]: module.id };
  if (kind === "turret" && !takesGun(modules, module.id, configuration.gun))
    delete (wanted as VehicleChoice["wanted"]).gun;
  const next = fitted ? configuration : fitChoice(modules, { modules: "top", wanted }).configuration;
  const stats = fitted ? now : computeStats(modules, next);
  return {
    name: module.name,
    tier: module.tier,
    fitted,
    search: choiceToSearch(modules, next, mode),
    note: [facts(kind, module), fitted ? "" : along(modules, configuration, next, kind)].filter(Boolean).join(". "),
    figures: FIGURES[kind].flatMap((key) =>
      figure(
        key,
        isByGunKind(key) && kindOfGun(modules, configuration) !== kindOfGun(modules, next) ? null : now,
        stats,
      ),
    ),
  };
}

function kindOfGun(modules: VehicleModules, configuration: Configuration) {
  const gun = fittedModules(modules, configuration)?.gun;
  return gun && gunKind(gun);
}

function takesGun(modules: VehicleModules, turret: number, gun: number): boolean {
  return modules.turrets.some(({ id, guns }) => id === turret && guns.some((each) => each.id === gun));
}

/** Which module changes with the chosen one, because the two need each other. */
function along(modules: VehicleModules, now: Configuration, next: Configuration, kind: ModuleKind): string {
  if (kind === "gun" && next.turret !== now.turret) {
    return `Brings the ${modulePhrase("turret", modules.turrets.find(({ id }) => id === next.turret)?.name ?? "")}`;
  }
  if (kind === "turret" && next.gun !== now.gun) {
    return `Brings the ${modulePhrase("gun", allGuns(modules, next).find(({ id }) => id === next.gun)?.name ?? "")}`;
  }
  return "";
}

/** @param now null where the present figure is of another kind */
function figure(key: StatKey, now: Stats | null, next: Stats): FigureView[] {
  const value = next[key];
  if (value === undefined || value === null) return [];
  const { short, better, decimals, fixed } = STAT_META[key];
  const text = formatStat(key, value);
  if (now === null) return [{ label: short, text, delta: "", tone: "eq" }];
  const before = now[key];
  const difference = typeof before === "number" ? value - before : 0;
  const delta = formatDelta(difference, decimals, fixed);
  const same = typeof before !== "number" || formatStat(key, before) === text || Number.parseFloat(delta) === 0;
  if (same) return [{ label: short, text, delta: "–", tone: "eq" }];
  const tone = better === "neutral" ? "eq" : difference > 0 === (better === "higher") ? "up" : "dn";
  return [{ label: short, text, delta, tone }];
}

function facts(kind: ModuleKind, module: Module): string {
  if (kind === "gun") {
    const { aimTime, dispersion, ammo } = module as Gun;
    const words = `${formatNumber(aimTime, 2, 1)} s aim, ${formatNumber(dispersion, 2)} m, ${formatNumber(ammo)} shells`;
    return [words, magazineWords(module as Gun)].filter(Boolean).join(", ");
  }
  const weight = `${formatNumber(module.weight / 1000, 2, 1)} t`;
  const load = kind === "chassis" ? `carries ${formatNumber((module as Chassis).maxLoad / 1000, 1)} t` : "";
  return [weight, load, price(module.price)].filter(Boolean).join(", ");
}

function price({ amount, currency }: Price): string {
  return amount === 0 ? "" : `${formatNumber(amount)} ${currency === "crystal" ? "bonds" : currency}`;
}
