import type { VehicleRef } from "#app/game/model/identity.ts";
import { MODULE_KINDS } from "#app/game/model/module-kinds.ts";
import type { Neighbour, Research } from "#app/game/model/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import type { Notes } from "../notes.ts";
import type { OwnVehicle } from "./vehicle.ts";

/** A step of the tech tree: with this module of the lower vehicle the higher one can be researched. */
export interface ResearchStep {
  from: number;
  to: number;
  xp: number;
  through: { id: number; name: string };
}

/** Every step between ordinary vehicles, ordered by its ends; steps to others go into the notes. */
export function researchSteps(vehicles: readonly OwnVehicle[], notes: Notes): ResearchStep[] {
  const known = new Set(vehicles.map(({ id }) => id));
  const steps = new Map<string, ResearchStep>();
  for (const vehicle of vehicles) {
    for (const module of allModules(vehicle.modules)) {
      for (const unlock of module.unlocks) {
        if (unlock.kind !== "vehicle") continue;
        if (!known.has(unlock.id)) {
          notes.add("research step to a left-out vehicle", `${vehicle.tag} to ${unlock.id}`);
          continue;
        }
        const step = { from: vehicle.id, to: unlock.id, xp: unlock.xp, through: { id: module.id, name: module.name } };
        // The same gun stands in several turrets: one step, and the first place names it.
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

function allModules(modules: VehicleModules) {
  const lists = {
    gun: modules.turrets.flatMap(({ guns }) => guns),
    turret: modules.turrets,
    chassis: modules.chassis,
    engine: modules.engines,
    radio: modules.radios,
    fuelTank: modules.fuelTanks,
  };
  return MODULE_KINDS.flatMap((kind) => lists[kind]);
}
