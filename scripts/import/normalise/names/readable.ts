/**
 * A readable English name made from a tag in camel or snake case:
 * "extraHealthReserve_tier2" → "Extra health reserve".
 */
export function readable(tag: string): string {
  const words = tag
    .replace(/_(tier)?\d+$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const [first = "", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
