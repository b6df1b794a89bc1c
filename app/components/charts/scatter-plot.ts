import { fixedAxis, niceAxis, short } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import type { ScatterAxes } from "#app/game/charts/scatter-axes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { StatCell, VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import { isIndexStat, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** View box of the chart and the plot area in it. */
export const SCATTER_BOX = { width: 460, height: 320, left: 52, right: 446, top: 14, bottom: 276 } as const;

export interface Marked {
  id: number;
  name: string;
  tier: number;
  x: number | null | undefined;
  y: number | null | undefined;
}

/** Two figures of all vehicles of the tiers of the marked ones, at top modules. */
export interface ScatterPlot {
  axes: ScatterAxes;
  /** Figures at the ticks. */
  x: readonly number[];
  y: readonly number[];
  xTitle: string;
  yTitle: string;
  /** The other vehicles, as one path of points in the units of the view box. */
  others: string;
  /** Count and tiers of the other vehicles, as text. */
  among: string;
  tiers: readonly number[];
  marked: readonly number[];
  /** By their place among the marked ones, as far as both figures are known. */
  marks: readonly { column: number; at: RadarPoint }[];
  rows: readonly { name: string; x: string; y: string }[];
  /** Names of the vehicles that cannot be marked. */
  missing: readonly string[];
}

/** The figures of the axes for every vehicle of the columns. */
export type AxisCells = readonly [x: readonly StatCell[], y: readonly StatCell[]];

/** Null where neither a marked vehicle nor another one has both figures. */
export function scatterPlot(
  marked: readonly Marked[],
  columns: Pick<VehicleColumns, "id" | "tier">,
  axes: ScatterAxes,
  cells: AxisCells,
): ScatterPlot | null {
  const tiers = [...new Set(marked.map(({ tier }) => tier))].sort((a, b) => a - b);
  const ids = [...new Set(marked.map(({ id }) => id))];
  const others = otherVehicles({ tiers, marked: ids }, columns, cells).map(({ at }) => at);
  const marks = marked.flatMap(({ x, y }, column) => {
    const at = pairOf(x, y);
    return at ? [{ column, at }] : [];
  });
  const all = [...others, ...marks.map(({ at }) => at)];
  if (all.length === 0) return null;
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const ticks = {
    x: niceAxis(Math.min(...xs), Math.max(...xs), 0, 1, 6).ticks,
    y: niceAxis(Math.min(...ys), Math.max(...ys), 0, 1, 5).ticks,
  };
  const positionOf = placing(ticks);
  return {
    axes,
    tiers,
    marked: ids,
    marks,
    ...ticks,
    xTitle: titleOf(axes[0]),
    yTitle: titleOf(axes[1]),
    others: others.map((at) => `M${positionOf(at).map(short).join(" ")}h0`).join(""),
    among: `${formatNumber(others.length)} other vehicles of ${tiersText(tiers)}`,
    rows: marked.map(({ name, x, y }) => ({
      name,
      x: formatStatWithUnit(axes[0], x),
      y: formatStatWithUnit(axes[1], y),
    })),
    missing: marked.filter(({ x, y }) => pairOf(x, y) === null).map(({ name }) => name),
  };
}

/** "tier X", "tiers VIII, IX and X". */
function tiersText(tiers: readonly number[]): string {
  const names = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(tiers.map(romanTier));
  return `${tiers.length === 1 ? "tier" : "tiers"} ${names}`;
}

/** Converts figures to the units of the view box. */
export function placing({ x, y }: Pick<ScatterPlot, "x" | "y">): (at: RadarPoint) => RadarPoint {
  const { left, right, top, bottom } = SCATTER_BOX;
  const across = fixedAxis([...x], left, right);
  const up = fixedAxis([...y], bottom, top);
  return (at) => [across.at(at[0]), up.at(at[1])];
}

/** The unmarked vehicles that have both stats: their indices in the columns and their values. */
export function otherVehicles(
  { tiers, marked }: Pick<ScatterPlot, "tiers" | "marked">,
  columns: Pick<VehicleColumns, "id" | "tier">,
  [x, y]: AxisCells,
): { row: number; at: RadarPoint }[] {
  return columns.id.flatMap((id, row) => {
    const at = pairOf(x[row], y[row]);
    return at && tiers.includes(columns.tier[row] ?? 0) && !marked.includes(id) ? [{ row, at }] : [];
  });
}

/** Null where either is not known, or does not apply. */
function pairOf(x: StatCell | undefined, y: StatCell | undefined): RadarPoint | null {
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

function titleOf(key: StatKey): string {
  const { label, unit } = STAT_META[key];
  return unit === "" ? label : `${label}, ${unit}`;
}

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
