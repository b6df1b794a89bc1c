import type { Definitions } from "../loadout/definitions.ts";
import type { Recommended } from "../model/vehicle/recommended.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { measuredVehicle } from "./measured-vehicle.ts";
import { type Decided, recommend } from "./recommend.ts";
import { groupsOf, weightsOfGroups } from "./weights.ts";

/**
 * What is recommended for every vehicle, by tank_id; a vehicle of whose role and class nobody has counted enough is
 * missing.
 * @param decided what somebody decided, by tank_id
 */
export function recommendAll(
  vehicles: readonly FullVehicle[],
  definitions: Definitions,
  decided: ReadonlyMap<number, readonly Decided[]> = new Map(),
): Map<number, Recommended> {
  const all = vehicles.map((vehicle) => measuredVehicle(vehicle, definitions));
  const groups = weightsOfGroups(all);
  const recommended = new Map<number, Recommended>();
  for (const measured of all) {
    const { id } = measured.vehicle;
    const closest = groupsOf(measured.vehicle).find(({ key }) => groups.has(key));
    const counted = groups.get(closest?.key ?? "");
    if (closest && counted)
      recommended.set(id, recommend(measured, { ...counted, group: closest.group }, decided.get(id)));
  }
  return recommended;
}
