import { formatDelta, formatNumber, NOT_KNOWN, roundHalfUp } from "./format.ts";
import type { StatKey } from "./keys.ts";
import { STAT_META } from "./meta.ts";

/** As numbers are printed: half away from zero; never -0. */
export function roundAsPrinted(value: number, decimals: number): number {
  return Math.sign(value) * roundHalfUp(Math.abs(value), decimals) + 0;
}

/** A stat rounded for display, as a number. */
export function roundStat(key: StatKey, value: number): number {
  return roundAsPrinted(value, STAT_META[key].decimals);
}

/** The figure of a characteristic without its unit; "Not known" for null and undefined. */
export function formatStat(key: StatKey, value: number | null | undefined): string {
  if (value === null || value === undefined) return NOT_KNOWN;
  const { decimals, fixed } = STAT_META[key];
  // Downwards is shown with a minus sign, a limit above level with a plus.
  return key === "gunDepression" ? formatDelta(-value, decimals, fixed) : formatNumber(value, decimals, fixed);
}

/** The figure with its unit: "26°", "26 °/s", "34.5%", "2,154". */
export function formatStatWithUnit(key: StatKey, value: number | null | undefined): string {
  const text = formatStat(key, value);
  const unit = STAT_META[key].unit;
  return value === null || value === undefined || unit === ""
    ? text
    : `${text}${unit === "°" || unit === "%" ? "" : " "}${unit}`;
}
