import type { ChangedValue, PartChange, StatChange } from "../model/vehicle/history.ts";
import { formatNumber } from "../stats/format.ts";
import { formatPrice } from "../stats/format-price.ts";
import { formatStatWithUnit } from "../stats/format-stat.ts";
import { STAT_META } from "../stats/meta.ts";
import { FIELD_LABELS } from "./field-labels.ts";

/** A change in words: "Reload: 8 s → 7.5 s" without its arrow. */
export interface ChangeText {
  label: string;
  before: string;
  after: string;
}

/** Shown where a value did not apply. */
const NONE = "–";

/** Maximum decimals of a value; smaller differences are not visible in the game either. */
const DECIMALS = 3;

function statChangeText({ key, before, after }: StatChange): ChangeText {
  const print = (value: number | null) => (value === null ? NONE : formatStatWithUnit(key, value));
  return { label: STAT_META[key].label, ...distinct(before, after, print) };
}

function partChangeText({ field, before, after }: PartChange): ChangeText {
  const { label, unit = "" } = FIELD_LABELS[field] ?? { label: labelOf(field) };
  return { label, ...distinct(before, after, (value) => valueText(value, unit)) };
}

/** What changed of one part, in words. */
export interface PartTexts {
  /** Names from outside in; empty for the vehicle itself. */
  of: string;
  changes: ChangeText[];
}

/** Changes as text: stats with the best modules, then part by part, in the order in which the parts first appear. */
export function describeChanges(stats: readonly StatChange[], parts: readonly PartChange[]) {
  const statTexts = stats.map(statChangeText);
  const known = new Set(statTexts.map((change) => JSON.stringify(change)));
  const partTexts = textsByPart(parts).map(({ of, changes }) => ({
    of,
    // The vehicle's own top speed is a figure as well, and needs telling once.
    changes: of === "" ? changes.filter((change) => !known.has(JSON.stringify(change))) : changes,
  }));
  return { stats: statTexts, parts: partTexts.filter(({ changes }) => changes.length > 0) };
}

function textsByPart(parts: readonly PartChange[]): PartTexts[] {
  const groups = new Map<string, ChangeText[]>();
  for (const part of parts) {
    const of = part.of.join(", ");
    groups.set(of, [...(groups.get(of) ?? []), partChangeText(part)]);
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
  const text = names.map((name) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()).join(": ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
