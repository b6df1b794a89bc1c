import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import type { Loadout } from "../loadout.ts";
import { vehicleViolation } from "./vehicle-rules.ts";

/**
 * Why a device cannot be mounted in a slot of a loadout, given the devices in the other slots; null if it can. Any
 * device fits any slot: a matching slot category only gives the second values.
 */
export function deviceViolation(
  tag: string,
  slot: number,
  vehicle: FullVehicle,
  { equipment }: Pick<Loadout, "equipment">,
  { devices }: Definitions,
): string | null {
  const device = devices.get(tag);
  if (device === undefined) return "There is no equipment of this name.";
  const slots = vehicle.equipmentSlots.length;
  if (slot >= slots) return slots === 0 ? "This vehicle has no equipment slots." : `This vehicle has ${count(slots)}.`;
  const own = vehicleViolation(device.vehicles, vehicle);
  if (own !== null) return own;
  const others = equipment.filter((_, index) => index !== slot);
  if (others.includes(tag)) return "It is mounted already.";
  const rival = others
    .map((other) => devices.get(other ?? ""))
    .find((other) => other !== undefined && (excludes(device, other) || excludes(other, device)));
  return rival ? `It cannot be mounted beside ${rival.name}.` : null;
}

/** Why the first universal slot cannot be given this category; null where it can. */
export function roleSlotViolation(category: string, { roleSlotOptions, equipmentSlots }: FullVehicle): string | null {
  if (roleSlotOptions.length === 0 || !equipmentSlots.includes(null))
    return "No slot of this vehicle can be given a category.";
  if (roleSlotOptions.some((option) => option === category)) return null;
  const names = roleSlotOptions.map((option) => SLOT_CATEGORY_LABELS[option].toLowerCase());
  return `The slot can be given ${names.join(" or ")} only.`;
}

function excludes({ incompatibleTags }: Device, { tags }: Device): boolean {
  return incompatibleTags.some((tag) => tags.includes(tag));
}

function count(slots: number): string {
  return slots === 1 ? "one equipment slot" : `${slots} equipment slots`;
}
