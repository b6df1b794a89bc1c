import type { Definitions } from "#app/game/loadout/definitions.ts";
import { deviceRefusal } from "#app/game/loadout/legal/equipment.ts";
import { type Loadout, slotCategories } from "#app/game/loadout/loadout.ts";
import { indicatorTexts } from "#app/game/loadout/words/effects.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/fittings/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { type AddressOf, type ChoiceView, type MenuView, menu } from "./menu-view.ts";

const KINDS = [
  ["standard", "Equipment"],
  ["bond", "Bond equipment"],
  ["trophy", "Bounty equipment"],
  ["experimental", "Experimental equipment"],
] as const satisfies readonly (readonly [Device["kind"], string])[];

/** A menu for each equipment slot of a vehicle. */
export function equipmentMenus(
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
  addressOf: AddressOf<Partial<Loadout>>,
): MenuView[] {
  const devices = offered(vehicle, loadout, definitions);
  return slotCategories(vehicle, loadout).map((category, slot) => {
    const choice = (device: Device): ChoiceView => {
      const chosen = loadout.equipment[slot] === device.tag;
      const bonus = category !== null && device.category === category;
      const equipment = loadout.equipment.map((tag, place) => (place === slot ? (chosen ? null : device.tag) : tag));
      return {
        ...{ tag: device.tag, name: device.name, detail: detail(device), chosen, bonus },
        effects: indicatorTexts(device.indicators, vehicle.type, bonus),
        search: addressOf({ equipment }),
        refused: deviceRefusal(device.tag, slot, vehicle, loadout, definitions),
      };
    };
    const label = category === null ? "Universal" : SLOT_CATEGORY_LABELS[category];
    // What the slot strengthens comes first.
    const order = (a: ChoiceView, b: ChoiceView) => Number(b.bonus) - Number(a.bonus);
    return menu(
      { id: `equipment-${slot + 1}`, label, category: category ?? "universal" },
      KINDS.map(([kind, title]) => [
        title,
        devices
          .filter((each) => each.kind === kind)
          .map(choice)
          .sort(order),
      ]),
    );
  });
}

/**
 * The devices that a vehicle can have, or has. Of a family that it cannot have at all the first one stands for all
 * grades, so that the menu can say why.
 */
function offered(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): Device[] {
  const empty = { equipment: vehicle.equipmentSlots.map(() => null) };
  const seen = new Set<string>();
  const devices = [...definitions.devices.values()];
  const fits = new Set(
    devices.filter(({ tag }) => deviceRefusal(tag, 0, vehicle, empty, definitions) === null).map(({ tag }) => tag),
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

function detail({ kind, grade }: Device): string {
  if (kind === "standard") return grade === null ? "" : `Class ${grade}`;
  if (kind === "experimental") return `Level ${grade}`;
  if (kind === "trophy") return grade === 2 ? "Upgraded" : "Not upgraded";
  return "";
}
