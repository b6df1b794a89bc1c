import type { Unlock } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { stockConfiguration } from "#app/game/stats/configuration.ts";

/**
 * Experience for a module and all that has to be researched before it, starting from
 * the stock vehicle; 0 for a stock module, undefined when no way leads there.
 */
export function xpToModule(modules: VehicleModules, target: number): number | undefined {
  const edges = unlocksOf(modules);
  const costs = new Map(Object.values(stockConfiguration(modules)).map((id) => [id, 0]));
  // There are few modules, so relaxing until nothing changes is the simplest algorithm.
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, xp } of edges) {
      const start = costs.get(from);
      if (start === undefined) continue;
      const known = costs.get(to);
      if (known === undefined || start + xp < known) {
        costs.set(to, start + xp);
        changed = true;
      }
    }
  }
  return costs.get(target);
}

function unlocksOf(modules: VehicleModules): { from: number; to: number; xp: number }[] {
  const all: { id: number; unlocks: Unlock[] }[] = [
    ...modules.turrets,
    ...modules.turrets.flatMap(({ guns }) => guns),
    ...modules.chassis,
    ...modules.engines,
    ...modules.radios,
    ...modules.fuelTanks,
  ];
  return all.flatMap(({ id, unlocks }) =>
    unlocks.filter(({ kind }) => kind !== "vehicle").map((unlock) => ({ from: id, to: unlock.id, xp: unlock.xp })),
  );
}
