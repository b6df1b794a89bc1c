/** Most values of a list or object of texts and figures that stand on one line. */
const MAX_ON_A_LINE = 6;

/**
 * JSON for people and for git: keys in the given order, number lists and small groups of values on one line,
 * everything else one value per line. Line breaks depend on the number of values, never on their length, so that a
 * changed value changes one line only.
 */
export function formatJson(value: unknown): string {
  return `${format(value, "")}\n`;
}

function format(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const open = Array.isArray(value) ? "[" : "{";
  const close = Array.isArray(value) ? "]" : "}";
  const entries = Array.isArray(value)
    ? value.map((item) => ["", item] as const)
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  if (entries.length === 0) return open + close;
  if (fitsOnALine(entries.map(([, item]) => item))) {
    const line = entries.map(([key, item]) => key + JSON.stringify(item)).join(", ");
    return open === "[" ? `[${line}]` : `{ ${line} }`;
  }
  const deeper = `${indent}  `;
  const lines = entries.map(([key, item]) => deeper + key + format(item, deeper));
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function fitsOnALine(values: readonly unknown[]): boolean {
  if (values.every((value) => typeof value === "number" || value === null)) return true;
  return values.length <= MAX_ON_A_LINE && values.every(isSmall);
}

function isSmall(value: unknown): boolean {
  return typeof value !== "object" || value === null || Object.keys(value).length === 0;
}
