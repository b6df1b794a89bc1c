import type { RevisedText } from "#app/components/provenance/revised-texts.ts";
import { angledPlate, angledPlateMeta } from "#app/game/armour/angled-plates.ts";
import { type ComparisonQuery, ROW_GROUPS, type RowGroup } from "#app/game/comparison/query.ts";
import {
  type ComparedCell,
  type ComparedRow,
  type ComparedVehicleStats,
  comparedRow,
  type Line,
  linesOf,
} from "#app/game/comparison/rows.ts";
import { RATING_LABELS } from "#app/game/model/enumerations/rating-scale.ts";
import type { Marks } from "#app/game/model/vehicle/vehicle.ts";
import { formatDelta, formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META } from "#app/game/stats/meta.ts";

export interface ComparisonCell {
  text: string;
  /** Whether it is a figure, and not that there is none. */
  known: boolean;
  /** "+250", "−8.4%", "=" where it is the same; "" where nothing can be said. */
  delta: string;
  tone: ComparedCell["tone"];
  best: boolean;
  /** The state of the vehicle that it is of, where the other one has another figure. */
  state?: string;
  /** Since when the value applies, if a later source changed it. */
  revised?: RevisedText;
  rating?: number;
}

export interface ComparisonRow {
  key: string;
  label: string;
  unit: string;
  /** Explains the stat in whole sentences; may be empty. */
  definition: string;
  cells: ComparisonCell[];
}

export interface ComparisonGroup {
  key: RowGroup;
  label: string;
  open: boolean;
  /** None while it is closed. */
  rows: ComparisonRow[];
  /** How many it has when it is open. */
  count: number;
}

const GROUP_LABELS: Record<RowGroup, string> = {
  overall: "Overall",
  ...STAT_GROUP_LABELS,
  marks: "Marks of excellence",
};

/** A vehicle's compared stats, with the dates since which revised ones apply. */
interface DatedVehicleStats extends ComparedVehicleStats {
  revised: ReadonlyMap<StatKey, RevisedText>;
}

/** The rows of a comparison by group, and how many were left out since their columns show the same. */
export function comparisonGroups(
  vehicles: readonly DatedVehicleStats[],
  { all, different, closed, deltas }: ComparisonQuery,
): { groups: ComparisonGroup[]; equalRows: number } {
  const rows = linesOf(vehicles, all).map(comparedRow);
  // One column alone has nothing to differ from.
  const hides = different && vehicles.length > 1;
  const visible = hides ? rows.filter(({ equal }) => !equal) : rows;
  const groups = ROW_GROUPS.map((key): ComparisonGroup => {
    const own = visible.filter(({ group }) => group === key);
    const open = !closed.includes(key);
    return {
      key,
      open,
      count: own.length,
      label: GROUP_LABELS[key],
      rows: open ? own.map((row) => comparisonRow(row, vehicles, deltas)) : [],
    };
  });
  return { groups: groups.filter(({ count }) => count > 0), equalRows: rows.length - visible.length };
}

function comparisonRow(
  row: ComparedRow,
  vehicles: readonly DatedVehicleStats[],
  deltas: ComparisonQuery["deltas"],
): ComparisonRow {
  const { label, unit, definition } = headOf(row);
  return {
    key: row.key,
    label,
    unit,
    definition,
    cells: row.cells.map((cell, column) => comparisonCell(cell, row, vehicles[column], deltas)),
  };
}

function headOf({ key, group }: Line): Pick<ComparisonRow, "label" | "unit" | "definition"> {
  if (key === "rating") {
    return { label: "Rating", unit: "", definition: "0.5 to 5 among the vehicles of its own tier and class." };
  }
  if (group === "marks") {
    const level = key.replace("marks", "");
    return {
      label: `Mark at ${level}%`,
      unit: "",
      definition: `Combined damage, on average, with which one stands at ${level}%.`,
    };
  }
  const angled = angledPlate(key);
  return angled ? angledPlateMeta(angled) : STAT_META[key as StatKey];
}

function comparisonCell(
  cell: ComparedCell,
  row: ComparedRow,
  vehicle: DatedVehicleStats | undefined,
  deltas: ComparisonQuery["deltas"],
): ComparisonCell {
  const { value, tone, best } = cell;
  const known = typeof value === "number";
  const rating = known && row.key === "rating" ? { rating: value } : {};
  const state = vehicle?.states[row.key as StatKey];
  const revised = vehicle?.revised.get(row.key as StatKey);
  const text = textOf(value, row, vehicle?.marks);
  const own = { text, known, delta: deltaText(cell, row, deltas), tone, best };
  return { ...own, ...(state && { state }), ...(known && revised && { revised }), ...rating };
}

function textOf(value: ComparedCell["value"], { key, group }: Line, marks: Marks | undefined): string {
  if (value === undefined) return "–";
  if (key === "rating") return value === null ? RATING_LABELS.none : value.toFixed(1);
  if (value === null) return group === "marks" && marks?.state === "not-enough-data" ? "Too few players" : NOT_KNOWN;
  return group === "marks" || angledPlate(key) ? formatNumber(value) : formatStat(key as StatKey, value);
}

function deltaText({ delta, percent }: ComparedCell, row: Line, deltas: ComparisonQuery["deltas"]): string {
  if (delta === null) return "";
  if (delta === 0) return "=";
  if (deltas === "percent") return percent === null ? "" : `${formatDelta(percent, 1)}%`;
  // Of gun depression it is the depth's, as in per cent: −9° is 1° less than −10°.
  return formatDelta(delta, row.decimals, fixedOf(row));
}

function fixedOf({ key, group }: Line): number {
  if (key === "rating") return 1;
  return group === "marks" || angledPlate(key) ? 0 : STAT_META[key as StatKey].fixed;
}
