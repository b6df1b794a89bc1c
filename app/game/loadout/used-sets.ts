import type { EquipmentUsage } from "../model/vehicle/vehicle.ts";

/** The sets of equipment that are used most, most used first; none of a vehicle without slots, whose set is empty. */
export function usedSets({ usage }: { usage: readonly EquipmentUsage[] }): EquipmentUsage[] {
  return usage.filter(({ devices }) => devices.length > 0);
}
