import type { StatBreakdown, Term, TermOperation, TermSource, Unit } from "./term.ts";

/** A term whose result is not computed yet. */
export type TermPart = Omit<Term, "result">;

/** The computation itself: every characteristic is what its parts come to, one after the other. */
export function breakdownOf(parts: readonly TermPart[]): StatBreakdown {
  let value = 0;
  const terms: Term[] = [];
  for (const part of parts) {
    value = apply(part.operation, value, part.operand);
    terms.push({ ...part, result: value });
  }
  return { value, terms };
}

/** The starting value of a computation. */
export function startAt(operand: number, unit: Unit, source: TermSource): TermPart {
  return { step: "base", source, operation: "start", operand, unit };
}

/** How a module changes the result so far. */
export function byModule(operation: TermOperation, operand: number, unit: Unit, source: TermSource): TermPart {
  return { step: "module", source, operation, operand, unit };
}

/** Another characteristic as an operand. */
export function byStat(
  operation: TermOperation,
  { value }: StatBreakdown,
  unit: Unit,
  key: (TermSource & { kind: "stat" })["key"],
): TermPart {
  return { step: "base", source: { kind: "stat", key }, operation, operand: value, unit };
}

/** An operand that is computed from others and is no characteristic itself. */
export function byBreakdown(
  operation: TermOperation,
  { value, terms }: StatBreakdown,
  unit: Unit,
  source: TermSource,
): TermPart {
  return { step: "base", source, operation, operand: value, unit, made: terms };
}

/** A number that is the same for all vehicles. */
export const CONSTANT: TermSource = { kind: "constant" };

/** From shares to per cent, from kg to t. */
export function conversion(operation: TermOperation, operand: number, unit: Unit): TermPart {
  return { step: "conversion", source: CONSTANT, operation, operand, unit };
}

function apply(operation: TermOperation, value: number, operand: number): number {
  switch (operation) {
    case "start":
      return operand;
    case "add":
      return value + operand;
    case "multiply":
      return value * operand;
    case "divide":
      return value / operand;
    case "round":
      return Math.round(value / operand) * operand;
    case "round up":
      return Math.ceil(Math.round((value / operand) * 1e6) / 1e6) * operand;
  }
}

/**
 * The crew's effect on a value, 0.57 + 0.43 × its efficiency, as terms. The efficiency of a role is the mean level ÷
 * 100 of those who hold it; for concealment it is the whole crew's mean share of the camouflage skill: 0 without the
 * skill, which gives the 0.57 that the garage shows, and 1 with all of it and no bonus. Bonuses from commander,
 * brotherhood, ventilation and food go beyond 1. Source: `common/items/VehicleDescrCrew.py` of the client, version
 * 1.26.1.
 * @param efficiency terms of the efficiency, from 0
 */
export function crewFactorParts(efficiency: readonly TermPart[]): TermPart[] {
  return [
    ...efficiency,
    { ...startAt(0.43, "", CONSTANT), operation: "multiply" },
    { ...startAt(0.57, "", CONSTANT), operation: "add" },
  ];
}
