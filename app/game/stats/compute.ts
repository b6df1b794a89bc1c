import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { firepower } from "./compute/firepower.ts";
import { mobility } from "./compute/mobility.ts";
import type { Modifier } from "./compute/modifier.ts";
import { type Formula, type StatInput, statInput } from "./compute/stat-input.ts";
import { survivability } from "./compute/survivability.ts";
import type { StatBreakdown, VehicleState } from "./compute/term.ts";
import { vision } from "./compute/vision.ts";
import { gunKind, isByGunKind } from "./gun-kinds.ts";
import { STAT_KEYS, type StatKey, type Stats } from "./keys.ts";
import { STAT_META } from "./meta.ts";

/** How every characteristic is computed; STAT_META has the meaning and unit of each. */
const FORMULAS: Record<StatKey, Formula> = { ...firepower, ...survivability, ...mobility, ...vision };

/** Characteristics with what they are made of. */
export type ExplainedStats = Partial<Record<StatKey, StatBreakdown>>;

/**
 * One characteristic and what it is made of, of two states that of the better one; undefined where it does not apply to
 * the vehicle.
 */
export function explainStat(key: StatKey, input: StatInput): StatBreakdown | undefined {
  const first = FORMULAS[key](input);
  return input.second ? betterOf(key, first, FORMULAS[key](input.second), input) : first;
}

/** A figure that is neither better nor worse is that of the first state; so is one that means another thing there. */
function betterOf(key: StatKey, first: StatBreakdown | undefined, second: StatBreakdown | undefined, input: StatInput) {
  const { better } = STAT_META[key];
  if (first === undefined || second === undefined || first.value === second.value) return first;
  if (better === "neutral" || (isByGunKind(key) && !isSameKindOfGun(input))) return first;
  const isSecond = second.value > first.value === (better === "higher");
  return { ...(isSecond ? second : first), state: isSecond ? ("second" as const) : ("first" as const) };
}

function isSameKindOfGun({ fitted, second }: StatInput): boolean {
  return second === undefined || gunKind(second.fitted.gun) === gunKind(fitted.gun);
}

/**
 * All characteristics of a build with what they are made of. Without modifiers they are nominal: a full crew without
 * any bonus or skill, no equipment, consumables or field modifications. Concealment is given both with and without the
 * camouflage skill.
 */
export function explainStats(input: StatInput): ExplainedStats {
  const figures: ExplainedStats = {};
  for (const key of STAT_KEYS) {
    const figure = explainStat(key, input);
    if (figure !== undefined) figures[key] = figure;
  }
  return figures;
}

/** Of which state each figure is that differs between the two of a vehicle. */
export function statesOf(figures: ExplainedStats): Partial<Record<StatKey, VehicleState>> {
  return Object.fromEntries(Object.entries(figures).flatMap(([key, { state }]) => (state ? [[key, state]] : [])));
}

/** The bare values of explained characteristics. */
export function valuesOf(figures: ExplainedStats): Stats {
  return Object.fromEntries(Object.entries(figures).map(([key, { value }]) => [key, value]));
}

/**
 * The characteristics of a vehicle with the given modules, as values alone.
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function computeStats(
  modules: VehicleModules,
  configuration: Configuration,
  modifiers: readonly Modifier[] = [],
): Stats {
  return valuesOf(explainStats(statInput(modules, configuration, modifiers)));
}
