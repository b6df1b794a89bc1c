import { isOfSlot } from "#app/game/loadout/effects/devices.ts";
import { indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import { deviceViolation } from "#app/game/loadout/legal/violations.ts";
import { type Loadout, slotCategories } from "#app/game/loadout/loadout.ts";
import {
  SLOT_CATEGORIES,
  SLOT_CATEGORY_LABELS,
  type SlotCategory,
} from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import {
  changesAgainst,
  groups,
  type ListContent,
  type LoadoutChoice,
  type LoadoutEditor,
  type LoadoutSlot,
  slotChoices,
} from "./loadout-choice.ts";

const KIND_LABELS: Record<Device["kind"], string> = {
  standard: "Standard",
  trophy: "Bounty",
  bond: "Bond",
  experimental: "Experimental",
};
const KINDS = Object.keys(KIND_LABELS) as Device["kind"][];

/** The equipment slots of a vehicle with their contents. */
export function equipmentSlots({
  vehicle,
  loadout,
  definitions,
}: LoadoutEditor): Omit<LoadoutSlot, "search" | "open">[] {
  return slotCategories(vehicle, loadout).map((category, slot) => {
    const device = definitions.devices.get(loadout.equipment[slot] ?? "");
    return {
      id: `equipment-${slot + 1}`,
      label: labelOf(category),
      category: category ?? "universal",
      fitted: device ? [device.name] : [],
      effect: device
        ? (indicatorTexts(device.indicators, vehicle.type, isOfSlot(device, category))[0]?.text ?? "")
        : "",
      changes: device ? changesAgainst(vehicle, withoutDevice(loadout, slot), definitions)(loadout).visible : [],
    };
  });
}

function withoutDevice(loadout: Loadout, slot: number): Loadout {
  return { ...loadout, equipment: loadout.equipment.map((other, index) => (index === slot ? null : other)) };
}

/**
 * All equipment of one kind for a slot, including what cannot be mounted, with the reason.
 * @param requestedKind the kind named in the address; defaults to the kind of the mounted item
 */
export function equipmentList(slot: number, editor: LoadoutEditor, requestedKind = ""): ListContent {
  const { vehicle, loadout, definitions, addressOf } = editor;
  const category = slotCategories(vehicle, loadout)[slot] ?? null;
  const fitted = definitions.devices.get(loadout.equipment[slot] ?? "");
  const kind =
    KINDS.find((candidate) => candidate === requestedKind) ??
    (requestedKind === "" ? fitted?.kind : undefined) ??
    "standard";
  const listId = listIdOf(slot, kind);
  const withDevice = (tag: string | null) => ({
    equipment: loadout.equipment.map((other, index) => (index === slot ? tag : other)),
  });
  const { emptied, choiceOf } = slotChoices(editor, loadout.equipment[slot], listId, withDevice);
  const choice = (device: Device): LoadoutChoice => ({
    ...choiceOf(device, deviceViolation(device.tag, slot, vehicle, loadout, definitions), isOfSlot(device, category)),
    used: used(vehicle, device),
    category: listCategoryOf(device, category) ?? "universal",
  });
  const devices = offered(vehicle, loadout, definitions);
  const kinds = KINDS.filter((candidate) => devices.some((device) => device.kind === candidate));
  return {
    label: `Slot ${slot + 1}, ${labelOf(category).toLowerCase()}`,
    against: "Compared with an empty slot",
    emptied,
    kinds:
      kinds.length < 2
        ? null
        : {
            label: "Kind of equipment",
            options: kinds.map((candidate) => ({
              label: KIND_LABELS[candidate],
              search: addressOf({}, listIdOf(slot, candidate)),
              on: candidate === kind,
            })),
          },
    groups: groups(
      categoriesFrom(category).map((listCategory) => ({
        label: labelOf(listCategory),
        choices: devices
          .filter((device) => device.kind === kind && listCategoryOf(device, category) === listCategory)
          .map(choice),
      })),
    ),
  };
}

/** The name of a list in the address: that of the slot, and of a kind that is not standard. */
const listIdOf = (slot: number, kind: Device["kind"]) =>
  `equipment-${slot + 1}${kind === "standard" ? "" : `-${kind}`}`;

/** The device categories: the slot's first, uncategorised devices last. */
function categoriesFrom(first: SlotCategory | null): (SlotCategory | null)[] {
  return [...new Set([...(first === null ? [] : [first]), ...SLOT_CATEGORIES, null])];
}

function labelOf(category: SlotCategory | null): string {
  return category === null ? "Universal" : SLOT_CATEGORY_LABELS[category];
}

/** The category under which a list shows a device: the slot's if the device belongs to it, else the device's first. */
function listCategoryOf(device: Device, slot: SlotCategory | null): SlotCategory | null {
  return isOfSlot(device, slot) ? slot : (device.categories[0] ?? null);
}

/** Of the most used loadouts alone is a share stated, so it is the least that a device can have. */
function used({ usage }: FullVehicle, { kind, family }: Device): string {
  const share = usage.reduce(
    (sum, { devices, share }) => sum + (devices.some((device) => device === family) ? share : 0),
    0,
  );
  return kind === "standard" && share > 0 ? `${formatNumber(share, 1)}%` : "";
}

/**
 * The devices that a vehicle can mount or has mounted. For a family it cannot mount at all, the first device stands
 * for all grades, so that the list can say why.
 */
function offered(vehicle: FullVehicle, loadout: Loadout, definitions: LoadoutEditor["definitions"]): Device[] {
  const empty = { equipment: vehicle.equipmentSlots.map(() => null) };
  const seen = new Set<string>();
  const devices = [...definitions.devices.values()];
  const fits = new Set(
    devices.filter(({ tag }) => deviceViolation(tag, 0, vehicle, empty, definitions) === null).map(({ tag }) => tag),
  );
  const families = new Set(devices.filter(({ tag }) => fits.has(tag)).map(({ kind, family }) => `${kind} ${family}`));
  return devices.filter(({ tag, kind, family, notInShop }) => {
    if (fits.has(tag)) return true;
    const group = `${kind} ${family}`;
    if (families.has(group) || seen.has(group) || kind !== "standard" || notInShop)
      return loadout.equipment.includes(tag);
    seen.add(group);
    return true;
  });
}
