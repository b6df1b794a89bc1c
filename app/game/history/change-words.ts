import type { ChangedValue, PartChange, StatChange } from "../model/vehicle/history.ts";
import { formatNumber } from "../stats/format.ts";
import { formatPrice } from "../stats/format-price.ts";
import { formatStatWithUnit } from "../stats/format-stat.ts";
import { STAT_META } from "../stats/meta.ts";
import { FIELD_WORDS } from "./field-words.ts";

/** A change in words: "Reload: 8 s → 7.5 s" without its arrow. */
export interface ChangeWords {
  label: string;
  before: string;
  after: string;
}

/** Shown where a value did not apply. */
const NONE = "–";

/** Most decimals of a value; what is smaller is not seen in the game either. */
const DECIMALS = 3;

function statWords({ key, before, after }: StatChange): ChangeWords {
  const print = (value: number | null) => (value === null ? NONE : formatStatWithUnit(key, value));
  return { label: STAT_META[key].label, ...distinct(before, after, print) };
}

function partWords({ field, before, after }: PartChange): ChangeWords {
  const [label, unit = ""] = FIELD_WORDS[field] ?? [labelOf(field)];
  return { label, ...distinct(before, after, (value) => valueText(value, unit)) };
}

/** What changed of one part, in words. */
export interface PartWords {
  /** Names from outside in; empty for the vehicle itself. */
  of: string;
  changes: ChangeWords[];
}

/** Changes in words: figures with the best modules, and part by part in the order in which the parts are first named. */
export function changesInWords(figures: readonly StatChange[], parts: readonly PartChange[]) {
  const figuresInWords = figures.map(statWords);
  const told = new Set(figuresInWords.map((change) => JSON.stringify(change)));
  const partsInWords = wordsByPart(parts).map(({ of, changes }) => ({
    of,
    // The vehicle's own top speed is a figure as well, and needs telling once.
    changes: of === "" ? changes.filter((change) => !told.has(JSON.stringify(change))) : changes,
  }));
  return { figures: figuresInWords, parts: partsInWords.filter(({ changes }) => changes.length > 0) };
}

function wordsByPart(parts: readonly PartChange[]): PartWords[] {
  const groups = new Map<string, ChangeWords[]>();
  for (const part of parts) {
    const of = part.of.join(", ");
    groups.set(of, [...(groups.get(of) ?? []), partWords(part)]);
  }
  return [...groups].map(([of, changes]) => ({ of, changes }));
}

/** Rounded for the page, unless both would look the same. */
function distinct<T extends ChangedValue>(before: T, after: T, print: (value: T) => string) {
  const [one, other] = [print(before), print(after)];
  if (one !== other || typeof before !== "number" || typeof after !== "number") return { before: one, after: other };
  return { before: String(before), after: String(after) };
}

function valueText(value: ChangedValue, unit: string): string {
  if (value === null) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (typeof value === "object") return formatPrice(value);
  if (unit === "%") return `${formatNumber(value * 100, 2, 0)}%`;
  return `${formatNumber(value, DECIMALS, 0)}${unit === "" || unit === "°" ? "" : " "}${unit}`;
}

/** A field that has no words of its own, by its name: "gun.dualGun.chargeTime" is "Dual gun: charge time". */
function labelOf(field: string): string {
  const [, ...names] = field.split(".");
  const words = names.map((name) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()).join(": ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
