import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { ModificationStep } from "#app/game/model/loadout-items/field-modification.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import type { Loadout } from "../loadout.ts";

/** The steps of a vehicle's field modifications that its tier has; empty where it has none, or none are known. */
export function fieldSteps({ fieldModifications, tier }: FullVehicle, { trees }: Definitions): ModificationStep[] {
  const steps = trees.get(fieldModifications ?? "")?.steps ?? [];
  return steps.filter(({ minTier }) => minTier === null || tier >= minTier);
}

/**
 * Why a field modification cannot be active in a loadout; null where it can. Whether the steps before it are made is left
 * open: `missingSteps` names them.
 */
export function modificationViolation(
  tag: string,
  vehicle: FullVehicle,
  { field }: Pick<Loadout, "field">,
  definitions: Definitions,
): string | null {
  const { modifications, pairs, trees } = definitions;
  if (!modifications.has(tag)) return "There is no field modification of this name.";
  if (vehicle.fieldModifications === null) return "This vehicle has no field modifications.";
  const tree = trees.get(vehicle.fieldModifications);
  if (tree === undefined) return "The field modifications of this vehicle are not in the data.";
  const step = fieldStep(tag, tree.steps, definitions);
  if (step === undefined) return "It belongs to vehicles of another role.";
  if (step.minTier !== null && vehicle.tier < step.minTier)
    return `It is for tier ${romanTier(step.minTier)} and above.`;
  const pair = step.action.type === "pair" ? pairs.get(step.action.pair) : undefined;
  const other = pair && (pair.first === tag ? pair.second : pair.first);
  return other !== undefined && field.includes(other) ? "Only one of the two of a pair can be chosen." : null;
}

/** The step of a tree that brings a modification. */
export function fieldStep(
  tag: string,
  steps: readonly ModificationStep[],
  { pairs }: Definitions,
): ModificationStep | undefined {
  return steps.find(({ action }) => {
    if (action.type === "modification") return action.modification === tag;
    const pair = action.type === "pair" ? pairs.get(action.pair) : undefined;
    return pair !== undefined && (pair.first === tag || pair.second === tag);
  });
}

/** Modifications that have to be made before those of a loadout, and are not in it. */
export function missingSteps(
  vehicle: FullVehicle,
  { field }: Pick<Loadout, "field">,
  definitions: Definitions,
): string[] {
  const steps = fieldSteps(vehicle, definitions);
  const levels = field.map((tag) => fieldStep(tag, steps, definitions)?.level ?? 0);
  const highest = Math.max(0, ...levels);
  return steps.flatMap(({ level, action }) =>
    action.type === "modification" && level <= highest && !field.includes(action.modification)
      ? [action.modification]
      : [],
  );
}
