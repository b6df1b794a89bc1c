import { changedStats, changeText, type StatChangeText } from "#app/game/loadout/changed-stats.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { type EffectText, indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { Consumable, Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

export type { StatChangeText };

export interface StatChanges {
  /** The ones that matter most. */
  visible: StatChangeText[];
  /** How many others there are. */
  more: number;
}

/** Number of changes shown in a line. */
const MAX = 2;

/**
 * Changes of loadouts compared with one of them, in words; choosing one shows exactly the promised values.
 */
export function changesAgainst(
  vehicle: FullVehicle,
  without: Loadout,
  definitions: Definitions,
): (changed: Loadout) => StatChanges {
  const changesOf = changedStats(vehicle, without, definitions);
  return (changed) => {
    const all = changesOf(changed);
    return { visible: all.slice(0, MAX).map(changeText), more: Math.max(0, all.length - MAX) };
  };
}

/** What an item does in words, where none of the changes that are shown is for the better; else empty. */
export function benefitText(effects: readonly EffectText[], changes: readonly StatChangeText[]): string {
  if (changes.some(({ better }) => better)) return "";
  const good = effects.filter((effect) => effect.good);
  return (changes.length > 0 && good.length > 0 ? good : effects)
    .map(({ text, situational }) => (situational ? `${text}, situational` : text))
    .join(", ");
}

/** Something that can be fitted, as a line of a list. */
export interface LoadoutChoice {
  tag: string;
  name: string;
  /** Further names under which it is found; never shown. */
  aliases: readonly string[];
  /** What a directive strengthens; empty for other items. */
  strengthens: string;
  effects: EffectText[];
  /** What it changes on this vehicle compared with a loadout without it; null if it cannot be chosen. */
  changes: StatChanges | null;
  /** Of how many loadouts it is a part at least, "23.5%"; empty where no source says. */
  used: string;
  /** Null for items without categories. */
  category: LoadoutSlot["category"];
  /** Query string of the page with it; of the chosen one, of the page without it. */
  search: string;
  chosen: boolean;
  /** Why it cannot be chosen, in a sentence; null where it can. */
  refused: string | null;
  /** It has the better values, because the slot is of its category. */
  bonus: boolean;
}

/** An equipment slot or crew member: its contents, and the link to the list of choices. */
export interface LoadoutSlot {
  /** Unlike all others of the page: what opens its list. */
  id: string;
  label: string;
  /** Null for slots without categories. */
  category: SlotCategory | "universal" | null;
  /** Names of the mounted items or learnt skills. */
  fitted: string[];
  /** Effect of the mounted item, as its definition describes it. */
  effect: string;
  /** What it changes in this loadout: the two most important stats. */
  changes: StatChangeText[];
  /** Query string of the page with its list open; of the open one, of the page without. */
  search: string;
  open: boolean;
}

/** What most choices do not have. */
export const PLAIN_CHOICE = {
  strengthens: "",
  used: "",
  category: null,
  chosen: false,
  refused: null,
  bonus: false,
} satisfies Partial<LoadoutChoice>;

export interface ChoiceGroup {
  label: string;
  choices: LoadoutChoice[];
}

/** A row of links, one of which is selected. */
export interface LoadoutSwitch {
  label: string;
  options: { label: string; search: string; on: boolean }[];
}

/** The list that is open: everything that a slot can have. */
export interface OpenList {
  id: string;
  label: string;
  category: LoadoutSlot["category"];
  /** The baseline of the changes. */
  against: string;
  /** Query strings of the page without the list, and of the one with nothing in the slot; null where it is empty. */
  closed: string;
  emptied: string | null;
  /** Level of a member. */
  levels: LoadoutSwitch | null;
  /** Kinds of equipment, one of which is shown; null for other lists. */
  kinds: LoadoutSwitch | null;
  groups: ChoiceGroup[];
}

/** What one part of the calculator contributes to its list. */
export type ListContent = Pick<OpenList, "label" | "against" | "emptied" | "groups"> &
  Partial<Pick<OpenList, "levels" | "kinds">>;

/** A loadout to edit, and the addresses of its variants. */
export interface LoadoutEditor {
  vehicle: FullVehicle;
  loadout: Loadout;
  definitions: Definitions;
  /** The query string of the page with another loadout, its lists closed or with one of them open. */
  addressOf: (changed: Partial<Loadout>, list?: string) => string;
}

/**
 * What the list of a slot offers: a line for each thing, and the page with nothing in the slot, null where it is empty.
 * @param fitted tag of what is in the slot now @param list named in the addresses, so that it stays
 * @param withIt the part of a loadout that has a thing in the slot, or nothing
 */
export function slotChoices(
  { vehicle, loadout, definitions, addressOf }: LoadoutEditor,
  fitted: string | null | undefined,
  list: string,
  withIt: (tag: string | null) => Partial<Loadout>,
) {
  const changes = changesAgainst(vehicle, { ...loadout, ...withIt(null) }, definitions);
  return {
    emptied: fitted === null ? null : addressOf(withIt(null), list),
    choiceOf(
      { tag, name, aliases, indicators }: Device | Consumable | Directive,
      refused: string | null,
      bonus = false,
    ): LoadoutChoice {
      return {
        ...PLAIN_CHOICE,
        tag,
        name,
        aliases,
        chosen: tag === fitted,
        bonus,
        refused,
        effects: indicatorTexts(indicators, vehicle.type, bonus),
        changes: refused === null ? changes({ ...loadout, ...withIt(tag) }) : null,
        search: addressOf(withIt(tag === fitted ? null : tag), list),
      };
    },
  };
}

/** Groups of a list in a given order, available choices before unavailable ones; empty groups are left out. */
export function groups(all: readonly ChoiceGroup[]): ChoiceGroup[] {
  return all
    .filter(({ choices }) => choices.length > 0)
    .map(({ label, choices }) => ({ label, choices: choices.toSorted((a, b) => rank(a) - rank(b)) }));
}

/** Sorts choices with the slot's bonus first and unavailable ones last. */
function rank({ refused, chosen, bonus }: LoadoutChoice): number {
  if (refused !== null && !chosen) return 2;
  return bonus ? 0 : 1;
}
