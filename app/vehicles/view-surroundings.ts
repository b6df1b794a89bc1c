import type { FiguresPatch } from "#app/game/model/provenance.ts";
import { patchAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";

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
