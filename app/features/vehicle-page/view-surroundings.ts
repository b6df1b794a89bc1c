import type { FiguresPatch } from "#app/game/model/provenance.ts";
import { patchAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import { INDEX_STATS, type IndexStat, type StatKey } from "#app/game/stats/keys.ts";

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

/**
 * The patches of all vehicles of a tier and class that are compared with one another, this one included; null for one
 * whose figures were announced.
 */
export function peerPatches(
  columns: VehicleColumns,
  vehicle: Pick<VehicleRow, "type" | "tier">,
): (FiguresPatch | null)[] {
  const { id, type, tier, full } = columns;
  const compared = id.flatMap((_, i) =>
    type[i] === vehicle.type && tier[i] === vehicle.tier && full[i] !== STOCK_ONLY ? [i] : [],
  );
  return compared.map((i) => patchAt(columns, i));
}

/** In the columns, a vehicle that is known with its stock modules only. */
const STOCK_ONLY = 2;

function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}
