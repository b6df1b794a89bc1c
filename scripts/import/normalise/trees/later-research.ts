import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import { topModuleIds } from "#app/game/stats/fitted-modules.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { ResearchStep } from "#scripts/publish/derive/trees/research.ts";
import type { OwnVehicle } from "../vehicle.ts";

/** A step of research that a later client states: both vehicles by their tags. */
export interface LaterResearch {
  nation: Nation;
  from: string;
  to: string;
  xp: number;
}

/**
 * Research steps of later clients between our vehicles, when our client lacks them. They are assigned to the lower
 * vehicle's top gun, as in those clients, but by its name in ours, since names of guns changed.
 * @param newer vehicles without definitions: steps may lead to them, but not on from them
 */
export function laterResearch(
  steps: readonly LaterResearch[],
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
    const gunId = topModuleIds(from.modules).gun;
    const gun = from.modules.turrets.flatMap(({ guns }) => guns).find(({ id }) => id === gunId);
    return gun ? [{ from: from.id, to: to.id, xp: step.xp, through: { id: gun.id, name: gun.name } }] : [];
  });
}
