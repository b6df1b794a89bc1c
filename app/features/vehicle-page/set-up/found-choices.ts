import { foldText, foldWords } from "#app/game/search/fold.ts";
import type { ChoiceGroup } from "./menu-view.ts";

/** The choices whose names or effects have every word of a query, in their groups; all of them for an empty query. */
export function foundChoices(groups: readonly ChoiceGroup[], query: string): readonly ChoiceGroup[] {
  const words = foldWords(query);
  if (words.length === 0) return groups;
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(({ name, aliases, strengthens, effects }) => {
        const text = foldText(
          [label, name, ...aliases, strengthens, ...effects.map((effect) => effect.text)].join(" "),
        );
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}
