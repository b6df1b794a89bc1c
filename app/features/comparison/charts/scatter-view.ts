import { niceAxis, short } from "#app/game/charts/axis.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Cell } from "#app/game/model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber, formatStatWithUnit } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { Compared } from "../compared.ts";
import { SCATTER_BOX } from "./chart-boxes.ts";
import { markerPath } from "./markers.ts";

/** Two figures of all vehicles of the tiers that are compared, at top modules, with the columns marked. */
export interface ScatterView {
  /** Grid lines, and the two axes. */
  grid: string;
  base: string;
  xTicks: { at: number; text: string }[];
  yTicks: { at: number; text: string }[];
  xTitle: string;
  yTitle: string;
  /** The other vehicles, as one path of points. */
  others: string;
  /** How many they are, and of which tiers. */
  among: string;
  marks: { column: number; d: string }[];
  /** The columns with both figures, as a table. */
  rows: string[][];
  /** Names of the columns that cannot be marked. */
  missing: string[];
}

/** Null where neither a column nor another vehicle has both figures. */
export function scatterView(
  compared: readonly Compared[],
  columns: VehicleColumns,
  [x, y]: readonly [x: StatKey, y: StatKey],
  [xCells, yCells]: readonly [x: readonly Cell[], y: readonly Cell[]],
): ScatterView | null {
  const tiers = [...new Set(compared.map(({ record }) => record.tier))].sort((a, b) => a - b);
  const ids = new Set(compared.map(({ record }) => record.id));
  const others = columns.id.flatMap((id, i): Pair[] => {
    const pair = pairOf(xCells[i], yCells[i]);
    return pair && tiers.includes(columns.tier[i] ?? 0) && !ids.has(id) ? [pair] : [];
  });
  const own = compared.map(({ vehicle: { stats } }) => pairOf(stats[x], stats[y]));
  const all = [...others, ...own.flatMap((pair) => (pair ? [pair] : []))];
  if (all.length === 0) return null;
  const { left, right, top, bottom } = SCATTER_BOX;
  const [xs, ys] = [all.map((pair) => pair[0]), all.map((pair) => pair[1])];
  const across = niceAxis(Math.min(...xs), Math.max(...xs), left, right, 6);
  const up = niceAxis(Math.min(...ys), Math.max(...ys), bottom, top, 5);
  return {
    grid: [
      ...up.ticks.map((tick) => `M${left} ${short(up.at(tick))}H${right}`),
      ...across.ticks.map((tick) => `M${short(across.at(tick))} ${top}V${bottom}`),
    ].join(""),
    base: `M${left} ${top}V${bottom}H${right}`,
    xTicks: across.ticks.map((tick) => ({ at: Number(short(across.at(tick))), text: tickText(tick) })),
    yTicks: up.ticks.map((tick) => ({ at: Number(short(up.at(tick) + 4)), text: tickText(tick) })),
    ...{ xTitle: titleOf(x), yTitle: titleOf(y) },
    others: others.map((pair) => `M${short(across.at(pair[0]))} ${short(up.at(pair[1]))}h0`).join(""),
    among: `${formatNumber(others.length)} other vehicles of tier ${tiers.map(romanTier).join(", ")}`,
    marks: own.flatMap((pair, column) =>
      pair ? [{ column, d: markerPath(column, across.at(pair[0]), up.at(pair[1])) }] : [],
    ),
    rows: compared.map(({ record, vehicle: { stats } }) => [
      record.name,
      formatStatWithUnit(x, stats[x]),
      formatStatWithUnit(y, stats[y]),
    ]),
    missing: compared.flatMap(({ record }, column) => (own[column] ? [] : [record.name])),
  };
}

type Pair = readonly [x: number, y: number];

/** Null where either is not known, or does not apply. */
function pairOf(x: Cell | undefined, y: Cell | undefined): Pair | null {
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

function tickText(tick: number): string {
  return formatNumber(tick, 3, 0);
}

function titleOf(key: StatKey): string {
  const { label, unit } = STAT_META[key];
  return unit === "" ? label : `${label}, ${unit}`;
}
