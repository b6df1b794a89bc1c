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

/** @param value 0 or more */
export function roundHalfUp(value: number, decimals: number): number {
  // Adding a tiny amount first keeps 2.675 from rounding to 2.67 for lack of an exact binary fraction.
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON * 4)) / scale;
}

/** Prints a difference with its sign, "0" when it rounds to nothing. */
export function formatDelta(value: number, decimals = 0, fixed = decimals): string {
  const text = formatNumber(value, decimals, fixed);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
