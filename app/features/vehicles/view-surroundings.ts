import type { VehicleColumns } from "#app/game/model/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import { INDEX_STATS, type IndexStat, type StatKey } from "#app/game/stats/keys.ts";

/**
 * The figures of all others of a vehicle's tier and class; none for what the index does not carry or what depends on
 * the kind of gun, which it does not tell.
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

function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}
