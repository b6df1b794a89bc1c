import type { Configuration } from "#app/game/model/module.ts";
import { MODULE_KINDS, type ModuleKind } from "#app/game/model/module-kinds.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { stockConfiguration, topConfiguration } from "#app/game/stats/configuration.ts";
import { kindModules } from "./module-lists.ts";

/** What the address asks for: a set of modules to start from, single modules, a state of driving. */
export interface VehicleChoice {
  modules: "stock" | "top";
  /** Ids as they stand in the address; those that the vehicle does not have mean nothing. */
  wanted: Partial<Record<ModuleKind, number>>;
  /** The second state of driving, for vehicles that have one. */
  mode: "normal" | "siege";
}

/** What a vehicle shows by itself. */
export const PLAIN_CHOICE: VehicleChoice = { modules: "top", wanted: {}, mode: "normal" };

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
    mode: params.get("mode") === "siege" ? "siege" : "normal",
  };
}

/** Modules that fit together, and which of gun and turret came along without being asked for. */
export interface FittedChoice {
  configuration: Configuration;
  along: "gun" | "turret" | null;
}

/**
 * Fits what the address asks for; nothing it may say is a fault. What the vehicle does not have is left out.
 * A gun that the turret cannot take brings the best turret that can; a turret that cannot take the gun
 * brings its best gun.
 */
export function fitChoice(
  modules: VehicleModules,
  { modules: base, wanted }: Omit<VehicleChoice, "mode">,
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

/**
 * The query string of a configuration, the shortest that leads back to it; empty for what a vehicle shows
 * by itself.
 */
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
  if (mode === "siege") parts.push("mode=siege");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

export function isSame(a: Configuration, b: Configuration): boolean {
  return MODULE_KINDS.every((kind) => a[kind] === b[kind]);
}

/** The modules to name: those that differ from the top ones; of gun and turret only what does not follow. */
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
