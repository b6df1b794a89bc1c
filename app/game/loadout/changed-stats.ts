import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { Modifier, Quantity } from "../stats/compute/modifier.ts";
import { STATS_OF } from "../stats/compute/stats-of-quantity.ts";
import { explainStat } from "../stats/compute.ts";
import { formatNumber } from "../stats/format.ts";
import { formatStat } from "../stats/format-stat.ts";
import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import type { Definitions } from "./definitions.ts";
import { EXTRA_KEYS, EXTRA_META, type ExtraKey, extraStat, isExtra } from "./extra-stats.ts";
import type { Loadout } from "./loadout.ts";
import { resolve } from "./resolve.ts";

/** A figure that something changes, in its own unit. */
export interface ChangedStat {
  key: StatKey | ExtraKey;
  before: number;
  after: number;
}

/** A change as displayed: "Health 1,500 → 1,650 hp". */
export interface StatChangeText {
  label: string;
  before: string;
  after: string;
  unit: string;
  better: boolean;
}

/** The stats whose changes are shown, those that equipment targets first. Leaves out stats that follow from another. */
const REPORTED_STATS: readonly StatKey[] = [
  "reload",
  "dpm",
  "cycleDpm",
  "aimTime",
  "dispersion",
  "damage",
  "health",
  "viewRange",
  "concealmentStill",
  "concealmentMoving",
  "topSpeed",
  "reverseSpeed",
  "hullTraverse",
  "turretTraverse",
  "dispersionMoving",
  "dispersionHullTraverse",
  "dispersionTurretTraverse",
  "dispersionAfterShot",
  "concealmentStillFired",
  "specificPower",
  "terrainHard",
  "terrainMedium",
  "terrainSoft",
  "trackRepair",
  "fireChance",
  "shellVelocity",
  "signalRange",
];

/**
 * The changes of loadouts compared with a base loadout, by the page's own computation; leaves out stats that print
 * alike.
 * @returns the changes in display order
 */
export function changedStats(
  vehicle: FullVehicle,
  without: Loadout,
  definitions: Definitions,
): (changed: Loadout) => ChangedStat[] {
  const { input } = resolve(vehicle, without, definitions);
  const before = memo((key: StatKey) => explainStat(key, input)?.value);
  const extraBefore = memo((key: ExtraKey) => extraStat(key, input).value);
  return (changed) => {
    const { input: after } = resolve(vehicle, changed, definitions);
    const quantities = changedQuantities(input.modifiers, after.modifiers);
    const touched = new Set(quantities.flatMap((quantity) => STATS_OF[quantity as keyof typeof STATS_OF] ?? []));
    const changes = REPORTED_STATS.filter((key) => touched.has(key)).flatMap((key) => {
      const [from, to] = [before(key), explainStat(key, after)?.value];
      return from === undefined || to === undefined ? [] : [{ key, before: from, after: to }];
    });
    const extra = EXTRA_KEYS.filter((key) => quantities.includes(key)).map((key) => {
      return { key, before: extraBefore(key), after: extraStat(key, after).value };
    });
    return [...changes, ...extra].filter((change) => {
      const { before: from, after: to } = changeText(change);
      return from !== to;
    });
  };
}

/** A change in words. */
export function changeText({ key, before, after }: ChangedStat): StatChangeText {
  const text = (value: number) => (isExtra(key) ? formatNumber(value) : formatStat(key, value));
  const { label, unit, better } = isExtra(key) ? EXTRA_META[key] : STAT_META[key];
  return {
    label,
    unit,
    before: text(before),
    after: text(after),
    better: after > before === (better === "higher"),
  };
}

/** The quantities that the two loadouts modify differently: only stats based on these can differ. */
function changedQuantities(a: readonly Modifier[], b: readonly Modifier[]): Quantity[] {
  const [before, after] = [modifiersByQuantity(a), modifiersByQuantity(b)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (quantity) => before.get(quantity) !== after.get(quantity),
  );
}

/** The modifications of each quantity, as text that is equal if they are equal. */
export function modifiersByQuantity(modifiers: readonly Modifier[]): Map<Quantity, string> {
  const textByQuantity = new Map<Quantity, string>();
  for (const { quantity, step, operation, operand } of modifiers)
    textByQuantity.set(quantity, `${textByQuantity.get(quantity) ?? ""}${step} ${operation} ${operand},`);
  return textByQuantity;
}

/** Caches the result for each key. */
function memo<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as V;
  };
}
