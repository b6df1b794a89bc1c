import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { StatKey } from "../keys.ts";

/**
 * The steps at which something other than the modules changes a quantity, in the client's order: field modifications
 * and devices, then the crew with its skills, consumables and directives; a mode such as burning rockets acts on the
 * whole result. Source: `__updateAttributes` of the client's `common/items/vehicles.py` and `common/items/utils.py`,
 * version 1.26.1.
 */
export const MODIFIER_STEPS = [
  "field modification",
  "equipment",
  "crew",
  "skill",
  "consumable",
  "directive",
  "mode",
] as const;

export type ModifierStep = (typeof MODIFIER_STEPS)[number];

/** A term's step in a computation: the base, modules, modifiers, or rounding and conversion for display. */
type TermStep = "base" | "module" | ModifierStep | "rounding" | "conversion";

/** Which of a gun's many figures an operand is, where the gun alone does not say it. */
export type GunPart =
  | "shells in the magazine"
  | "shell of the magazine"
  | "quickest shell"
  | "intervals"
  | "between shots"
  | "between bursts"
  | "in a burst"
  | "charge"
  | "lock"
  | "barrel"
  | "other barrel"
  | "loading";

/** Where an operand comes from. */
export type TermSource =
  | { kind: "gun"; name: string; part?: GunPart }
  | { kind: Exclude<ModuleKind, "gun">; name: string }
  | { kind: "hull" | "vehicle" | "crew" | "constant" }
  /** Another stat of the same vehicle, explained separately. */
  | { kind: "stat"; key: StatKey }
  /** The source of a modifier: a device, a crew member, a skill …; its step says which. */
  | { kind: "fitting"; tag: string; name: string };

/** Units of operands; empty for a bare number. */
export type Unit =
  | ""
  | "s"
  | "hp"
  | "mm"
  | "m"
  | "m/s"
  | "°"
  | "°/s"
  | "km/h"
  | "kg"
  | "t"
  | "%"
  | "shells"
  | "shots per minute";

/**
 * What a term does to the previous result. `start` takes its operand as it is; `round` gives the nearest multiple of
 * the operand, `round up` the next one, ignoring a tiny excess over a multiple (`ceilTo` of the client's
 * `math_common.py`).
 */
export type TermOperation = "start" | "add" | "multiply" | "divide" | "round" | "round up";

/** One step of a computation. */
export interface Term {
  step: TermStep;
  source: TermSource;
  operation: TermOperation;
  operand: number;
  /** Unit of the operand; of a conversion the unit that it leads to. */
  unit: Unit;
  /** The result after this term. */
  result: number;
  /** The terms of the operand, if it is computed and not stated. */
  made?: readonly Term[];
}

/** A value and its terms: the last term's result is the value. */
export interface StatBreakdown {
  value: number;
  terms: readonly Term[];
  /** For a vehicle with two states in which the value differs: the state that this value is from. */
  state?: VehicleState;
}

/** The ordinary state of a vehicle, and the second one. */
export const VEHICLE_STATES = ["first", "second"] as const;

export type VehicleState = (typeof VEHICLE_STATES)[number];
