import { axisCells } from "#app/components/charts/scatter-plot.ts";
import { vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import type { ReadPoint } from "../line-chart-content.ts";
import { otherVehicles, type ScatterPlot } from "../scatter-plot.ts";
import type { LiveScatter } from "./live-model.ts";

/** Reads a published document by its path; null when there is none. */
export type ReadDocument = <T>(path: string) => Promise<T | null>;

/**
 * Fetches the vehicles of a scatter with their names.
 * @throws Error if they are unavailable
 */
export async function loadScatter(
  plot: ScatterPlot,
  document: ReadDocument,
  tickText: (tick: number) => string,
): Promise<LiveScatter> {
  const columns = await document<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const cells =
    columns && (await axisCells(columns, plot.axes, (key) => document<VehicleColumn>(vehicleColumnPath(key))));
  if (!cells) throw new Error("The figures of the other vehicles are missing.");
  return scatterModel(plot, columns, otherVehicles(plot, columns, cells), tickText);
}

/** All points with their names, from left to right; first the marked ones. */
function scatterModel(
  { axes, x, y, xTitle, yTitle, marks, rows }: ScatterPlot,
  columns: Pick<VehicleColumns, "name" | "shortName">,
  others: ReturnType<typeof otherVehicles>,
  tickText: (tick: number) => string,
): LiveScatter {
  const inOrder = [...others].sort((a, b) => a.at[0] - b.at[0]);
  const read = [
    marks.map(({ column, at }): ReadPoint => {
      const row = rows[column];
      return { at, text: row ? `${row.name}: ${row.x}, ${row.y}` : "" };
    }),
    inOrder.map(({ row, at }): ReadPoint => {
      const name = columns.shortName[row] || columns.name[row];
      return { at, text: `${name}: ${formatStatWithUnit(axes[0], at[0])}, ${formatStatWithUnit(axes[1], at[1])}` };
    }),
  ];
  return {
    kind: "scatter",
    x: { ticks: x, text: tickText, title: xTitle },
    y: { ticks: y, text: tickText, title: yTitle },
    others: inOrder.map(({ at }) => at),
    marks,
    read: read.filter((points) => points.length > 0),
  };
}
