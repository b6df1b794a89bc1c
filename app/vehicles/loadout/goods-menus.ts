import { indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import { consumableViolation, deviceViolation, directiveViolation } from "#app/game/loadout/legal/violations.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import type { Consumable, Directive } from "#app/game/model/loadout-items/consumable.ts";
import {
  changesAgainst,
  groups,
  type ListContent,
  type LoadoutEditor,
  type LoadoutSlot,
  slotChoices,
} from "./loadout-choice.ts";

const CONSUMABLE_KINDS = [
  ["food", "Food"],
  ["fuel", "Fuel"],
  ["repairkit", "Repair kits"],
  ["medkit", "First aid kits"],
  ["extinguisher", "Fire extinguishers"],
  ["trigger", "Used by hand"],
] as const satisfies readonly (readonly [Consumable["kind"], string])[];

/** The consumable slots of a vehicle, and that of the directive where it takes one. */
export function consumableSlots({
  vehicle,
  loadout,
  definitions,
}: LoadoutEditor): Omit<LoadoutSlot, "search" | "open">[] {
  const { consumables, directives } = definitions;
  const inSlot = (id: string, label: string, thing: Consumable | Directive | undefined, without: Partial<Loadout>) => ({
    changes: thing ? changesAgainst(vehicle, { ...loadout, ...without }, definitions)(loadout).visible : [],
    id,
    label,
    category: null,
    fitted: thing ? [thing.name] : [],
    effect: thing ? (indicatorTexts(thing.indicators, vehicle.type, false)[0]?.text ?? "") : "",
  });
  return [
    ...loadout.consumables.map((tag, slot) =>
      inSlot(`consumable-${slot + 1}`, `Consumable ${slot + 1}`, consumables.get(tag ?? ""), {
        consumables: loadout.consumables.map((other, index) => (index === slot ? null : other)),
      }),
    ),
    ...(vehicle.directiveSlots === 0
      ? []
      : [inSlot("directive-1", "Directive", directives.get(loadout.directive ?? ""), { directive: null })]),
  ];
}

/** Everything that fits a consumable slot. Items for other vehicles only are left out. */
export function consumableList(slot: number, editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions } = editor;
  const none = { consumables: loadout.consumables.map(() => null) };
  const offered = [...definitions.consumables.values()].filter(
    ({ tag }) => consumableViolation(tag, 0, vehicle, none, definitions) === null || loadout.consumables.includes(tag),
  );
  const { emptied, choiceOf } = slotChoices(editor, loadout.consumables[slot], `consumable-${slot + 1}`, (tag) => ({
    consumables: loadout.consumables.map((other, index) => (index === slot ? tag : other)),
  }));
  return {
    label: `Consumable, slot ${slot + 1}`,
    against: "Compared with an empty slot",
    emptied,
    groups: groups(
      CONSUMABLE_KINDS.map(([kind, title]) => ({
        label: title,
        choices: offered
          .filter((consumable) => consumable.kind === kind)
          .map((one) => choiceOf(one, consumableViolation(one.tag, slot, vehicle, loadout, definitions))),
      })),
    ),
  };
}

/** All directives. */
export function directiveList(editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions } = editor;
  const { emptied, choiceOf } = slotChoices(editor, loadout.directive, "directive-1", (directive) => ({ directive }));
  const ofKind = (kind: Directive["kind"]) =>
    [...definitions.directives.values()]
      .filter((directive) => directive.kind === kind)
      .map((one) => ({
        ...choiceOf(one, directiveViolation(one.tag, vehicle, definitions)),
        strengthens: strengthened(one, editor),
      }));
  return {
    label: "Directive",
    against: "Compared with no directive",
    emptied,
    groups: groups([
      { label: `Strengthen equipment of the ${CLASS_SINGULARS[vehicle.type]}`, choices: ofKind("equipment") },
      { label: "Strengthen a skill", choices: ofKind("skill") },
    ]),
  };
}

/** The skill, or the device of the vehicle, without which a directive does nothing. */
function strengthened({ skill, effects }: Directive, { vehicle, definitions }: LoadoutEditor): string {
  if (skill !== null) return definitions.skills.get(skill)?.name ?? "";
  const needed = effects[0]?.withDevice?.required ?? [];
  const bare = { equipment: vehicle.equipmentSlots.map(() => null) };
  const device = [...definitions.devices.values()].find(
    ({ tag, kind, tags }) =>
      kind === "standard" &&
      needed.every((own) => tags.includes(own)) &&
      deviceViolation(tag, 0, vehicle, bare, definitions) === null,
  );
  return device?.name ?? "";
}
