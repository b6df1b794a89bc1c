import { MODULE_KINDS } from "#app/game/model/enumerations/module-kinds.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import type { Neighbour, Research } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { modulesByKind } from "#app/game/stats/fitted-modules.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { Fault } from "#scripts/tools.ts";

/** A step of the tech tree: with this module of the lower vehicle the higher one can be researched. */
export interface ResearchStep {
  from: number;
  to: number;
  xp: number;
  through: { id: number; name: string };
}

/** What steps are read from; a vehicle newer than the definitions has no modules. */
type Stepping = Pick<VehicleRef, "id" | "tag"> & { modules?: VehicleModules };

/**
 * Every step that the modules of vehicles unlock, ordered by its ends.
 * @param leftOut receives steps that lead to none of the vehicles
 */
export function researchSteps(
  vehicles: readonly Stepping[],
  leftOut: (step: string) => void = () => undefined,
): ResearchStep[] {
  const known = new Set(vehicles.filter(({ modules }) => modules).map(({ id }) => id));
  const steps = new Map<string, ResearchStep>();
  for (const vehicle of vehicles) {
    for (const module of vehicle.modules ? allModules(vehicle.modules) : []) {
      for (const unlock of module.unlocks) {
        if (unlock.kind !== "vehicle") continue;
        if (!known.has(unlock.id)) {
          leftOut(`${vehicle.tag} to ${unlock.id}`);
          continue;
        }
        const step = { from: vehicle.id, to: unlock.id, xp: unlock.xp, through: { id: module.id, name: module.name } };
        // The same gun in several turrets gives one step, named after the first.
        const key = `${step.from}-${step.to}`;
        if (!steps.has(key)) steps.set(key, step);
      }
    }
  }
  return inOrder([...steps.values()]);
}

/** Steps by the ids of their ends. */
export function inOrder(steps: readonly ResearchStep[]): ResearchStep[] {
  return [...steps].sort((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * The steps of later clients, with the name of the module they go through.
 * @throws Fault when a step goes through what its vehicle does not have
 */
export function laterSteps({ vehicles, laterResearch }: StoredDataset): ResearchStep[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return laterResearch.map(({ from, to, xp, through }) => {
    const vehicle = byId.get(from);
    const modules = vehicle?.record === "full" ? allModules(vehicle.modules) : [];
    const module = modules.find(({ id }) => id === through);
    if (!module)
      throw new Fault(`The research step from ${from} to ${to} goes through ${through}, which is not there.`);
    return { from, to, xp, through: { id: module.id, name: module.name } };
  });
}

/** The steps that lead to a vehicle and on from it. */
export function researchOf(
  id: number,
  steps: readonly ResearchStep[],
  refs: ReadonlyMap<number, VehicleRef>,
): Research {
  const neighbour = (step: ResearchStep, other: number): Neighbour[] => {
    const ref = refs.get(other);
    return ref ? [{ ...ref, xp: step.xp, through: step.through }] : [];
  };
  return {
    from: steps.filter(({ to }) => to === id).flatMap((step) => neighbour(step, step.from)),
    to: steps.filter(({ from }) => from === id).flatMap((step) => neighbour(step, step.to)),
  };
}

export function allModules(modules: VehicleModules) {
  const lists = modulesByKind(modules);
  return MODULE_KINDS.flatMap((kind) => lists[kind]);
}
