import type { Definitions } from "#app/game/loadout/definitions.ts";
import { consumableRefusal, directiveRefusal } from "#app/game/loadout/legal/consumables.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import { indicatorTexts } from "#app/game/loadout/words/effects.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import type { Consumable, Directive } from "#app/game/model/fittings/consumable.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { type AddressOf, type ChoiceView, type MenuView, menu } from "./menu-view.ts";

const CONSUMABLE_KINDS = [
  ["repairkit", "Repair kits"],
  ["medkit", "First aid kits"],
  ["extinguisher", "Fire extinguishers"],
  ["food", "Food"],
  ["fuel", "Fuel"],
  ["trigger", "Used by hand"],
] as const satisfies readonly (readonly [Consumable["kind"], string])[];

/** A menu for each consumable slot of a vehicle. Things that are only for others are left out. */
export function consumableMenus(
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
  addressOf: AddressOf<Partial<Loadout>>,
): MenuView[] {
  const nothing = { consumables: loadout.consumables.map(() => null) };
  const offered = [...definitions.consumables.values()].filter(
    ({ tag }) => consumableRefusal(tag, 0, vehicle, nothing, definitions) === null || loadout.consumables.includes(tag),
  );
  return loadout.consumables.map((fitted, slot) => {
    const choice = (consumable: Consumable): ChoiceView => {
      const { tag, name, indicators } = consumable;
      const chosen = tag === fitted;
      const consumables = loadout.consumables.map((other, place) => (place === slot ? (chosen ? null : tag) : other));
      return {
        ...{ tag, name, detail: "", chosen, bonus: false },
        effects: indicatorTexts(indicators, vehicle.type, false),
        search: addressOf({ consumables }),
        refused: consumableRefusal(tag, slot, vehicle, loadout, definitions),
      };
    };
    return menu(
      { id: `consumable-${slot + 1}`, label: `Slot ${slot + 1}`, category: null },
      CONSUMABLE_KINDS.map(([kind, title]) => [title, offered.filter((each) => each.kind === kind).map(choice)]),
    );
  });
}

/** The menu of the directive; null for a vehicle that takes none. */
export function directiveMenu(
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
  addressOf: AddressOf<Partial<Loadout>>,
): MenuView | null {
  if (vehicle.directiveSlots === 0) return null;
  const choice = (directive: Directive): ChoiceView => {
    const { tag, name, indicators } = directive;
    const chosen = tag === loadout.directive;
    return {
      ...{ tag, name, detail: "", chosen, bonus: false },
      effects: indicatorTexts(indicators, vehicle.type, false),
      search: addressOf({ directive: chosen ? null : tag }),
      refused: directiveRefusal(tag, vehicle, definitions),
    };
  };
  const all = [...definitions.directives.values()].map(choice);
  const own = (kind: Directive["kind"]) => all.filter(({ tag }) => definitions.directives.get(tag)?.kind === kind);
  return menu({ id: "directive", label: "Directive", category: null }, [
    [`Strengthen equipment of the ${CLASS_SINGULARS[vehicle.type]}`, own("equipment")],
    ["Strengthen a skill", own("skill")],
  ]);
}
