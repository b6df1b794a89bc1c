import type { EffectText } from "#app/game/loadout/words/effects.ts";
import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";

/** Something that can be fitted, as a line of a menu. */
export interface ChoiceView {
  tag: string;
  name: string;
  /** "Bond equipment", "Class 1", "Experimental, level 2". */
  detail: string;
  effects: EffectText[];
  /** Query string of the page with it; of the chosen one, of the page without it. */
  search: string;
  chosen: boolean;
  /** Why it cannot be chosen, in a sentence; null where it can. */
  refused: string | null;
  /** It has the better values, because the slot is of its category. */
  bonus: boolean;
}

/** A slot with what is in it and what else there is. */
export interface MenuView {
  /** Unlike all others of the page. */
  id: string;
  label: string;
  /** Null for slots that have no categories. */
  category: SlotCategory | "universal" | null;
  chosen: ChoiceView | null;
  groups: { label: string; choices: ChoiceView[] }[];
}

/** The address of the page with another build. */
export type AddressOf<T> = (changed: T) => string;

/** A menu of groups in a given order; groups without a choice are left out. */
export function menu(
  { id, label, category }: Pick<MenuView, "id" | "label" | "category">,
  groups: readonly (readonly [label: string, choices: ChoiceView[]])[],
): MenuView {
  const kept = groups.filter(([, choices]) => choices.length > 0).map(([label, choices]) => ({ label, choices }));
  const chosen = kept.flatMap(({ choices }) => choices).find((choice) => choice.chosen) ?? null;
  return { id, label, category, chosen, groups: kept };
}
