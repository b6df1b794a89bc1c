import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { type FittedModules, fittedModules } from "../configuration.ts";
import { breakdownOf, start } from "./breakdown.ts";
import { type Modifier, modifierParts, type Quantity } from "./modifier.ts";
import type { StatBreakdown, TermSource, Unit } from "./term.ts";

/** What characteristics are computed of: a vehicle, the modules fitted, and what changes them beside the modules. */
export interface Build {
  modules: VehicleModules;
  fitted: FittedModules;
  modifiers: readonly Modifier[];
  /** The same build in the second state of the vehicle, where each figure is to be that of the better state. */
  second?: Build;
}

/** A way to compute one characteristic; undefined where it does not apply to the vehicle. */
export type Formula = (build: Build) => StatBreakdown | undefined;

/**
 * @param second the values in the second state, where the better of the two is wanted
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function buildOf(
  modules: VehicleModules,
  configuration: Configuration,
  modifiers: readonly Modifier[] = [],
  second?: VehicleModules,
): Build {
  const fitted = fittedModules(modules, configuration);
  if (fitted === undefined) throw new RangeError("These modules do not fit together");
  return { modules, fitted, modifiers, ...(second && { second: buildOf(second, configuration, modifiers) }) };
}

/** A figure that the definitions state, changed by the modifiers of the given quantities. */
export function stated(
  value: number,
  unit: Unit,
  source: TermSource,
  modifiers: readonly Modifier[] = [],
  ...quantities: readonly Quantity[]
): StatBreakdown {
  return breakdownOf([start(value, unit, source), ...modifierParts(modifiers, unit, ...quantities)]);
}

/** A module as a source. */
export function module<K extends keyof FittedModules>(kind: K, { name }: { name: string }): TermSource {
  return { kind, name } as TermSource;
}
