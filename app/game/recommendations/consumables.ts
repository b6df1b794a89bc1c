import type { Definitions } from "../loadout/definitions.ts";
import { consumableViolation } from "../loadout/legal/consumables.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";

/** A vehicle whose engine burns as easily takes an extinguisher in place of food, per cent. */
const BURNS_EASILY = 20;

/**
 * The consumables of every configuration, one entry a slot. No source counts any, so they come by a rule of ours: repair
 * kit, first aid kit, and in the third slot the nation's food, or an extinguisher where the engine burns easily. Of each
 * the better one.
 */
export function consumablesFor(vehicle: FullVehicle, definitions: Definitions): (string | null)[] {
  const food = [...definitions.consumables.values()].filter(({ kind }) => kind === "food").map(({ tag }) => tag);
  const burns = (vehicle.top.stats.fireChance ?? 0) >= BURNS_EASILY;
  const wanted = [["builtinRepairkit", "largeRepairkit"], ["largeMedkit"], burns ? ["autoExtinguishers"] : food];
  const consumables: (string | null)[] = Array.from({ length: vehicle.consumableSlots }, () => null);
  for (const slot of consumables.keys()) {
    const takes = (tag: string) => consumableViolation(tag, slot, vehicle, { consumables }, definitions) === null;
    consumables[slot] = wanted[slot]?.find(takes) ?? null;
  }
  return consumables;
}
