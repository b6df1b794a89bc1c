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
  const benches = vehicles.map((vehicle) => measuredVehicle(vehicle, definitions));
  const groups = weightsOfGroups(benches);
  const recommended = new Map<number, Recommended>();
  for (const bench of benches) {
    const { id } = bench.vehicle;
    const closest = groupsOf(bench.vehicle).find(({ key }) => groups.has(key));
    const counted = groups.get(closest?.key ?? "");
    if (closest && counted)
      recommended.set(id, recommend(bench, { ...counted, group: closest.group }, decided.get(id)));
  }
  return recommended;
}
