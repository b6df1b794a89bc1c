import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";

/** Vehicles by column, as far as they are told apart by who they are. */
interface OrderedVehicles {
  id: readonly number[];
  name: readonly string[];
  tier: readonly number[];
  type: readonly VehicleClass[];
}

const collator = new Intl.Collator("en", { numeric: true });

/** Compares rows of a table: highest tier first, then the classes in their usual order, then by name. */
export function byTierClassAndName({ id, name, tier, type }: OrderedVehicles): (a: number, b: number) => number {
  const place = type.map((one) => VEHICLE_CLASSES.indexOf(one));
  const at = <T>(list: readonly T[], i: number) => list[i] as T;
  return (a, b) =>
    at(tier, b) - at(tier, a) ||
    at(place, a) - at(place, b) ||
    collator.compare(at(name, a), at(name, b)) ||
    at(id, a) - at(id, b);
}
