import type { Definitions } from "#app/game/loadout/definitions.ts";
import { EXTRA_META, type ExtraKey, extraFigure } from "#app/game/loadout/extra-figures.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import { resolve } from "#app/game/loadout/resolve.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { FIGURES_OF } from "#app/game/stats/compute/figures-of-quantity.ts";
import type { Modifier, Quantity } from "#app/game/stats/compute/modifier.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { formatNumber, formatStat } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** What something does to a figure of this vehicle: "Health 1,500 → 1,650 hp". */
export interface FigureChange {
  label: string;
  before: string;
  after: string;
  unit: string;
  better: boolean;
}

export interface FigureChanges {
  /** The ones that matter most. */
  shown: FigureChange[];
  /** How many others there are. */
  more: number;
}

/** The figures of which changes are told, those first for which something is fitted. What follows from another is left out. */
const TOLD: readonly StatKey[] = [
  ...(["reload", "dpm", "cycleDpm", "aimTime", "dispersion", "damage", "health", "viewRange"] as const),
  ...(["concealmentStill", "concealmentMoving", "topSpeed", "reverseSpeed", "hullTraverse", "turretTraverse"] as const),
  ...(["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse", "dispersionAfterShot"] as const),
  ...(["concealmentStillFired", "specificPower", "terrainHard", "terrainMedium", "terrainSoft"] as const),
  ...(["trackRepair", "fireChance", "shellVelocity", "signalRange"] as const),
];

const EXTRA_KEYS = Object.keys(EXTRA_META) as ExtraKey[];

/** Changes told in a line. */
const MOST = 3;

/**
 * What builds change against one of them: by the same computation as the page's own figures, so that what is promised
 * is what is shown once it is chosen.
 * @param most changes that are told; of the others the number
 */
export function changesAgainst(
  vehicle: FullVehicle,
  without: Loadout,
  definitions: Definitions,
  most = MOST,
): (changed: Loadout) => FigureChanges {
  const { build } = resolve(vehicle, without, definitions);
  const before = memo((key: StatKey) => explainStat(key, build)?.value);
  const extraBefore = memo((key: ExtraKey) => extraFigure(key, build).value);
  return (changed) => {
    const { build: after } = resolve(vehicle, changed, definitions);
    const quantities = changedQuantities(build.modifiers, after.modifiers);
    const touched = new Set(quantities.flatMap((quantity) => FIGURES_OF[quantity as keyof typeof FIGURES_OF] ?? []));
    const changes = TOLD.filter((key) => touched.has(key)).flatMap((key) => {
      const [from, to] = [before(key), explainStat(key, after)?.value];
      if (from === undefined || to === undefined) return [];
      const { label, unit, better } = STAT_META[key];
      return change(label, formatStat(key, from), formatStat(key, to), unit, to > from === (better === "higher"));
    });
    const extra = EXTRA_KEYS.filter((key) => quantities.includes(key)).flatMap((key) => {
      const [from, to] = [extraBefore(key), extraFigure(key, after).value];
      const { label, unit, better } = EXTRA_META[key];
      return change(label, formatNumber(from), formatNumber(to), unit, to > from === (better === "higher"));
    });
    const all = [...changes, ...extra];
    return { shown: all.slice(0, most), more: Math.max(0, all.length - most) };
  };
}

/** None where both print alike. */
function change(label: string, before: string, after: string, unit: string, better: boolean): FigureChange[] {
  return before === after ? [] : [{ label, before, after, unit, better }];
}

/** The quantities that one build modifies otherwise than the other: only what they go into can differ. */
function changedQuantities(a: readonly Modifier[], b: readonly Modifier[]): Quantity[] {
  const all = new Set([...a, ...b].map(({ quantity }) => quantity));
  const of = (modifiers: readonly Modifier[], wanted: Quantity) =>
    modifiers
      .filter(({ quantity }) => quantity === wanted)
      .map(({ operation, operand, step }) => `${step} ${operation} ${operand}`)
      .join();
  return [...all].filter((quantity) => of(a, quantity) !== of(b, quantity));
}

/** Computes a thing once for each key. */
function memo<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as V;
  };
}
