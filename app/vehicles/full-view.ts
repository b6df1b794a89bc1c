import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type TerrainView, terrainViews } from "./charts/terrain-view.ts";
import type { ChosenVehicle, ModulesChoice } from "./chosen-vehicle.ts";
import { type MechanicView, mechanicsView } from "./mechanics/mechanics-view.ts";
import { type GunView, gunViews } from "./modules/guns-view.ts";
import { type ModuleView, moduleViews } from "./modules/module-menus.ts";
import { modulePatches } from "./provenance/stated-view.ts";

export interface EquipmentSlotView {
  category: SlotCategory | "universal";
  label: string;
}

/** What only a vehicle with client definitions has. */
export interface FullView {
  modules: ModuleView[];
  /** Which set of modules is fitted, and the addresses of both. */
  fitted: ModulesChoice;
  guns: GunView[];
  gun: string;
  terrain: TerrainView[];
  /** How one switches between the two states of a vehicle; empty for one with a single state. */
  switching: string;
  /** Booster rockets in words; empty without. */
  rocket: string;
  mechanics: MechanicView[];
}

/** What a page prints of the definitions of a vehicle, with what is chosen. */
export function fullView(record: FullVehicle, chosen: ChosenVehicle): FullView {
  const { modules, configuration, fitted, stats } = chosen;
  const state = chosen.mode === "siege" ? "siege" : "first";
  return {
    modules: moduleViews(modules, configuration, chosen.addressOf, modulePatches(record, state)),
    fitted: chosen.choice,
    guns: gunViews(record, configuration, state),
    gun: fitted.gun.name,
    terrain: terrainViews(fitted.chassis, stats),
    switching: switching(record),
    rocket: record.rocket ? rocketText(record.rocket) : "",
    mechanics: mechanicsView(record),
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
