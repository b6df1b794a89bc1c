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
