import type { ComponentType } from "react";
import { axisCells } from "#app/components/charts/axis-cells.ts";
import { type AxisCells, type ScatterView, scatterView } from "#app/components/charts/scatter-view.ts";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import type { ScatterAxes } from "#app/game/charts/scatter-axes.ts";
import { axesParameters, parseAxes } from "#app/game/charts/scatter-axes.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { StatisticsProps } from "#app/vehicles/page/statistics.tsx";
import { vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/statistics.ts";

/** Two figures of the vehicles of its tier; the rest is in the record. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const axes = parseAxes(url.searchParams);
  const columns = await orNull(files.vehicleColumns());
  const place = columns?.id.indexOf(parseTankId(params.tank_id) ?? 0) ?? -1;
  const cells = columns && (await axisCells(columns, axes, (key) => orNull(files.vehicleColumn(key))));
  const scatter = columns && place !== -1 ? tierScatter(columns, place, axes, cells) : null;
  // As text: value by value the router's encoding costs more than drawing it.
  return {
    plain: axesParameters(axes).length === 0,
    scatter: JSON.stringify(scatter),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return vehicleMeta(matches, "statistics", loaderData?.plain);
}

const Body: ComponentType<StatisticsProps> = import.meta.env.SSR
  ? (await import("#app/vehicles/page/statistics.tsx")).Statistics
  : lateBody(() => import("#app/vehicles/page/statistics.tsx").then(({ Statistics }) => Statistics));

/** Everything that is counted and measured of a vehicle. */
export default function VehicleStatistics({ loaderData }: Route.ComponentProps) {
  return (
    <LateBoundary>
      <Body {...loaderData} />
    </LateBoundary>
  );
}

/**
 * Two figures of the vehicles of a tier, with one of them marked.
 * @param place of that one in the columns
 * @param cells null where the figures cannot be read
 */
function tierScatter(
  columns: VehicleColumns,
  place: number,
  axes: ScatterAxes,
  cells: AxisCells | null,
): ScatterView | null {
  return cells && scatterView([markedAt(columns, place, cells)], columns, axes, cells);
}

function markedAt({ id, name, tier }: VehicleColumns, place: number, [x, y]: AxisCells) {
  const figure = (cell: AxisCells[0][number] | undefined) => (typeof cell === "number" ? cell : null);
  return {
    id: id[place] ?? 0,
    name: name[place] ?? "",
    tier: tier[place] ?? 0,
    x: figure(x[place]),
    y: figure(y[place]),
  };
}
