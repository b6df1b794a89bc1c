import type { Violation } from "#app/game/loadout/legal/violations.ts";
import { MODULE_KIND_LABELS, type ModuleKind } from "../model/enumerations/module-kinds.ts";
import type { Module, ModuleIds } from "../model/vehicle/module.ts";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { bestModule, modulesByKind, stockModuleIds, topModuleIds } from "../stats/fitted-modules.ts";

/** The named modules, or why they do not exist. */
type NamedModules = { configuration: ModuleIds } | { refused: Violation[] };

/**
 * Modules by the client's names: `stock` or `top` (the default) sets those not named, then come single ones. A name
 * shared by two kinds selects both. If gun and turret do not fit: a named gun without a named turret gets the best
 * turret that takes it; without a named gun, the turret gets its own best gun, or at stock its first.
 */
export function namedModules(modules: VehicleModules, names: readonly string[]): NamedModules {
  const stock = names.includes("stock");
  const base = stock ? stockModuleIds(modules) : topModuleIds(modules);
  const { turrets } = modules;
  const byKind = modulesByKind(modules);
  const lists = Object.entries(byKind) as [ModuleKind, readonly Module[]][];
  const chosen: Partial<ModuleIds> = {};
  const refused: Violation[] = [];
  const refuse = (name: string, reason: string) => refused.push({ part: "modules", name, reason });
  if (stock && names.includes("top")) refuse("stock", "It is either stock or top.");
  // Who names all six modules names turret and suspension twice where both are called the same.
  for (const name of new Set(names)) {
    if (name === "stock" || name === "top") continue;
    const found = lists.flatMap(([kind, list]) => {
      const module = list.find(({ tag }) => tag === name);
      return module ? [{ kind, module }] : [];
    });
    if (found.length === 0) refuse(name, "This vehicle has no module of this name.");
    for (const { kind, module } of found) {
      if (chosen[kind] !== undefined)
        refuse(name, `Only one ${MODULE_KIND_LABELS[kind].toLowerCase()} can be mounted.`);
      chosen[kind] ??= module.id;
    }
  }
  const configuration = { ...base, ...chosen };
  const carries = (turret: (typeof turrets)[number]) => turret.guns.some(({ id }) => id === configuration.gun);
  const turret = turrets.find(({ id }) => id === configuration.turret);
  if (turret && !carries(turret)) {
    if (chosen.gun === undefined) configuration.gun = (stock ? turret.guns[0] : bestModule(turret.guns))?.id ?? 0;
    else if (chosen.turret === undefined) configuration.turret = bestModule(turrets.filter(carries)).id;
    else refuse(byKind.gun.find(({ id }) => id === chosen.gun)?.tag ?? "", `The turret ${turret.tag} cannot take it.`);
  }
  return refused.length > 0 ? { refused } : { configuration };
}
