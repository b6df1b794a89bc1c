import { CONSTANT, figureOf, type Part } from "./figure.ts";
import { MODIFIER_STEPS, type ModifierStep, type Source, type Unit } from "./term.ts";

/**
 * What modifiers can change: quantities of which characteristics are made. Most bear the name of the characteristic
 * whose base they are. The others: `dispersionFactors` are all four by which the aiming circle grows (a stabiliser);
 * `terrain` is the resistance of every ground; `concealment` adds to both states, `concealmentStill` and
 * `concealmentMoving` to one (a net), `concealmentAtShot` multiplies after a shot; `camouflage` is the crew's share of
 * the skill, 1 when all have it trained, `camouflageUntrained` that of a crew without it, 0.
 * Additions are in the unit of the characteristic, concealment in per cent; weight is added in kg, camouflage as a share.
 */
export const QUANTITIES = [
  ...(["reload", "aimTime", "dispersion", "damage", "shellVelocity"] as const),
  ...([
    "dispersionFactors",
    "dispersionMoving",
    "dispersionHullTraverse",
    "dispersionTurretTraverse",
    "dispersionAfterShot",
  ] as const),
  ...(["health", "trackRepair", "fireChance"] as const),
  ...(["topSpeed", "reverseSpeed", "enginePower", "weight", "hullTraverse", "turretTraverse"] as const),
  ...(["terrain", "terrainHard", "terrainMedium", "terrainSoft"] as const),
  ...(["viewRange", "signalRange"] as const),
  ...(["concealment", "concealmentStill", "concealmentMoving", "concealmentAtShot"] as const),
  ...(["camouflage", "camouflageUntrained"] as const),
] as const;

export type Quantity = (typeof QUANTITIES)[number];

/** A change of one quantity by something beside the modules. */
export interface Modifier {
  quantity: Quantity;
  step: ModifierStep;
  source: Source & { kind: "fitting" };
  operation: "add" | "multiply" | "divide";
  operand: number;
}

/** The aggregate of several field modifications. */
const FIELD: Source = { kind: "fitting", tag: "fieldModifications", name: "Field modifications" };

/**
 * The terms by which the modifiers change the given quantities, step by step in the client's order, within a step the
 * factors before the additions. Factors of field modifications add their deltas (five times + 1 % is × 1.05); all
 * others multiply one after another. Source: `AggregatedCollectorHelper` of the client's
 * `common/items/attributes_helpers.py`, version 1.26.1.
 * @param unit of what is added
 */
export function modifierParts(modifiers: readonly Modifier[], unit: Unit, ...quantities: readonly Quantity[]): Part[] {
  // Nothing is asked for far more often than anything.
  if (modifiers.length === 0) return [];
  const meant = modifiers.filter(({ quantity }) => quantities.includes(quantity));
  return MODIFIER_STEPS.flatMap((step) => {
    const here = meant.filter((modifier) => modifier.step === step);
    const factors = here.filter(({ operation }) => operation !== "add").map((each) => part(each, ""));
    const additions = here.filter(({ operation }) => operation === "add").map((each) => part(each, unit));
    return [...(step === "field modification" ? aggregated(factors) : factors), ...additions];
  });
}

function part({ step, source, operation, operand }: Modifier, unit: Unit): Part {
  return { step, source, operation, operand, unit };
}

function aggregated(factors: readonly Part[]): Part[] {
  if (factors.length < 2) return [...factors];
  const deltas = factors.map(
    (factor): Part => ({
      ...factor,
      operation: "add",
      operand: (factor.operation === "divide" ? 1 / factor.operand : factor.operand) - 1,
    }),
  );
  const { value, terms } = figureOf([
    { step: "field modification", source: CONSTANT, operation: "start", operand: 1, unit: "" },
    ...deltas,
  ]);
  return [{ step: "field modification", source: FIELD, operation: "multiply", operand: value, unit: "", made: terms }];
}
