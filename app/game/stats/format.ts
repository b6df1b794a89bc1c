import type { StatKey } from "./keys.ts";
import { STAT_META } from "./meta.ts";

const MINUS = "\u2212";

/** Shown in place of an unknown figure. Never print 0 for it. */
export const NOT_KNOWN = "Not known";

/**
 * Prints a number with a comma at the thousands and a true minus sign.
 * Rounds half away from zero; independent of the locale of the machine.
 * @param decimals most decimals
 * @param fixed decimals that stay even when zero
 */
export function formatNumber(value: number, decimals = 0, fixed = decimals): string {
  const rounded = roundHalfUp(Math.abs(value), decimals);
  const [whole = "0", fraction = ""] = rounded.toFixed(decimals).split(".");
  const grouped = whole.length < 4 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const kept = fraction.replace(/0+$/, "").padEnd(fixed, "0");
  const sign = value < 0 && rounded !== 0 ? MINUS : "";
  return `${sign}${grouped}${kept === "" ? "" : `.${kept}`}`;
}

function roundHalfUp(value: number, decimals: number): number {
  // Adding a tiny amount first keeps 2.675 from rounding to 2.67 for lack of an exact binary fraction.
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON * 4)) / scale;
}

/** The figure of a characteristic as it is shown, as a number. */
export function roundStat(key: StatKey, value: number): number {
  const rounded = Math.sign(value) * roundHalfUp(Math.abs(value), STAT_META[key].decimals);
  return rounded === 0 ? 0 : rounded;
}

/** Prints a difference with its sign, "0" when it rounds to nothing. */
export function formatDelta(value: number, decimals = 0, fixed = decimals): string {
  const text = formatNumber(value, decimals, fixed);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** The figure of a characteristic without its unit; "Not known" for null and undefined. */
export function formatStat(key: StatKey, value: number | null | undefined): string {
  if (value === null || value === undefined) return NOT_KNOWN;
  const { decimals, fixed } = STAT_META[key];
  // Downwards is shown with a minus sign, a limit above level with a plus.
  return key === "gunDepression" ? formatDelta(-value, decimals, fixed) : formatNumber(value, decimals, fixed);
}

/** The figure with its unit: "26°", "26 °/s", "34.5 %", "2,154". */
export function formatStatWithUnit(key: StatKey, value: number | null | undefined): string {
  const text = formatStat(key, value);
  const unit = STAT_META[key].unit;
  return value === null || value === undefined || unit === "" ? text : `${text}${unit === "°" ? "" : " "}${unit}`;
}
