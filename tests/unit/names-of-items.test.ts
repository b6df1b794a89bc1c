import { describe, expect, it } from "vitest";
import { publishedItems } from "../setup/loadout-items.ts";

const { equipment, consumables, crewSkills, fieldModifications } = publishedItems;

/** Names that more than one thing has. */
function repeated(things: readonly { name: string }[]): string[] {
  const names = things.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe("no two entries of a list read the same", () => {
  it.each([
    ["equipment", equipment.devices],
    ["consumables", consumables.consumables],
    ["directives", consumables.directives],
    ["perks", crewSkills.skills],
  ] as const)("%s", (_, things) => {
    expect(repeated(things)).toEqual([]);
  });

  it.each(fieldModifications.trees.map((tree) => [tree.tag, tree] as const))(
    "pairs of field modifications of %s",
    (_, { steps }) => {
      const offered = steps.flatMap(({ action }) => {
        const pair = fieldModifications.pairs.find(({ tag }) => action.type === "pair" && tag === action.pair);
        return fieldModifications.modifications.filter(({ tag }) => tag === pair?.first || tag === pair?.second);
      });
      expect(offered.length).toBeGreaterThan(0);
      expect(repeated(offered)).toEqual([]);
    },
  );
});
