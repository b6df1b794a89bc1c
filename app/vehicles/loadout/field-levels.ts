import type { Definitions } from "#app/game/loadout/definitions.ts";
import { indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import { fieldSteps } from "#app/game/loadout/legal/violations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { changesAgainst, type LoadoutChoice, type LoadoutEditor, PLAIN_CHOICE } from "./loadout-choice.ts";

/** A level of the field modifications that changes figures. */
export interface FieldLevel {
  label: string;
  /** The modification that every vehicle gets at this level; none at levels that bring something else. */
  base: LoadoutChoice | null;
  /** Two alternatives, one of which can be chosen; empty if there is no choice. */
  pair: LoadoutChoice[];
}

/** The levels of a vehicle's field modifications, lowest first; empty where it has none. */
export function fieldLevels({ vehicle, loadout, definitions, addressOf }: LoadoutEditor): FieldLevel[] {
  const { modifications, pairs } = definitions;
  const levels = new Map<number, FieldLevel>();
  for (const { level, action } of fieldSteps(vehicle, definitions)) {
    const tags = tagsOf(action, pairs);
    // Choosing the other of a pair puts it in the place of the first.
    const others = loadout.field.filter((tag) => !tags.includes(tag));
    const changes = tags.length === 0 ? null : changesAgainst(vehicle, { ...loadout, field: others }, definitions);
    const choices = tags.flatMap((tag): LoadoutChoice[] => {
      const modification = modifications.get(tag);
      if (!modification) return [];
      const chosen = loadout.field.includes(tag);
      return [
        {
          ...PLAIN_CHOICE,
          tag,
          name: modification.name,
          aliases: modification.aliases,
          chosen,
          effects: indicatorTexts(modification.indicators, vehicle.type, false),
          changes: changes?.({ ...loadout, field: [...others, tag] }) ?? null,
          search: addressOf({ field: chosen ? others : [...others, tag] }),
        },
      ];
    });
    const known = levels.get(level) ?? { label: `Level ${romanTier(level)}`, base: null, pair: [] };
    levels.set(level, action.type === "pair" ? { ...known, pair: choices } : { ...known, base: choices[0] ?? null });
  }
  return [...levels.values()].filter(({ base, pair }) => base !== null || pair.length > 0);
}

function tagsOf(
  action: ReturnType<typeof fieldSteps>[number]["action"],
  pairs: Definitions["pairs"],
): readonly string[] {
  if (action.type === "modification") return [action.modification];
  const pair = action.type === "pair" ? pairs.get(action.pair) : undefined;
  return pair ? [pair.first, pair.second] : [];
}
