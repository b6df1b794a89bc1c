import { MODULE_KIND_LABELS, MODULE_KINDS, type ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import { distinctNames, modulePhrase } from "#app/game/model/modules/module-names.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Module, ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { Chassis, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { type StatInput, statInput } from "#app/game/stats/compute/stat-input.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { modulesByKind, withWanted } from "#app/game/stats/fitted-modules.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { gunKind, isByGunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { magazineLabel } from "../characteristics/firing-mechanism.ts";
import type { ModulePatches } from "../provenance/stated-text.ts";
import { allGuns } from "./module-lists.ts";

/** A figure of the vehicle with a module, and its difference to the current one. */
export interface ModuleStatText {
  label: string;
  text: string;
  /** "+246", "−2.3"; "–" where nothing changes; empty where the two cannot be compared. */
  delta: string;
  /** Whether the difference is for the better. */
  tone: "better" | "worse" | "same";
}

/** A module that can be fitted, as a line of the menu. */
export interface ModuleOption {
  name: string;
  tier: number;
  fitted: boolean;
  /** Query string of the page with this module. */
  search: string;
  /** Further facts, and which other module changes along with it. */
  note: string;
  stats: ModuleStatText[];
}

/** A kind of module: the mounted one and the alternatives. */
export interface ModuleMenu {
  label: string;
  name: string;
  tier: number;
  /** Index of the fitted one. */
  fitted: number;
  /** In the order of the client; a single entry means there is no choice. */
  options: ModuleOption[];
}

/** The figures that a kind of module changes; label and direction stand in the registry. */
const STATS: Record<ModuleKind, StatKey[]> = {
  gun: ["dpm", "damage", "penetration", "reload"],
  turret: ["viewRange", "turretTraverse", "health", "turretFront"],
  chassis: ["hullTraverse", "terrainMedium", "dispersionMoving", "specificPower"],
  engine: ["enginePower", "specificPower", "fireChance"],
  radio: ["signalRange", "weight"],
  fuelTank: ["weight"],
};

/** The kinds that a vehicle page shows: fuel tanks only where there is a choice, which no vehicle has today. */
export function moduleMenus(
  modules: VehicleModules,
  chosenModules: ModuleIds,
  addressOf: (chosenModules: ModuleIds) => string,
  patches: ModulePatches | null = null,
) {
  const now = statInput(modules, chosenModules);
  return MODULE_KINDS.flatMap((kind): ModuleMenu[] => {
    const list: readonly Module[] = kind === "gun" ? allGuns(modules, chosenModules) : modulesByKind(modules)[kind];
    if (kind === "fuelTank" && list.length < 2) return [];
    const fitted = list.findIndex(({ id }) => id === chosenModules[kind]);
    const module = list[fitted];
    if (!module) return [];
    const names = distinctNames(list, true);
    const nameOf = ({ id, name }: Module) => names.get(id) ?? name;
    const options =
      list.length < 2
        ? []
        : list.map((candidate) => ({
            name: nameOf(candidate),
            ...option(now, chosenModules, addressOf, kind, candidate, patches),
          }));
    return [{ label: MODULE_KIND_LABELS[kind], name: nameOf(module), tier: module.tier, fitted, options }];
  });
}

function option(
  now: StatInput,
  chosenModules: ModuleIds,
  addressOf: (chosenModules: ModuleIds) => string,
  kind: ModuleKind,
  module: Module,
  patches: ModulePatches | null,
): Omit<ModuleOption, "name"> {
  const { modules } = now;
  const fitted = module.id === chosenModules[kind];
  // Changes other modules only where it must.
  const next = fitted ? chosenModules : withWanted(modules, chosenModules, { [kind]: module.id });
  const then = fitted ? now : statInput(modules, next);
  const sameKind = gunKind(now.fitted.gun) === gunKind(then.fitted.gun);
  const stats = STATS[kind].flatMap((key) => moduleStatTexts(key, isByGunKind(key) && !sameKind ? null : now, then));
  const notes = [
    facts(kind, module),
    fitted ? "" : bringsText(modules, chosenModules, next, kind),
    ofEarlierPatch(kind, module, chosenModules, stats, patches),
  ];
  return { tier: module.tier, fitted, search: addressOf(next), note: notes.filter(Boolean).join(". "), stats };
}

/** Sources state the best modules alone: a lower one that seems better may only be of an earlier patch. */
function ofEarlierPatch(
  kind: ModuleKind,
  { id }: Module,
  chosenModules: ModuleIds,
  stats: readonly ModuleStatText[],
  patches: ModulePatches | null,
): string {
  if (patches === null || kind === "radio" || kind === "fuelTank") return "";
  const [fitted, own] = [patches.isRevised(kind, chosenModules[kind]), patches.isRevised(kind, id)];
  const seems = (tone: ModuleStatText["tone"]) => stats.some((stat) => stat.tone === tone);
  if (fitted && !own && seems("better")) return `Its stats are from ${patches.definitions}`;
  return own && !fitted && seems("worse") ? `The fitted one’s stats are from ${patches.definitions}` : "";
}

/** Which module changes with the chosen one, because the two need each other. */
function bringsText(modules: VehicleModules, now: ModuleIds, next: ModuleIds, kind: ModuleKind): string {
  if (kind === "gun" && next.turret !== now.turret) {
    return `Brings the ${modulePhrase("turret", distinctNames(modules.turrets).get(next.turret) ?? "")}`;
  }
  if (kind === "turret" && next.gun !== now.gun) {
    return `Brings the ${modulePhrase("gun", distinctNames(allGuns(modules, next)).get(next.gun) ?? "")}`;
  }
  return "";
}

/** @param now null when the current figure is of another kind and cannot be compared */
function moduleStatTexts(key: StatKey, now: StatInput | null, next: StatInput): ModuleStatText[] {
  const value = explainStat(key, next)?.value;
  if (value === undefined) return [];
  const { short, better, decimals, fixed } = STAT_META[key];
  const text = formatStat(key, value);
  if (now === null) return [{ label: short, text, delta: "", tone: "same" }];
  const before = explainStat(key, now)?.value;
  const difference = before === undefined ? 0 : value - before;
  const delta = formatDelta(difference, decimals, fixed);
  const same = before === undefined || formatStat(key, before) === text || Number.parseFloat(delta) === 0;
  if (same) return [{ label: short, text, delta: "–", tone: "same" }];
  const tone = better === "neutral" ? "same" : difference > 0 === (better === "higher") ? "better" : "worse";
  return [{ label: short, text, delta, tone }];
}

function facts(kind: ModuleKind, module: Module): string {
  if (kind === "gun") {
    const { aimTime, dispersion, ammo } = module as Gun;
    const summary = `${formatNumber(aimTime, 2, 1)} s aim, ${formatNumber(dispersion, 2)} m, ${formatNumber(ammo)} shells`;
    return [summary, magazineLabel(module as Gun)].filter(Boolean).join(", ");
  }
  const weight = `${formatNumber(module.weight / 1000, 2, 1)} t`;
  const maxLoad = kind === "chassis" ? (module as Chassis).maxLoad : null;
  const load = maxLoad === null ? "" : `carries ${formatNumber(maxLoad / 1000, 1)} t`;
  return [weight, load, module.price.amount > 0 && formatPrice(module.price)].filter(Boolean).join(", ");
}
