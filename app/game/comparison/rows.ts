import { ANGLED_PLATES, type AngledPlate, type AngledPlateKey, thicknessAt } from "../armour/angled-plates.ts";
import type { StatesByStat } from "../loadout/modes.ts";
import type { Marks } from "../model/vehicle/vehicle.ts";
import { roundAsPrinted } from "../stats/format-stat.ts";
import { STAT_KEYS, type StatKey, type Stats } from "../stats/keys.ts";
import { type Better, STAT_META } from "../stats/meta.ts";
import type { RowGroup } from "./query.ts";

/** A figure of one column: a number, null where it is not known, undefined where it does not apply. */
type Value = number | null | undefined;

/** A row before the comparison: its key, and the value in every column. */
export interface Line {
  key: StatKey | "rating" | `marks${65 | 85 | 95}` | AngledPlateKey;
  group: RowGroup;
  better: Better;
  /** Decimals that are shown. */
  decimals: number;
  values: readonly Value[];
}

/** A figure against the baseline. */
export interface ComparedCell {
  value: Value;
  /** The difference to the baseline, in the unit of the figure; null for the baseline and where one is not known. */
  delta: number | null;
  /** The same in per cent of the baseline; null as well where that is 0. */
  percent: number | null;
  /** Better or worse than the baseline; "" where it is equal, neither, or not comparable. */
  tone: "good" | "bad" | "";
  /** The best of the row; of equally good ones each, unless all are. */
  best: boolean;
}

export interface ComparedRow extends Line {
  cells: readonly ComparedCell[];
  /** All columns show the same. */
  equal: boolean;
}

/** What of a vehicle is compared. */
export interface ComparedVehicleStats {
  stats: Stats;
  states: StatesByStat;
  marks: Marks;
  /** 0 to 5 in half steps within its own tier and class; 0 is "not rated". */
  rating: number;
}

const MARKS = [65, 85, 95] as const;

/** The rows of vehicles with these stats. Leaves out rows without any known value, unless all values are unknown. */
export function linesOf(vehicles: readonly ComparedVehicleStats[], all: boolean): Line[] {
  const ratings = vehicles.map(({ rating }) => (rating === 0 ? null : rating));
  const rating: Line = { key: "rating", group: "overall", better: "higher", decimals: 1, values: ratings };
  const stats = STAT_KEYS.filter((key) => all || STAT_META[key].headline).flatMap((key): Line[] => {
    const { group, better, decimals } = STAT_META[key];
    const line: Line = { key, group, better, decimals, values: vehicles.map((vehicle) => vehicle.stats[key]) };
    const angled = all ? ANGLED_PLATES.filter(({ plate }) => plate === key) : [];
    return [line, ...angled.map((plate) => atAngle(line, plate))];
  });
  const marks = MARKS.map((level): Line => {
    const values = vehicles.map((vehicle) => (vehicle.marks.state === "known" ? vehicle.marks[`p${level}`] : null));
    return { key: `marks${level}`, group: "marks", better: "neutral", decimals: 0, values };
  });
  return [rating, ...stats, ...marks].filter(
    ({ values }) => values.some((value) => typeof value === "number") || values.every((value) => value === null),
  );
}

/** A plate as a shot meets it that does not turn to it. */
function atAngle(line: Line, { key, angle }: AngledPlate): Line {
  const values = line.values.map((value) => (typeof value === "number" ? thicknessAt(value, angle) : value));
  return { ...line, key, decimals: 0, values };
}

/**
 * Compares a row with its first column. Uses displayed values, so that values that look the same are the same, and
 * every difference can be checked from the display.
 */
export function comparedRow(line: Line): ComparedRow {
  const displayed = line.values.map((value) => asDisplayed(value, line.decimals));
  const [base] = displayed;
  const known = displayed.filter((value) => typeof value === "number");
  const best = line.better === "lower" ? Math.min(...known) : Math.max(...known);
  const isContest = line.better !== "neutral" && known.some((value) => value !== best);
  const cells = displayed.map((value, column): ComparedCell => {
    const delta = column > 0 && typeof value === "number" && typeof base === "number" ? value - base : null;
    const even = delta === null ? null : roundAsPrinted(delta, line.decimals);
    return {
      value: line.values[column],
      delta: even,
      percent: even === null || typeof base !== "number" || base === 0 ? null : (100 * even) / Math.abs(base),
      tone: toneOf(even, line.better),
      best: isContest && value === best,
    };
  });
  return { ...line, cells, equal: displayed.every((value) => value === base) };
}

function toneOf(delta: number | null, better: Better): ComparedCell["tone"] {
  if (delta === null || delta === 0 || better === "neutral") return "";
  return delta > 0 === (better === "higher") ? "good" : "bad";
}

function asDisplayed(value: Value, decimals: number): Value {
  return typeof value === "number" ? roundAsPrinted(value, decimals) : value;
}
