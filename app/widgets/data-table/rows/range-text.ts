import type { Range } from "../query/table-query.ts";
import type { TableColumn } from "../table-column.ts";

/** A range in words: "DPM from 2,500", "Reload up to 8 s", "Health 1,500 to 2,000". */
export function rangeText({ label, unit, print, unsigned }: TableColumn, { min, max }: Range): string {
  const figure = (value: number) => (unsigned ? print(value).replace("\u2212", "") : print(value));
  const after = unit === "" ? "" : unit === "°" ? unit : ` ${unit}`;
  if (min !== null && max !== null) return `${label} ${figure(min)} to ${figure(max)}${after}`;
  return min === null ? `${label} up to ${figure(max ?? 0)}${after}` : `${label} from ${figure(min)}${after}`;
}
