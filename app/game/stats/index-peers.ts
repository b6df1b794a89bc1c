import type { VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "../model/vehicle/vehicle-index.ts";
import { isByGunKind } from "./gun-kinds.ts";
import { INDEX_STATS, type IndexStat, type StatKey } from "./keys.ts";

/**
 * The figures of all other vehicles of a tier and class. Empty for figures that are not in the index, and for those
 * that depend on the kind of gun, which the index does not have.
 */
export function indexPeers(
  { id, type, tier, stats }: VehicleColumns,
  vehicle: Pick<VehicleRow, "id" | "type" | "tier">,
): (key: StatKey) => number[] {
  const peers: number[] = [];
  for (let i = 0; i < id.length; i++) {
    if (id[i] !== vehicle.id && type[i] === vehicle.type && tier[i] === vehicle.tier) peers.push(i);
  }
  return (key) => {
    if (!isIndexStat(key) || isByGunKind(key)) return [];
    return peers.flatMap((i) => {
      const value = stats[key][i];
      return typeof value === "number" ? [value] : [];
    });
  };
}

/** Whether the index itself has the figure; any other has a column of its own. */
export function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}
