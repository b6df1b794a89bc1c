import { roundHalfUp } from "#app/game/stats/format.ts";

/** Battles below which a period has neither a level nor differences: by then chance has hardly evened out. */
export const MIN_BATTLES = 20;
export const TOO_FEW_BATTLES = "Too few battles to tell";

/** A spread needs at least this many single battles. */
const MIN_SPREAD = 30;

/** A stat and half the width of its 95% interval; null if unknown. */
export interface Estimate {
  value: number | null;
  margin: number | null;
}

/** How far a period lies from all time, and whether that is more than chance: further than the period's margin. */
export interface Difference {
  by: number;
  /** Null: the margin is not known, as where only totals are. */
  isClear: boolean | null;
}

/** Whether a difference is more than chance. Null: the margin is not known. */
export function isBeyond(by: number, margin: number | null): boolean | null {
  return margin === null ? null : Math.abs(by) > margin;
}

/**
 * Null: not known, or of too few battles.
 * @param decimals with which both are shown: what is shown of them has to differ by what is shown as their difference
 */
export function differenceFrom(
  reference: number | null,
  { value, margin }: Estimate,
  { battles, decimals }: { battles: number; decimals: number },
): Difference | null {
  if (value === null || reference === null || battles < MIN_BATTLES) return null;
  const shown = (figure: number) => roundHalfUp(figure, decimals);
  return { by: shown(value) - shown(reference), isClear: isBeyond(value - reference, margin) };
}

/**
 * How far one player lies from another, and whether that is more than chance: further than both margins come to
 * together. Null: not known, or one has too few battles.
 */
export function differenceBetween(
  one: Estimate & { battles: number },
  other: Estimate & { battles: number },
  decimals: number,
): Difference | null {
  const margin = one.margin === null || other.margin === null ? null : Math.hypot(one.margin, other.margin);
  return differenceFrom(
    other.value,
    { value: one.value, margin },
    {
      battles: Math.min(one.battles, other.battles),
      decimals,
    },
  );
}

/** Half the width of the 95% interval of a mean: 1.96 s / √n, the normal approximation. Null if unknown. */
export function meanMargin(deviation: number | null | undefined, battles: number): number | null {
  return deviation == null || battles <= 0 ? null : (1.96 * deviation) / Math.sqrt(battles);
}

/** Standard deviation of a sample; null for fewer than 30 values, which say too little. */
export function deviationOf(values: readonly number[]): number | null {
  if (values.length < MIN_SPREAD) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
