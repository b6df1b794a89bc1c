import { type AxisCells, type ScatterView, scatterView } from "#app/components/charts/scatter-view.ts";
import { type ScatterAxes, USUAL_AXES } from "#app/game/charts/scatter-axes.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type Packed, pack } from "#app/lib/embedded-data/packed.ts";

export interface TierScatter {
  view: ScatterView | null;
  packed: Packed<ScatterView | null>;
}

/** Of published data, nothing of a request: those that pages without a choice show. Gone when their columns are. */
const usual = new WeakMap<VehicleColumns, Map<number, TierScatter>>();

/**
 * Two figures of the vehicles of a tier, with one of them marked.
 * @param place of that one in the columns
 * @param cells null where the figures cannot be read
 */
export function tierScatter(
  columns: VehicleColumns,
  place: number,
  axes: ScatterAxes,
  cells: AxisCells | null,
): TierScatter {
  const kept = usual.get(columns) ?? new Map<number, TierScatter>();
  usual.set(columns, kept);
  const isUsual = axes.every((key, axis) => key === USUAL_AXES[axis]);
  const known = isUsual ? kept.get(place) : undefined;
  if (known) return known;
  const view = cells && scatterView([markedAt(columns, place, cells)], columns, axes, cells);
  const made = { view, packed: pack(view) };
  if (isUsual) kept.set(place, made);
  return made;
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
