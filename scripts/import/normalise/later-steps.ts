import type { VehicleRef } from "#app/game/model/identity.ts";
import type { Nation } from "#app/game/model/nations.ts";
import { topConfiguration } from "#app/game/stats/configuration.ts";
import type { Notes } from "../notes.ts";
import type { ResearchStep } from "./research.ts";
import type { OwnVehicle } from "./vehicle.ts";

/** A step of research that a later client states: both vehicles by their tags. */
export interface LaterStep {
  nation: Nation;
  from: string;
  to: string;
  xp: number;
}

/**
 * The steps of later clients between vehicles of ours, as far as ours do not state them. What opens them is the top
 * gun of the lower vehicle, as there; its own name is taken, since names of guns changed between the clients.
 * @param newer vehicles without definitions: they can be led to, but nothing is known of what is researched on them
 */
export function laterSteps(
  steps: readonly LaterStep[],
  vehicles: readonly OwnVehicle[],
  newer: readonly Pick<VehicleRef, "id" | "nation" | "tag">[],
  known: readonly ResearchStep[],
  notes: Notes,
): ResearchStep[] {
  const stated = new Set(known.map(({ from, to }) => `${from}-${to}`));
  return steps.flatMap((step): ResearchStep[] => {
    const isAt = (tag: string) => (vehicle: Pick<VehicleRef, "nation" | "tag">) =>
      vehicle.nation === step.nation && vehicle.tag === tag;
    const from = vehicles.find(isAt(step.from));
    const to = vehicles.find(isAt(step.to)) ?? newer.find(isAt(step.to));
    if (from === undefined || to === undefined) {
      const missing = from === undefined ? "from a vehicle without definitions" : "to a vehicle not in our data yet";
      notes.add(`research step ${missing}`, `${step.from} to ${step.to}`);
      return [];
    }
    if (stated.has(`${from.id}-${to.id}`)) return [];
    const gunId = topConfiguration(from.modules).gun;
    const gun = from.modules.turrets.flatMap(({ guns }) => guns).find(({ id }) => id === gunId);
    return gun ? [{ from: from.id, to: to.id, xp: step.xp, through: { id: gun.id, name: gun.name } }] : [];
  });
}
