import { expect, test } from "vitest";
import type { ChoiceGroup, LoadoutChoice } from "./loadout-choice.ts";
import { foundChoices } from "./picker.tsx";

const choice = (name: string, effect: string, aliases: string[] = []): LoadoutChoice => ({
  tag: name,
  name,
  aliases,
  strengthens: "",
  used: "",
  category: null,
  search: "",
  chosen: false,
  refused: null,
  bonus: false,
  effects: [{ text: effect, good: true, situational: false }],
  changes: null,
});
const groups: ChoiceGroup[] = [
  {
    label: "Firepower",
    choices: [choice("Gun rammer", "−10 % reload time"), choice("Gun laying drive", "+10 % speed")],
  },
  { label: "Scouting", choices: [choice("Coated optics", "+10 % view range", ["Better glass"])] },
];
const found = (query: string) => foundChoices(groups, query).flatMap(({ choices }) => choices.map(({ name }) => name));

test.each([
  ["", ["Gun rammer", "Gun laying drive", "Coated optics"]],
  ["  –  ", ["Gun rammer", "Gun laying drive", "Coated optics"]],
  ["GUN", ["Gun rammer", "Gun laying drive"]],
  ["gunlay", ["Gun laying drive"]],
  ["reload gun", ["Gun rammer"]],
  ["view range", ["Coated optics"]],
  ["scouting", ["Coated optics"]],
  ["better glass", ["Coated optics"]],
  ["turbo", []],
])("“%s” finds %j", (query, names) => {
  expect(found(query)).toEqual(names);
});
