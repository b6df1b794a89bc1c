import { patchAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { patchName } from "#app/lib/text/format-patch.ts";

/** The patch of the i-th vehicle as shown in a table; null if unknown. */
export function patchCell(columns: VehicleColumns, i: number): string | null {
  const patch = patchAt(columns, i);
  return patch && patchName(patch);
}
