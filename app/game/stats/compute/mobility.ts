import { hullVariant } from "../configuration.ts";
import { breakdownOf, byModule, byStat, CONSTANT, conversion, start, type TermPart } from "./breakdown.ts";
import { modifierParts } from "./modifier.ts";
import { type Formula, module, type StatInput, stated } from "./stat-input.ts";
import type { StatBreakdown } from "./term.ts";

/** How the characteristics of mobility are computed. */
export const mobility = {
  topSpeed: ({ modules: { speed }, modifiers }) =>
    stated(speed.forward, "km/h", { kind: "vehicle" }, modifiers, "topSpeed"),
  reverseSpeed: ({ modules: { speed }, modifiers }) =>
    stated(speed.backward, "km/h", { kind: "vehicle" }, modifiers, "reverseSpeed"),
  specificPower,
  enginePower,
  weight,
  // Most wheeled vehicles steer: how fast they turn then, their files do not state.
  hullTraverse: ({ fitted: { chassis }, modifiers }) =>
    chassis.wheels === null || chassis.turnsOnSpot
      ? stated(chassis.rotationSpeed, "°/s", module("chassis", chassis), modifiers, "hullTraverse")
      : undefined,
  turretTraverse: ({ fitted: { turret }, modifiers }) =>
    stated(turret.rotationSpeed, "°/s", module("turret", turret), modifiers, "turretTraverse"),
  terrainHard: terrain("hard", "terrainHard"),
  terrainMedium: terrain("medium", "terrainMedium"),
  terrainSoft: terrain("soft", "terrainSoft"),
} satisfies Record<string, Formula>;

function enginePower({ fitted: { engine }, modifiers }: StatInput): StatBreakdown {
  return stated(engine.power, "hp", module("engine", engine), modifiers, "enginePower");
}

/**
 * hp a tonne. The panel divides the power as it prints it, in whole hp.
 * Source: `__getEnginePower` and `powerWeightRatio` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1.
 */
function specificPower(input: StatInput): StatBreakdown {
  const power = enginePower(input);
  const whole: TermPart = { step: "rounding", source: CONSTANT, operation: "round", operand: 1, unit: "hp" };
  return breakdownOf([
    byStat("start", power, "hp", "enginePower"),
    ...(Number.isInteger(power.value) ? [] : [whole]),
    byStat("divide", weight(input), "t", "weight"),
  ]);
}

/** Hull (its variant for turret or chassis) and all six modules, then what is mounted: added in kg, converted to t. */
function weight({ modules: { hull }, fitted, modifiers }: StatInput): StatBreakdown {
  const kinds = ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const;
  return breakdownOf([
    start(hullVariant(hull, fitted)?.weight ?? hull.weight, "kg", { kind: "hull" }),
    ...kinds.map((kind) => byModule("add", fitted[kind].weight, "kg", module(kind, fitted[kind]))),
    ...modifierParts(modifiers, "kg", "weight"),
    conversion("divide", 1000, "t"),
  ]);
}

/** Resistance of the ground: a better driver divides it, and turns the hull faster by the same factor. */
function terrain(ground: "hard" | "medium" | "soft", key: "terrainHard" | "terrainMedium" | "terrainSoft"): Formula {
  return ({ fitted: { chassis }, modifiers }) =>
    stated(chassis.terrain[ground], "", module("chassis", chassis), modifiers, "terrain", key);
}
