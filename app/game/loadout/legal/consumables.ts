import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import type { Loadout } from "../loadout.ts";
import { vehicleViolation } from "./vehicle-rules.ts";

/** Why a consumable cannot go in a slot, given the other slots; null if it can. */
export function consumableViolation(
  tag: string,
  slot: number,
  vehicle: FullVehicle,
  chosen: Pick<Loadout, "consumables">,
  { consumables }: Definitions,
): string | null {
  const consumable = consumables.get(tag);
  if (consumable === undefined) return "There is no consumable of this name.";
  const slots = vehicle.consumableSlots;
  if (slot >= slots) return slots === 0 ? "This vehicle takes no consumables." : `This vehicle takes ${slots} at most.`;
  const own = vehicleViolation(consumable.vehicles, vehicle);
  if (own !== null) return own;
  const others = chosen.consumables.filter((_, index) => index !== slot);
  if (others.includes(tag)) return "It is taken already.";
  if (consumable.kind === "fuel" && others.some((other) => consumables.get(other ?? "")?.kind === "fuel"))
    return "Only one kind of fuel can be taken.";
  return null;
}

/** Why a directive cannot be taken; null where it can. */
export function directiveViolation(tag: string, vehicle: FullVehicle, { directives }: Definitions): string | null {
  const directive = directives.get(tag);
  if (directive === undefined) return "There is no directive of this name.";
  if (vehicle.directiveSlots === 0) return "This vehicle takes no directive.";
  return vehicleViolation(directive.vehicles, vehicle);
}
