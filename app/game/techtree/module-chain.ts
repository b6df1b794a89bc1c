import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import { distinctNames } from "#app/game/model/modules/module-names.ts";
import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { Module } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { modulesByKind, stockModuleIds } from "#app/game/stats/fitted-modules.ts";

/** A module that is researched on the way to something else. */
export interface ChainModule {
  /** Compact descriptor; vehicles that share a module share the id. */
  id: number;
  kind: ModuleKind;
  /** A name that is distinct among the vehicle's modules of this kind. */
  name: string;
  /** Experience to research it. */
  xp: number;
  /** Price to buy and mount it, which research does not ask for. */
  price: Price;
}

/**
 * The modules to research before `target` is available, including itself, each after its requirements; stock modules,
 * which come with the vehicle, are left out. Everything that names an item among its unlocks has to be researched
 * first, not just one of them: this is how the client reads its files (`__convertAndValidateUnlocksDescrs` of its
 * `items/vehicles.py` joins the requirements of an item, and those of its requirements).
 */
export function modulesBefore(modules: VehicleModules, target: number): ChainModule[] {
  return chainTo(modulesById(modules), [target], stockModules(modules));
}

/** Every module that can be researched on a vehicle, each after its requirements: with all of them it is elite. */
export function everyModule(modules: VehicleModules): ChainModule[] {
  const all = modulesById(modules);
  const unlocks = [...all.values()].flatMap(({ module }) => module.unlocks);
  const targets = unlocks.filter(({ kind }) => kind !== "vehicle").map(({ id }) => id);
  return chainTo(all, targets, stockModules(modules));
}

function chainTo(
  all: ReadonlyMap<number, ChainEntry>,
  targets: readonly number[],
  stock: readonly number[],
): ChainModule[] {
  const done = new Set(stock);
  const chain: ChainModule[] = [];
  const visit = (id: number): void => {
    const entry = all.get(id);
    if (entry === undefined || done.has(id)) return;
    done.add(id);
    let xp = 0;
    for (const [before, { module }] of all) {
      const unlock = module.unlocks.find((step) => step.kind !== "vehicle" && step.id === id);
      if (unlock === undefined) continue;
      visit(before);
      xp = unlock.xp;
    }
    const namesakes = [...all].flatMap(([other, { kind, module }]) =>
      kind === entry.kind ? [{ id: other, ...module }] : [],
    );
    const name = distinctNames(namesakes).get(id) ?? entry.module.name;
    chain.push({ id, kind: entry.kind, name, xp, price: entry.module.price });
  };
  for (const target of targets) visit(target);
  return chain;
}

/** Ids of the modules that a vehicle is bought with. */
export function stockModules(modules: VehicleModules): number[] {
  return Object.values(stockModuleIds(modules));
}

interface ChainEntry {
  kind: ModuleKind;
  module: Pick<Module, "name" | "tier" | "price" | "unlocks">;
}

/** A gun in several turrets becomes one entry with the unlocks of all of them. */
function modulesById(modules: VehicleModules): Map<number, ChainEntry> {
  const all = new Map<number, ChainEntry>();
  for (const [kind, list] of Object.entries(modulesByKind(modules)) as [ModuleKind, readonly Module[]][]) {
    for (const module of list) {
      const known = all.get(module.id);
      if (known === undefined) all.set(module.id, { kind, module });
      else known.module = { ...known.module, unlocks: [...known.module.unlocks, ...module.unlocks] };
    }
  }
  return all;
}
