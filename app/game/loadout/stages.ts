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
 * A loadout as it grows: the stock vehicle with a nominal crew, then its modules and shell, its crew and so on, each with
 * everything before it. The last one is the loadout itself, so what the stages add comes to its figures, though the client
 * applies field modifications before equipment. A state with values of its own is that of the bare vehicle already.
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
