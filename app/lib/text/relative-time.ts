const MINUTE = 60_000;
const UNITS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];
const formatter = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/**
 * How long ago something was: "just now" below a minute, then "5 minutes ago", "yesterday", "2 months ago".
 * Months count as 30 days and years as 365. A time in the future, from a wrong clock, is "just now".
 * @param then unix time in milliseconds
 * @param now unix time in milliseconds
 */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  const found = UNITS.find(([, length]) => passed >= length);
  if (!found) return "just now";
  const [unit, length] = found;
  return formatter.format(-Math.floor(passed / length), unit);
}
