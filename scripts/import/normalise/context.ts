import type { Notes } from "#scripts/import/report.ts";
import type { ModuleNames } from "./loadout-items/catalogue.ts";
import type { Components } from "./modules/components.ts";

/** What reading one vehicle needs to know of its nation. */
export interface VehicleContext {
  components: Components;
  /** Name of the vehicle, for names made from tags. */
  vehicleName: string;
  /** Tag of the vehicle. */
  vehicleTag: string;
  /** tank_id of another vehicle of the nation by its tag. */
  vehicleId(tag: string): number | undefined;
  /** The game's own names of modules. */
  moduleNames: ModuleNames | undefined;
  notes: Notes;
}
