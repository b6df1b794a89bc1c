import { breakdownOf, CONSTANT, type TermPart } from "./breakdown.ts";
import { MODIFIER_STEPS, type ModifierStep, type Term, type TermSource, type Unit } from "./term.ts";

/**
 * Quantities that modifiers can change and stats are computed from. Most have the name of the stat whose base they
 * are. The others: `dispersionFactors` are all four factors that enlarge the aiming circle (a stabiliser); `terrain`
 * is the resistance of every ground; `concealment` adds to both states, `concealmentStill` and `concealmentMoving` to
 * one (a net), `concealmentAtShot` multiplies after a shot; `camouflage` is the crew's share of the skill, 1 when all
 * have it trained, `camouflageUntrained` that of a crew without it, 0; `repairSkill` is its share of the repair skill,
 * 0 without it. Additions are in the stat's unit, concealment in per cent; weight is added in kg, camouflage as a
 * share.
 */
export const QUANTITIES = [
  "reload",
  "aimTime",
  "dispersion",
  "damage",
  "shellVelocity",
  "dispersionFactors",
  "dispersionMoving",
  "dispersionHullTraverse",
  "dispersionTurretTraverse",
  "dispersionAfterShot",
  "health",
  "trackRepair",
  "repairSkill",
  "fireChance",
  "topSpeed",
  "reverseSpeed",
  "enginePower",
  "weight",
  "hullTraverse",
  "turretTraverse",
  "terrain",
  "terrainHard",
  "terrainMedium",
  "terrainSoft",
  "viewRange",
  "signalRange",
  "concealment",
  "concealmentStill",
  "concealmentMoving",
  "concealmentAtShot",
  "camouflage",
  "camouflageUntrained",
] as const;

/** Further quantities that modifiers change but that are part of no stat: module health and repairs. */
export const MODULE_QUANTITIES = [
  "trackHealth",
  "engineHealth",
  "ammoRackHealth",
  "fuelTankHealth",
  "repairSpeed",
  "damageLow",
  "damageHigh",
] as const;

export type Quantity = (typeof QUANTITIES)[number] | (typeof MODULE_QUANTITIES)[number];

/** A change of one quantity by something other than the modules. */
export interface Modifier {
  quantity: Quantity;
  step: ModifierStep;
  source: TermSource & { kind: "fitting" };
  operation: "add" | "multiply" | "divide";
  operand: number;
  /** The terms of the operand, if it is computed and not stated. */
  made?: readonly Term[];
}

/** The aggregate of several field modifications. */
const FIELD: TermSource = { kind: "fitting", tag: "fieldModifications", name: "Field modifications" };

/**
 * The terms by which the modifiers change the given quantities, step by step in the client's order; within a step,
 * factors before additions. Factors of field modifications add their deltas (five times + 1 % is × 1.05); all others
 * multiply one after another. Source: `AggregatedCollectorHelper` of the client's
 * `common/items/attributes_helpers.py`, version 1.26.1.
 * @param unit of the additions
 */
export function modifierParts(
  modifiers: readonly Modifier[],
  unit: Unit,
  ...quantities: readonly Quantity[]
): TermPart[] {
  // By far the most common case.
  if (modifiers.length === 0) return [];
  const meant = modifiers.filter(({ quantity }) => quantities.includes(quantity));
  if (meant.length === 0) return [];
  return MODIFIER_STEPS.flatMap((step) => {
    const here = meant.filter((modifier) => modifier.step === step);
    const factors = here.filter(({ operation }) => operation !== "add");
    const additions = here.filter(({ operation }) => operation === "add").map((modifier) => part(modifier, unit));
    const applied = step === "field modification" ? aggregated(factors) : factors.map((modifier) => part(modifier, ""));
    return [...applied, ...additions];
  });
}

function part({ step, source, operation, operand, made }: Modifier, unit: Unit): TermPart {
  return { step, source, operation, operand, unit, ...(made && { made }) };
}

/** Those of one quantity and one operation together: what divides is added up before it divides. */
function aggregated(factors: readonly Modifier[]): TermPart[] {
  const groups = Map.groupBy(factors, ({ quantity, operation }) => `${quantity} ${operation}`);
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    if (!first) return [];
    if (!second) return part(first, "");
    const { value, terms } = breakdownOf([
      { step: "field modification", source: CONSTANT, operation: "start", operand: 1, unit: "" },
      ...group.map(
        (modifier): TermPart => ({ ...part(modifier, ""), operation: "add", operand: modifier.operand - 1 }),
      ),
    ]);
    const { operation } = first;
    return { step: "field modification", source: FIELD, operation, operand: value, unit: "", made: terms };
  });
}
