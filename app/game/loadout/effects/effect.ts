import type { Modifier, Quantity } from "#app/game/stats/compute/modifier.ts";
import type { ModifierStep, TermSource } from "#app/game/stats/compute/term.ts";

/** Something of the loadout that changes no figure: it says what, by the client's names, so that a page can name it. */
export interface Uncounted {
  step: ModifierStep;
  source: TermSource & { kind: "fitting" };
  /** The client's name of the attribute, parameter or figure. */
  attribute: string;
  operation: "multiply" | "add";
  value: number;
  /** Works in certain situations only, or when it is triggered. */
  situational: boolean;
  /** Why it is not counted, in a sentence; null where simply no figure shows it. */
  reason: string | null;
}

/** Effects of one part of a loadout. */
export interface Effects {
  modifiers: Modifier[];
  uncounted: Uncounted[];
  /** Per cent that the levels of the whole crew rise by. */
  crewBonus: CrewBonus[];
}

/** What raises the levels of the whole crew. */
export interface CrewBonus {
  step: ModifierStep;
  source: TermSource & { kind: "fitting" };
  /** Per cent. */
  levels: number;
}

export const NO_EFFECTS: Effects = { modifiers: [], uncounted: [], crewBonus: [] };

export function together(all: readonly Effects[]): Effects {
  return {
    modifiers: all.flatMap(({ modifiers }) => modifiers),
    uncounted: all.flatMap(({ uncounted }) => uncounted),
    crewBonus: all.flatMap(({ crewBonus }) => crewBonus),
  };
}

/** An item of the loadout as the source of terms. */
export function itemSource({ tag, name }: { tag: string; name: string }): TermSource & { kind: "fitting" } {
  return { kind: "fitting", tag, name };
}

/** What an attribute of the client changes: the quantity, and how. Shares are turned into per cent by `scale`. */
export interface EffectTarget {
  quantity: Quantity;
  operation: Modifier["operation"];
  scale?: number;
}
