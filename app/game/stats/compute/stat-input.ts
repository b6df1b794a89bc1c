import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { type FittedModules, fittedModules } from "../fitted-modules.ts";
import { breakdownOf, startAt } from "./breakdown.ts";
import { type Modifier, modifierParts, type Quantity } from "./modifier.ts";
import type { StatBreakdown, TermSource, Unit } from "./term.ts";

/** The input for stats: a vehicle, its mounted modules and everything else that changes them. */
export interface StatInput {
  modules: VehicleModules;
  fitted: FittedModules;
  modifiers: readonly Modifier[];
  /** The same in the second state of the vehicle, where each stat is to be that of the better state. */
  second?: StatInput;
}

/** A way to compute one characteristic; undefined where it does not apply to the vehicle. */
export type Formula = (input: StatInput) => StatBreakdown | undefined;

/**
 * @param second the values in the second state, where the better of the two is wanted
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function statInput(
  modules: VehicleModules,
  chosenModules: ModuleIds,
  modifiers: readonly Modifier[] = [],
  second?: VehicleModules,
): StatInput {
  const fitted = fittedModules(modules, chosenModules);
  if (fitted === undefined) throw new RangeError("These modules do not fit together");
  return { modules, fitted, modifiers, ...(second && { second: statInput(second, chosenModules, modifiers) }) };
}

/** A figure that the definitions state, changed by the modifiers of the given quantities. */
export function stated(
  value: number,
  unit: Unit,
  source: TermSource,
  modifiers: readonly Modifier[] = [],
  ...quantities: readonly Quantity[]
): StatBreakdown {
  return breakdownOf([startAt(value, unit, source), ...modifierParts(modifiers, unit, ...quantities)]);
}

/** A module as a source. */
export function module(kind: keyof FittedModules, { name }: { name: string }): TermSource {
  return { kind, name } as TermSource;
}
