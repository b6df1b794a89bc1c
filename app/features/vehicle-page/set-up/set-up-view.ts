import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { missingSteps } from "#app/game/loadout/legal/field.ts";
import { refusalText } from "#app/game/loadout/legal/refusal.ts";
import { type Loadout, NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { NOT_MODELLED } from "#app/game/loadout/not-modelled.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { consumableMenus, directiveMenu } from "./consumable-menus.ts";
import { type CrewView, crewView } from "./crew-view.ts";
import { equipmentMenus } from "./equipment-menus.ts";
import { type FieldLevelView, fieldLevels } from "./field-view.ts";
import type { MenuView } from "./menu-view.ts";
import { buildSearch, type SetUp } from "./set-up.ts";

/** A choice of one out of a few, as a row of links. */
export interface SwitchView {
  label: string;
  options: { label: string; search: string; on: boolean }[];
}

/** The calculator of a vehicle: everything that can be fitted, each with the address of the page that has it. */
export interface SetUpView {
  kind: SetUp["kind"];
  /** The whole build, for an address, and the version of the game that its figures are of. */
  code: string;
  patch: string;
  /** Says what the typical set-up is made of; empty for an own one. */
  about: string;
  equipment: MenuView[];
  consumables: MenuView[];
  directive: MenuView | null;
  field: FieldLevelView[];
  crew: CrewView;
  /** Shell, mode, category of a slot: those of which there is a choice. */
  switches: SwitchView[];
  /** What of the address could not be had, in sentences. */
  dropped: string[];
  /** What of this build no figure counts, and what no build counts, in sentences. */
  uncounted: string[];
  notModelled: readonly string[];
}

/** @param uncounted names of what the build has and no figure counts */
export function setUpView(
  vehicle: FullVehicle,
  { kind, about, loadout, refused, definitions }: SetUp,
  uncounted: readonly string[],
): SetUpView {
  const addressOf = (changed: Partial<Loadout>) => buildSearch(vehicle, { ...loadout, ...changed }, definitions);
  const missing = missingSteps(vehicle, loadout, definitions);
  return {
    ...{ kind, about },
    code: encodeLoadout(loadout, vehicle, definitions),
    patch: vehicle.patch.version,
    equipment: equipmentMenus(vehicle, loadout, definitions, addressOf),
    consumables: consumableMenus(vehicle, loadout, definitions, addressOf),
    directive: directiveMenu(vehicle, loadout, definitions, addressOf),
    field: fieldLevels(vehicle, loadout, definitions, addressOf),
    crew: crewView(vehicle, loadout, definitions, addressOf),
    switches: switches(vehicle, loadout, addressOf),
    dropped: refused.map((each) => refusalText({ ...each, name: nameOf(each.name, definitions) })),
    uncounted: [
      ...(missing.length > 0 ? [`${stepsText(missing.length)} before these would have to be made first.`] : []),
      ...(uncounted.length > 0
        ? [`${uncounted.join(", ")}: not all that ${uncounted.length === 1 ? "it does is" : "they do is"} in a figure.`]
        : []),
    ],
    notModelled: NOT_MODELLED,
  };
}

function stepsText(count: number): string {
  return count === 1 ? "One field modification" : `${count} field modifications`;
}

function switches(
  vehicle: FullVehicle,
  loadout: Loadout,
  addressOf: (changed: Partial<Loadout>) => string,
): SwitchView[] {
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
        label: key === NORMAL_MODE ? "Normal" : label,
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
