import type { ScatterAxes } from "#app/game/charts/scatter-axes.ts";
import type { ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { StatCell, VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { isIndexStat, type StatKey } from "#app/game/stats/keys.ts";
import type { AxisCells } from "./scatter-plot.ts";

/**
 * The figures of both axes for every vehicle; null where one cannot be read, without which the page is still one.
 * @param read reads a column that the index itself does not have; null when it cannot
 */
export async function axisCells(
  columns: VehicleColumns,
  axes: ScatterAxes,
  read: (key: ColumnKey) => Promise<VehicleColumn | null>,
): Promise<AxisCells | null> {
  const cellsOf = async (key: StatKey): Promise<readonly StatCell[] | null> =>
    isIndexStat(key) ? columns.stats[key] : ((await read(key))?.cells ?? null);
  const [x, y] = await Promise.all([cellsOf(axes[0]), cellsOf(axes[1])]);
  return x && y ? [x, y] : null;
}
