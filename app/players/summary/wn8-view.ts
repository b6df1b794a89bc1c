import {
  PERFORMANCE_LABELS,
  PERFORMANCE_LEVELS,
  type PerformanceLevel,
} from "#app/game/model/enumerations/performance-levels.ts";
import type { PlayerWn8 } from "#app/game/players/player-wn8.ts";
import { WN8_STEPS, wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** WN8 with its level, as it is shown. */
export interface Wn8View {
  /** Null: there is nothing to compare. */
  text: string | null;
  level: PerformanceLevel | null;
  label: string;
  /** How much is missing to the next level: "266 to Great"; empty at the highest. */
  next: string;
  /** What it is set beside: "2,612", and its level. */
  beside: { text: string; level: PerformanceLevel; words: string } | null;
  /** What was left out, in a sentence; empty where that is nothing. */
  leftOut: string;
}

/** Levels that WN8 reaches. */
export const WN8_LEVELS = PERFORMANCE_LEVELS.slice(0, WN8_STEPS.length + 1);

/** The part of a chart's height in which WN8 is of a level. */
export interface Wn8Band {
  level: PerformanceLevel;
  from: number;
  to: number;
}

/** The levels between two figures of WN8, from the lowest to the highest. */
export function wn8Bands(low: number, high: number): Wn8Band[] {
  return WN8_LEVELS.map((level, place) => ({
    level,
    from: Math.max(low, WN8_STEPS[place - 1] ?? low),
    to: Math.min(high, WN8_STEPS[place] ?? high),
  })).filter(({ from, to }) => from < to);
}

export function wn8View(wn8: PlayerWn8, beside: PlayerWn8 | null, words: string): Wn8View {
  const level = wn8.value === null ? null : wn8Level(wn8.value);
  return {
    text: wn8.value === null ? null : formatNumber(wn8.value),
    level,
    label: level === null ? "Not known" : PERFORMANCE_LABELS[level],
    next: wn8.value === null ? "" : nextOf(wn8.value),
    beside: beside?.value == null ? null : { text: formatNumber(beside.value), level: wn8Level(beside.value), words },
    leftOut: leftOutOf(wn8.leftOut),
  };
}

function nextOf(value: number): string {
  const step = WN8_STEPS.findIndex((from) => value < from);
  const next = WN8_LEVELS[step + 1];
  return step < 0 || next === undefined
    ? ""
    : `${formatNumber(Math.ceil((WN8_STEPS[step] ?? 0) - value))} to ${PERFORMANCE_LABELS[next]}`;
}

function leftOutOf({ vehicles, battles }: PlayerWn8["leftOut"]): string {
  if (vehicles === 0) return "";
  const of = vehicles === 1 ? "1 vehicle" : `${formatNumber(vehicles)} vehicles`;
  const count = `${formatNumber(battles)} ${battles === 1 ? "battle" : "battles"}`;
  return `Without ${of} (${count}) whose expected values or own figures are not known.`;
}
