import type { VehicleIndex } from "#app/game/model/vehicle-index.ts";
import { INDEX_STATS, type IndexStat, type StatKey } from "#app/game/stats/keys.ts";

type Row = VehicleIndex["vehicles"][number];

/** The figures of all others of a vehicle's tier and class; none for what the index does not carry. */
export function indexPeers(vehicles: readonly Row[], { id, type, tier }: Row): (key: StatKey) => number[] {
  return (key) => {
    if (!isIndexStat(key)) return [];
    return vehicles.flatMap((row) => {
      const value = row.id !== id && row.type === type && row.tier === tier ? row.stats[key] : null;
      return typeof value === "number" ? [value] : [];
    });
  };
}

function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}
