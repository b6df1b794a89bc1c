import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { consumableViolation, directiveViolation } from "#app/game/loadout/legal/consumables.ts";
import { deviceViolation } from "#app/game/loadout/legal/equipment.ts";
import { missingSteps } from "#app/game/loadout/legal/field.ts";
import { violationText } from "#app/game/loadout/legal/violation.ts";
import { emptyLoadout } from "#app/game/loadout/loadout.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { NOT_MODELLED } from "#app/game/loadout/not-modelled.ts";
import { indicatorTexts } from "#app/game/loadout/words/effects.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { Consumable, Directive } from "#app/game/model/fittings/consumable.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Opened, withOpened } from "../vehicle-choice.ts";
import { crewList, crewSlots, crewSwitch } from "./crew-view.ts";
import { type CurrentLoadout, loadoutSearch } from "./current-loadout.ts";
import { equipmentList, equipmentSlots } from "./equipment-menus.ts";
import { type FieldLevelView, fieldLevels } from "./field-view.ts";
import { changesAgainst, type FigureChanges } from "./figure-changes.ts";
import {
  type ChoiceView,
  groups,
  type ListContent,
  type ListView,
  type LoadoutEditor,
  type LoadoutSlotView,
  type SwitchView,
} from "./menu-view.ts";
import { type UsedView, usedView } from "./used-view.ts";

const CONSUMABLE_KINDS = [
  ["food", "Food"],
  ["fuel", "Fuel"],
  ["repairkit", "Repair kits"],
  ["medkit", "First aid kits"],
  ["extinguisher", "Fire extinguishers"],
  ["trigger", "Used by hand"],
] as const satisfies readonly (readonly [Consumable["kind"], string])[];

/** The consumable slots of a vehicle, and that of the directive where it takes one. */
function consumableSlots({ vehicle, loadout, definitions }: LoadoutEditor): Omit<LoadoutSlotView, "search" | "open">[] {
  const { consumables, directives } = definitions;
  const inSlot = (id: string, label: string, thing: Consumable | Directive | undefined) => ({
    id,
    label,
    category: null,
    fitted: thing ? [thing.name] : [],
    effect: thing ? (indicatorTexts(thing.indicators, vehicle.type, false)[0]?.text ?? "") : "",
  });
  return [
    ...loadout.consumables.map((tag, slot) =>
      inSlot(`consumable-${slot + 1}`, `Slot ${slot + 1}`, consumables.get(tag ?? "")),
    ),
    ...(vehicle.directiveSlots === 0
      ? []
      : [inSlot("directive-1", "Directive", directives.get(loadout.directive ?? ""))]),
  ];
}

/** All that a consumable slot can have. Things that are only for other vehicles are left out. */
function consumableList(slot: number, bench: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = bench;
  const none = { consumables: loadout.consumables.map(() => null) };
  const offered = [...definitions.consumables.values()].filter(
    ({ tag }) => consumableViolation(tag, 0, vehicle, none, definitions) === null || loadout.consumables.includes(tag),
  );
  const withThing = (tag: string | null) => ({
    consumables: loadout.consumables.map((other, place) => (place === slot ? tag : other)),
  });
  const changes = changesAgainst(vehicle, { ...loadout, ...withThing(null) }, definitions);
  const choice = ({ tag, name, aliases, indicators }: Consumable): ChoiceView => {
    const chosen = tag === loadout.consumables[slot];
    const refused = consumableViolation(tag, slot, vehicle, loadout, definitions);
    return {
      tag,
      name,
      aliases,
      strengthens: "",
      chosen,
      bonus: false,
      refused,
      used: "",
      category: null,
      effects: indicatorTexts(indicators, vehicle.type, false),
      changes: refused === null ? changes({ ...loadout, ...withThing(tag) }) : null,
      search: addressOf(withThing(chosen ? null : tag)),
    };
  };
  return {
    label: `Consumable, slot ${slot + 1}`,
    against: "Compared with an empty slot.",
    emptied: loadout.consumables[slot] === null ? null : addressOf(withThing(null)),
    levels: null,
    groups: groups(
      CONSUMABLE_KINDS.map(([kind, title]) => [title, offered.filter((each) => each.kind === kind).map(choice)]),
    ),
  };
}

/** All directives. */
function directiveList(bench: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = bench;
  const changes = changesAgainst(vehicle, { ...loadout, directive: null }, definitions);
  const choice = (directive: Directive): ChoiceView => {
    const { tag, name, aliases, indicators } = directive;
    const chosen = tag === loadout.directive;
    const refused = directiveViolation(tag, vehicle, definitions);
    return {
      tag,
      name,
      aliases,
      strengthens: strengthened(directive, bench),
      chosen,
      bonus: false,
      refused,
      used: "",
      category: null,
      effects: indicatorTexts(indicators, vehicle.type, false),
      changes: refused === null ? changes({ ...loadout, directive: tag }) : null,
      search: addressOf({ directive: chosen ? null : tag }),
    };
  };
  const ofKind = (kind: Directive["kind"]) =>
    [...definitions.directives.values()].filter((each) => each.kind === kind).map(choice);
  return {
    label: "Directive",
    against: "Compared with no directive.",
    emptied: loadout.directive === null ? null : addressOf({ directive: null }),
    levels: null,
    groups: groups([
      [`Strengthen equipment of the ${CLASS_SINGULARS[vehicle.type]}`, ofKind("equipment")],
      ["Strengthen a skill", ofKind("skill")],
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

/** The calculator of a vehicle: what is fitted, and of one slot everything that can be, each with its address. */
export interface LoadoutView {
  kind: CurrentLoadout["kind"];
  /** The whole build, for an address, and the version of the game that its figures are of. */
  code: string;
  patch: string;
  /** Says what the typical set-up is made of; empty for an own one. */
  about: string;
  /** What the set-up does to the nominal figures. */
  summary: FigureChanges;
  equipment: LoadoutSlotView[];
  used: UsedView | null;
  /** Consumables, and the directive. */
  goods: LoadoutSlotView[];
  field: FieldLevelView[];
  crew: { nominal: boolean; kinds: SwitchView; members: LoadoutSlotView[] };
  /** Shell, mode, category of a slot: those of which there is a choice. */
  switches: SwitchView[];
  /** The list that is open. */
  list: ListView | null;
  /** What of the address could not be had, in sentences. */
  dropped: string[];
  /** What of this build no figure counts, and what no build counts, in sentences. */
  uncounted: string[];
  notModelled: readonly string[];
}

/** The most changes that are told of a whole set-up. */
const SUMMARY = 6;

/**
 * @param here query string of the page as it is, with nothing open
 * @param uncounted names of what the build has and no figure counts
 */
export function loadoutView(
  vehicle: FullVehicle,
  { kind, about, loadout, refused, definitions }: CurrentLoadout,
  here: string,
  opened: Opened,
  uncounted: readonly string[],
): LoadoutView {
  const { why } = opened;
  const bench: LoadoutEditor = {
    vehicle,
    loadout,
    definitions,
    addressOf: (changed, list) =>
      withOpened(loadoutSearch(vehicle, { ...loadout, ...changed }, definitions), { list: list ?? null, why }),
  };
  const [closed, toList] = [withOpened(here, { list: null, why }), (list: string) => withOpened(here, { list, why })];
  const slots = (all: Omit<LoadoutSlotView, "search" | "open">[]) =>
    all.map((slot): LoadoutSlotView => ({ ...slot, search: toList(slot.id), open: slot.id === opened.list }));
  const missing = missingSteps(vehicle, loadout, definitions);
  const plain = { ...emptyLoadout(vehicle, loadout.modules), shell: loadout.shell, mode: loadout.mode };
  const all = {
    equipment: slots(equipmentSlots(bench)),
    goods: slots(consumableSlots(bench)),
    members: slots(crewSlots(bench)),
  };
  return {
    kind,
    about,
    code: encodeLoadout(loadout, vehicle, definitions),
    patch: vehicle.patch.version,
    summary: changesAgainst(vehicle, plain, definitions, SUMMARY)(loadout),
    equipment: all.equipment,
    used: usedView(bench),
    goods: all.goods,
    field: fieldLevels(bench),
    crew: { nominal: loadout.crew.nominal, kinds: crewSwitch(bench), members: all.members },
    switches: switches(bench),
    list: listOf([...all.equipment, ...all.goods, ...all.members], bench, closed),
    dropped: refused.map((each) => violationText({ ...each, name: nameOf(each.name, definitions) })),
    uncounted: [
      ...(missing.length > 0 ? [`${stepsText(missing.length)} before these would have to be made first.`] : []),
      ...(uncounted.length > 0
        ? [`${uncounted.join(", ")}: not all that ${uncounted.length === 1 ? "it does is" : "they do is"} in a figure.`]
        : []),
    ],
    notModelled: NOT_MODELLED,
  };
}

const LISTS: Readonly<Record<string, (place: number, bench: LoadoutEditor) => ListContent>> = {
  equipment: equipmentList,
  consumable: consumableList,
  directive: (_, bench) => directiveList(bench),
  crew: crewList,
};

/** The list of the slot that is open: it alone is computed. */
function listOf(slots: readonly LoadoutSlotView[], bench: LoadoutEditor, closed: string): ListView | null {
  const slot = slots.find(({ open }) => open);
  const [part = "", place = ""] = slot?.id.split("-") ?? [];
  const list = LISTS[part];
  return slot && list ? { id: slot.id, category: slot.category, closed, ...list(Number(place) - 1, bench) } : null;
}

function stepsText(count: number): string {
  return count === 1 ? "One field modification" : `${count} field modifications`;
}

function switches({ vehicle, loadout, addressOf }: LoadoutEditor): SwitchView[] {
  const shells = fittedModules(vehicle.modules, loadout.modules)?.gun.shells ?? [];
  const [first] = shells;
  const modes = modesOf(vehicle);
  const all: SwitchView[] = [
    {
      label: "Shell",
      options: shells.map(({ tag, kind, damage }) => ({
        label: `${kind}, ${formatNumber(damage)} hp`,
        search: addressOf({ shell: tag === first?.tag ? null : tag }),
        on: (loadout.shell ?? first?.tag) === tag,
      })),
    },
    {
      label: "State",
      options: modes.map(({ key, label }) => ({
        label,
        search: addressOf({ mode: key }),
        on: loadout.mode === key,
      })),
    },
    {
      label: "Category of the first universal slot",
      options: [null, ...vehicle.roleSlotOptions].map((category) => ({
        label: category === null ? "None" : SLOT_CATEGORY_LABELS[category],
        search: addressOf({ roleSlot: category }),
        on: loadout.roleSlot === category,
      })),
    },
  ];
  return all.filter(({ options }) => options.length > 1);
}

/** The name of a thing by the client's tag, where it has one. */
function nameOf(tag: string, { devices, consumables, directives, skills, modifications }: Definitions): string {
  for (const things of [devices, consumables, directives, skills, modifications]) {
    const thing = things.get(tag);
    if (thing) return thing.name;
  }
  return tag;
}
