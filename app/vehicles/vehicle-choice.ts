import { NORMAL_MODE, STATE_MODES, type StateMode } from "#app/game/loadout/loadout.ts";
import { BUILD_PARAMETER } from "#app/game/model/addresses/vehicle-search.ts";
import { MODULE_KINDS, type ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { stockConfiguration, topConfiguration } from "#app/game/stats/configuration.ts";
import { kindModules } from "./modules/module-lists.ts";

/** What the address asks for: a base set of modules, single modules, and a driving mode. */
export interface VehicleChoice {
  modules: "stock" | "top";
  /** Ids from the address; unknown ones are ignored. */
  wanted: Partial<Record<ModuleKind, number>>;
  /** For vehicles with two states: one of them, or each figure of the better one. */
  mode: StateMode;
  /** What is fitted beside the modules: nothing, what most Commanders take, nothing yet, or a build's code. */
  setUp: "nominal" | "typical" | "own" | { code: string };
  /** Which list of the calculator is open, and of which figure the computation: ids, of which unknown ones are ignored. */
  opened: Opened;
}

/** What is open on a page with a set-up; null where nothing is. */
export interface Opened {
  list: string | null;
  why: string | null;
}

/** Nothing is open. */
export const CLOSED: Opened = { list: null, why: null };

/** What a vehicle's page shows without a query. */
export const DEFAULT_CHOICE: VehicleChoice = {
  modules: "top",
  wanted: {},
  mode: "normal",
  setUp: "nominal",
  opened: CLOSED,
};

const [LIST_PARAMETER, WHY_PARAMETER] = ["open", "why"];

const PARAMETERS: Record<ModuleKind, string> = {
  gun: "gun",
  turret: "turret",
  chassis: "chassis",
  engine: "engine",
  radio: "radio",
  fuelTank: "tank",
};

export function parseVehicleChoice(params: URLSearchParams): VehicleChoice {
  const wanted: VehicleChoice["wanted"] = {};
  for (const kind of MODULE_KINDS) {
    const text = params.get(PARAMETERS[kind]);
    if (text !== null && /^\d{1,7}$/.test(text)) wanted[kind] = Number(text);
  }
  return {
    modules: params.get("modules") === "stock" ? "stock" : "top",
    wanted,
    mode: STATE_MODES.find((mode) => mode === params.get("mode")) ?? NORMAL_MODE,
    setUp: parseLoadout(params),
    opened: { list: idOf(params.get(LIST_PARAMETER)), why: idOf(params.get(WHY_PARAMETER)) },
  };
}

/** Whether an address asks for anything of a loadout: modules, a mode, a build, or what is open of it. */
export function asksForLoadout(params: URLSearchParams): boolean {
  const names = [
    ...Object.values(PARAMETERS),
    "modules",
    "mode",
    "setup",
    BUILD_PARAMETER,
    LIST_PARAMETER,
    WHY_PARAMETER,
  ];
  return names.some((name) => params.has(name));
}

function idOf(text: string | null): string | null {
  return text !== null && /^[\w-]{1,40}$/.test(text) ? text : null;
}

/** The query string of a page with a set-up, with something open. */
export function withOpened(search: string, { list, why }: Opened): string {
  return [
    search,
    ...(list === null ? [] : [`${LIST_PARAMETER}=${list}`]),
    ...(why === null ? [] : [`${WHY_PARAMETER}=${why}`]),
  ].join("&");
}

function parseLoadout(params: URLSearchParams): VehicleChoice["setUp"] {
  const code = params.get(BUILD_PARAMETER);
  if (code !== null) return { code };
  const named = params.get("setup");
  return named === "typical" || named === "own" ? named : "nominal";
}

/** A configuration that fits, and which of gun and turret was changed along without being asked for. */
export interface FittedChoice {
  configuration: Configuration;
  along: "gun" | "turret" | null;
}

/**
 * Makes a fitting configuration of what the address asks for; no query is an error. Unknown modules are ignored. A gun
 * that the turret cannot take brings the best turret that can; a turret that cannot take the gun brings its best gun.
 */
export function fitChoice(
  modules: VehicleModules,
  { modules: base, wanted }: Pick<VehicleChoice, "modules" | "wanted">,
): FittedChoice {
  const start = base === "stock" ? stockConfiguration(modules) : topConfiguration(modules);
  const configuration = { ...start };
  for (const kind of ["chassis", "engine", "radio", "fuelTank"] as const) {
    const id = wanted[kind];
    if (id !== undefined && kindModules(modules, kind).some((module) => module.id === id)) configuration[kind] = id;
  }
  const { pair, along } = fitGun(modules, start, wanted);
  return { configuration: { ...configuration, ...pair }, along };
}

function fitGun(
  modules: VehicleModules,
  start: Configuration,
  wanted: VehicleChoice["wanted"],
): { pair: Pick<Configuration, "gun" | "turret">; along: FittedChoice["along"] } {
  const turret = modules.turrets.find(({ id }) => id === wanted.turret);
  const takes = (each: VehicleModules["turrets"][number] | undefined, gun: number | undefined) =>
    each?.guns.some(({ id }) => id === gun) ?? false;
  const carriers = modules.turrets.filter((each) => takes(each, wanted.gun));
  const inPlace = turret ?? modules.turrets.find(({ id }) => id === start.turret);
  if (wanted.gun !== undefined && carriers.length > 0) {
    const carrier = carriers.find((each) => each === inPlace) ?? best(carriers);
    const along = carrier?.id === inPlace?.id ? null : "turret";
    return { pair: { gun: wanted.gun, turret: carrier?.id ?? start.turret }, along };
  }
  if (turret === undefined || takes(turret, start.gun)) {
    return { pair: { gun: start.gun, turret: turret?.id ?? start.turret }, along: null };
  }
  return { pair: { gun: best(turret.guns)?.id ?? start.gun, turret: turret.id }, along: "gun" };
}

function best<T extends { tier: number }>(modules: readonly T[]): T | undefined {
  return modules.reduce<T | undefined>((top, each) => (top && top.tier > each.tier ? top : each), undefined);
}

/** The shortest query string that leads back to a configuration; empty for the default. */
export function choiceToSearch(
  modules: VehicleModules,
  configuration: Configuration,
  mode: VehicleChoice["mode"],
): string {
  const parts = isSame(configuration, topConfiguration(modules))
    ? []
    : isSame(configuration, stockConfiguration(modules))
      ? ["modules=stock"]
      : differences(modules, configuration).map((kind) => `${PARAMETERS[kind]}=${configuration[kind]}`);
  if (mode !== NORMAL_MODE) parts.push(`mode=${mode}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

export function isSame(a: Configuration, b: Configuration): boolean {
  return MODULE_KINDS.every((kind) => a[kind] === b[kind]);
}

/**
 * The modules to name in the query: those that differ from the top ones; of gun and turret only one, when the other
 * follows from it.
 */
function differences(modules: VehicleModules, configuration: Configuration): ModuleKind[] {
  const top = topConfiguration(modules);
  const others = MODULE_KINDS.filter(
    (kind) => kind !== "gun" && kind !== "turret" && configuration[kind] !== top[kind],
  );
  const pairs: ("gun" | "turret")[][] = [[], ["gun"], ["turret"]];
  const leading = pairs.find((kinds) => {
    const wanted = Object.fromEntries(kinds.map((kind) => [kind, configuration[kind]]));
    const { pair } = fitGun(modules, top, wanted);
    return pair.gun === configuration.gun && pair.turret === configuration.turret;
  });
  return [...(leading ?? (["gun", "turret"] as const)), ...others];
}
