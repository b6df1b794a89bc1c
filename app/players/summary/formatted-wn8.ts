import {
  PERFORMANCE_LABELS,
  PERFORMANCE_LEVELS,
  type PerformanceLevel,
} from "#app/game/model/enumerations/performance-levels.ts";
import { TOO_FEW_BATTLES } from "#app/game/players/difference.ts";
import type { PlayerWn8 } from "#app/game/players/player-wn8.ts";
import { ladderPosition, WN8_STEPS, wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { type FormattedDifference, formatDifferenceFrom } from "../frame/difference-mark.tsx";

/** WN8 with its level, formatted. */
export interface FormattedWn8 {
  /** Null: there is nothing to compare. */
  text: string | null;
  /** Null: not known, or of too few battles. */
  level: PerformanceLevel | null;
  label: string;
  /** How much is missing to the next level: "266 to Great"; empty at the highest, or of too few battles. */
  next: string;
  difference: FormattedDifference | null;
  /** Positions on the ladder of levels, 0 to 1: the current value, its 95 % confidence band, and all time. */
  ladder: { at: number; band: { low: number; high: number } | null; allTime: number | null } | null;
  /** "1,398 to 1,772"; empty: not known. */
  confidence: string;
  /** Of all time, where it is another; empty: none. */
  allTime: string;
  /** What was left out, in a sentence; empty if nothing. */
  leftOut: string;
}

/** Levels that WN8 reaches. */
export const WN8_LEVELS = PERFORMANCE_LEVELS.slice(0, WN8_STEPS.length + 1);

/** The part of a chart's height that a WN8 level covers. */
interface Wn8Band {
  level: PerformanceLevel;
  from: number;
  to: number;
}

/** The levels between two figures of WN8, from the lowest to the highest. */
export function wn8Bands(low: number, high: number): Wn8Band[] {
  return WN8_LEVELS.map((level, index) => ({
    level,
    from: Math.max(low, WN8_STEPS[index - 1] ?? low),
    to: Math.min(high, WN8_STEPS[index] ?? high),
  })).filter(({ from, to }) => from < to);
}

/**
 * @param margin half the width of its 95% interval; null: not known
 * @param battles of the period
 * @param allTime null: it is all time, or not known
 */
export function formatWn8(
  wn8: PlayerWn8,
  { margin, battles, allTime }: { margin: number | null; battles: number; allTime: PlayerWn8 | null },
): FormattedWn8 {
  const { value } = wn8;
  const reference = allTime?.value ?? null;
  const level = wn8LevelOf(value, battles);
  const bounds = value === null || margin === null ? null : { low: Math.max(0, value - margin), high: value + margin };
  return {
    text: value === null ? null : formatNumber(value),
    level,
    label: level ? PERFORMANCE_LABELS[level] : value === null ? "Not known" : TOO_FEW_BATTLES,
    next: value === null || level === null ? "" : nextOf(value),
    difference: formatDifferenceFrom(reference, { value, margin }, { battles, decimals: 0 }),
    ladder:
      value === null
        ? null
        : {
            at: ladderPosition(value),
            band: bounds && { low: ladderPosition(bounds.low), high: ladderPosition(bounds.high) },
            allTime: reference === null ? null : ladderPosition(reference),
          },
    confidence: bounds ? `${formatNumber(bounds.low)} to ${formatNumber(bounds.high)}` : "",
    allTime: reference === null ? "" : formatNumber(reference),
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
  return `Not counted: ${counted(vehicles, "vehicle")} (${counted(battles, "battle")}) without expected values or stats.`;
}
