import { indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import { consumableViolation, deviceViolation, directiveViolation } from "#app/game/loadout/legal/violations.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import type { Consumable, Directive } from "#app/game/model/loadout-items/consumable.ts";
import {
  changesAgainst,
  groups,
  type ListContent,
  type LoadoutChoice,
  type LoadoutEditor,
  type LoadoutSlot,
  PLAIN_CHOICE,
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
  const { vehicle, loadout, definitions, addressOf } = editor;
  const none = { consumables: loadout.consumables.map(() => null) };
  const offered = [...definitions.consumables.values()].filter(
    ({ tag }) => consumableViolation(tag, 0, vehicle, none, definitions) === null || loadout.consumables.includes(tag),
  );
  const withThing = (tag: string | null) => ({
    consumables: loadout.consumables.map((other, index) => (index === slot ? tag : other)),
  });
  const changes = changesAgainst(vehicle, { ...loadout, ...withThing(null) }, definitions);
  const choice = ({ tag, name, aliases, indicators }: Consumable): LoadoutChoice => {
    const chosen = tag === loadout.consumables[slot];
    const refused = consumableViolation(tag, slot, vehicle, loadout, definitions);
    return {
      ...PLAIN_CHOICE,
      tag,
      name,
      aliases,
      chosen,
      refused,
      effects: indicatorTexts(indicators, vehicle.type, false),
      changes: refused === null ? changes({ ...loadout, ...withThing(tag) }) : null,
      search: addressOf(withThing(chosen ? null : tag), `consumable-${slot + 1}`),
    };
  };
  return {
    label: `Consumable, slot ${slot + 1}`,
    against: "Compared with an empty slot",
    emptied: loadout.consumables[slot] === null ? null : addressOf(withThing(null), `consumable-${slot + 1}`),
    levels: null,
    kinds: null,
    groups: groups(
      CONSUMABLE_KINDS.map(([kind, title]) => ({
        label: title,
        choices: offered.filter((consumable) => consumable.kind === kind).map(choice),
      })),
    ),
  };
}

/** All directives. */
export function directiveList(editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = editor;
  const changes = changesAgainst(vehicle, { ...loadout, directive: null }, definitions);
  const choice = (directive: Directive): LoadoutChoice => {
    const { tag, name, aliases, indicators } = directive;
    const chosen = tag === loadout.directive;
    const refused = directiveViolation(tag, vehicle, definitions);
    return {
      ...PLAIN_CHOICE,
      tag,
      name,
      aliases,
      strengthens: strengthened(directive, editor),
      chosen,
      refused,
      effects: indicatorTexts(indicators, vehicle.type, false),
      changes: refused === null ? changes({ ...loadout, directive: tag }) : null,
      search: addressOf({ directive: chosen ? null : tag }, "directive-1"),
    };
  };
  const ofKind = (kind: Directive["kind"]) =>
    [...definitions.directives.values()].filter((directive) => directive.kind === kind).map(choice);
  return {
    label: "Directive",
    against: "Compared with no directive",
    emptied: loadout.directive === null ? null : addressOf({ directive: null }, "directive-1"),
    levels: null,
    kinds: null,
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
