import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type TerrainRow, terrainRows } from "./charts/terrain-rows.ts";
import type { ChosenVehicle, ModulesChoice } from "./chosen-vehicle.ts";
import { type VehicleMechanic, vehicleMechanics } from "./mechanics/vehicle-mechanics.ts";
import { type GunRow, gunRows } from "./modules/gun-rows.ts";
import { type ModuleMenu, moduleMenus } from "./modules/module-menus.ts";
import { modulePatches } from "./provenance/stated-text.ts";

export interface EquipmentSlot {
  category: SlotCategory | "universal";
  label: string;
}

/** What only a vehicle with client definitions has. */
export interface FullContent {
  modules: ModuleMenu[];
  /** Which set of modules is fitted, and the addresses of both. */
  fitted: ModulesChoice;
  guns: GunRow[];
  gun: string;
  terrain: TerrainRow[];
  /** How one switches between the two states of a vehicle; empty for one with a single state. */
  switching: string;
  /** Booster rockets in words; empty without. */
  rocket: string;
  mechanics: VehicleMechanic[];
}

/** The printed content of a vehicle's definitions, with the chosen loadout. */
export function fullContent(record: FullVehicle, chosen: ChosenVehicle): FullContent {
  const { modules, chosenModules, fitted, stats } = chosen;
  const state = chosen.mode === "siege" ? "siege" : "first";
  return {
    modules: moduleMenus(modules, chosenModules, chosen.addressOf, modulePatches(record, state)),
    fitted: chosen.choice,
    guns: gunRows(record, chosenModules, state),
    gun: fitted.gun.name,
    terrain: terrainRows(fitted.chassis, stats),
    switching: switching(record),
    rocket: record.rocket ? rocketText(record.rocket) : "",
    mechanics: vehicleMechanics(record),
  };
}

function switching({ siege }: FullVehicle): string {
  if (siege === null) return "";
  const { automatic, switchOn, switchOff } = siege;
  if (automatic) return "Changes by itself when the vehicle stands still.";
  return switchOn ? `${formatNumber(switchOn, 1)} s to switch over, ${formatNumber(switchOff ?? 0, 1)} s back.` : "";
}

function rocketText({ uses, duration, reload }: NonNullable<FullVehicle["rocket"]>): string {
  return `Booster rockets: ${uses} ${uses === 1 ? "burn" : "burns"} of ${formatNumber(duration, 1, 0)} s, ${formatNumber(reload, 1, 0)} s apart. The figures do not include them.`;
}
