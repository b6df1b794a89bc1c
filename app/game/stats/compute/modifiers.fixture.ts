import type { Modifier, Quantity } from "./modifier.ts";
import type { ModifierStep } from "./term.ts";

/** A modifier in few words: what it changes, how and by how much, at which step, and what it is called. */
export function modifier(
  quantity: Quantity,
  operation: Modifier["operation"],
  operand: number,
  step: ModifierStep = "equipment",
  name = "Device",
): Modifier {
  return { quantity, operation, operand, step, source: { kind: "fitting", tag: name.toLowerCase(), name } };
}

/** What multiplies every reload; none for a factor of 1. */
export function fasterReload(factor: number): Modifier[] {
  return factor === 1 ? [] : [modifier("reload", "multiply", factor)];
}
