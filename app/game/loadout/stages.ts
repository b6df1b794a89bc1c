import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { ModifierStep } from "../stats/compute/term.ts";
import { stockModuleIds } from "../stats/fitted-modules.ts";
import { emptyLoadout, isStateMode, type Loadout } from "./loadout.ts";

/** The parts of a loadout, in the order in which a Commander adds them to the bare vehicle. */
export const STAGES = [
  "base",
  "modules",
  "crew",
  "equipment",
  "consumables",
  "directive",
  "field modifications",
  "mode",
] as const;

export type Stage = (typeof STAGES)[number];

/** The steps of a computation that a stage brings; those of base and modules are no modifiers. */
export const STAGE_STEPS: Readonly<Record<Stage, readonly ModifierStep[]>> = {
  base: [],
  modules: [],
  crew: ["crew", "skill"],
  equipment: ["equipment"],
  consumables: ["consumable"],
  directive: ["directive"],
  "field modifications": ["field modification"],
  mode: ["mode"],
};

/**
 * A loadout built up in stages: the stock vehicle with a nominal crew, then modules and shell, crew and so on, each on
 * top of the previous ones. The last stage is the full loadout, so the contributions add up to its stats, though the
 * client applies field modifications before equipment. A state with its own values applies from the bare vehicle on.
 */
export function stagesOf(vehicle: FullVehicle, loadout: Loadout): { stage: Stage; loadout: Loadout }[] {
  const { modules, shell, crew, equipment, roleSlot, consumables, directive, field, mode } = loadout;
  const added: Record<Stage, Partial<Loadout>> = {
    base: {},
    modules: { modules, shell },
    crew: { crew },
    // The category that the field modifications give to a slot gives a device its second values.
    equipment: { equipment, roleSlot },
    consumables: { consumables },
    directive: { directive },
    "field modifications": { field },
    mode: { mode },
  };
  const bare = emptyLoadout(vehicle, stockModuleIds(vehicle.modules));
  let grown: Loadout = { ...bare, mode: isStateMode(mode) ? mode : bare.mode };
  return STAGES.map((stage) => {
    grown = { ...grown, ...added[stage] };
    return { stage, loadout: grown };
  });
}
