import { loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { writeLoadout } from "#app/game/loadout/address/read-loadout.ts";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { NOT_MODELLED } from "#app/game/loadout/disputed.ts";
import { missingSteps, violationText } from "#app/game/loadout/legal/violations.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { crewList, crewSlots, crewSwitch, everyoneList } from "./crew-menus.ts";
import type { CurrentLoadout } from "./current-loadout.ts";
import { equipmentList, equipmentSlots } from "./equipment-menus.ts";
import { type FieldLevel, fieldLevels } from "./field-levels.ts";
import { consumableList, consumableSlots, directiveList } from "./goods-menus.ts";
import type { ListContent, LoadoutEditor, LoadoutSlot, LoadoutSwitch, OpenList } from "./loadout-choice.ts";
import { withOpened } from "./opened.ts";
import { type LoadoutStart, loadoutStarts, type MostUsed, mostUsed } from "./starts.ts";

/** A vehicle's loadout: what is mounted and, for one slot, every choice, each with its address. */
export interface LoadoutContent {
  /** Its code, and the version of the game that its stats are of. */
  code: string;
  patch: string;
  /** Describes how the typical loadout is composed; empty for any other. */
  about: string;
  /** What one can start from. */
  starts: LoadoutStart[];
  equipment: LoadoutSlot[];
  used: MostUsed | null;
  /** Consumables, and the directive. */
  goods: LoadoutSlot[];
  field: FieldLevel[];
  crew: { nominal: boolean; kinds: LoadoutSwitch; members: LoadoutSlot[] };
  /** Shell, mode and slot category, where there is a choice. */
  switches: LoadoutSwitch[];
  /** The list that is open. */
  list: OpenList | null;
  /** Parts of the address that could not be applied, in sentences. */
  dropped: string[];
  /** What of this loadout no stat counts, and what no loadout counts, in sentences. */
  uncounted: string[];
  notModelled: readonly string[];
}

/**
 * @param here query string of the current page with nothing open
 * @param uncounted names of loadout items that no stat counts
 */
export function loadoutContent(
  vehicle: FullVehicle,
  { kind, about, loadout, dropped, definitions, opened }: CurrentLoadout,
  here: string,
  uncounted: readonly string[],
): LoadoutContent {
  const { breakdown } = opened;
  const editor: LoadoutEditor = {
    vehicle,
    loadout,
    definitions,
    addressOf: (changed, list) =>
      withOpened(loadoutSearch(writeLoadout({ ...loadout, ...changed }, vehicle, definitions)), {
        list: list ?? null,
        breakdown,
      }),
  };
  const [closed, toList] = [
    withOpened(here, { list: null, breakdown }),
    (list: string) => withOpened(here, { list, breakdown }),
  ];
  const isOpen = (id: string) => opened.list === id || opened.list?.startsWith(`${id}-`) === true;
  const slots = (all: Omit<LoadoutSlot, "search" | "open">[]) =>
    all.map(
      (slot): LoadoutSlot => ({
        ...slot,
        search: isOpen(slot.id) ? closed : toList(slot.id),
        open: isOpen(slot.id),
      }),
    );
  const missing = missingSteps(vehicle, loadout, definitions);
  const all = {
    equipment: slots(equipmentSlots(editor)),
    goods: slots(consumableSlots(editor)),
    members: slots(crewSlots(editor)),
  };
  return {
    about,
    code: encodeLoadout(loadout, vehicle, definitions),
    patch: vehicle.patch.version,
    starts: loadoutStarts(editor, kind === "typical"),
    equipment: all.equipment,
    used: mostUsed(editor),
    goods: all.goods,
    field: fieldLevels(editor),
    crew: { nominal: loadout.crew.nominal, kinds: crewSwitch(editor), members: all.members },
    switches: switches(editor),
    list: listOf([...all.equipment, ...all.goods, ...all.members], opened.list ?? "", editor, closed),
    dropped: dropped.map((violation) => violationText({ ...violation, name: nameOf(violation.name, definitions) })),
    uncounted: [
      ...(missing.length > 0 ? [`${stepsText(missing.length)} must be made before these.`] : []),
      ...(uncounted.length > 0 ? [`${uncounted.join(", ")}: the stats don’t show all of the effect.`] : []),
    ],
    notModelled: NOT_MODELLED,
  };
}

const LISTS: Readonly<Record<string, (index: number, editor: LoadoutEditor, kind?: string) => ListContent>> = {
  equipment: equipmentList,
  consumable: consumableList,
  directive: (_, editor) => directiveList(editor),
  crew: crewList,
  everyone: everyoneList,
};

/** The list of the slot that is open: it alone is computed. */
function listOf(slots: readonly LoadoutSlot[], listId: string, editor: LoadoutEditor, closed: string): OpenList | null {
  const slot = slots.find(({ open }) => open);
  const [listName = "", position = "", kind] = listId.split("-");
  const list = Object.hasOwn(LISTS, listName) ? LISTS[listName] : undefined;
  return slot && list
    ? {
        id: slot.id,
        category: slot.category,
        closed,
        levels: null,
        kinds: null,
        ...list(Number(position) - 1, editor, kind),
      }
    : null;
}

function stepsText(count: number): string {
  return count === 1 ? "One field modification" : `${count} field modifications`;
}

function switches({ vehicle, loadout, addressOf }: LoadoutEditor): LoadoutSwitch[] {
  const shells = fittedModules(vehicle.modules, loadout.modules)?.gun.shells ?? [];
  const labels = shellLabels(shells);
  const [first] = shells;
  const modes = modesOf(vehicle);
  const all: LoadoutSwitch[] = [
    {
      label: "Shell",
      options: shells.map(({ tag, damage }, at) => ({
        label: `${labels[at]}, ${formatNumber(damage)} hp`,
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

/** The name for a client tag, if it has one. */
function nameOf(tag: string, { devices, consumables, directives, skills, modifications }: Definitions): string {
  for (const things of [devices, consumables, directives, skills, modifications]) {
    const thing = things.get(tag);
    if (thing) return thing.name;
  }
  return tag;
}
