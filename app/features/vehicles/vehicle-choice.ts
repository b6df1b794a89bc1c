import type { Configured, FullVehicle } from "#app/game/model/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";

/** Which of a vehicle's sets of figures the page shows; both stand in the address. */
export interface VehicleChoice {
  modules: "stock" | "top";
  /** The second state of driving, for vehicles that have one. */
  mode: "normal" | "siege";
}

export function parseVehicleChoice(params: URLSearchParams): VehicleChoice {
  return {
    modules: params.get("modules") === "stock" ? "stock" : "top",
    mode: params.get("mode") === "siege" ? "siege" : "normal",
  };
}

/** The query string of a choice; empty for what a vehicle shows by itself. */
export function vehicleChoiceToSearch({ modules, mode }: VehicleChoice): string {
  const parts = [modules === "stock" ? "modules=stock" : "", mode === "siege" ? "mode=siege" : ""].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** The figures and modules that a choice shows; a vehicle without a second state keeps its only one. */
export function chosen(
  vehicle: FullVehicle,
  choice: VehicleChoice,
): { configured: Configured; modules: VehicleModules } {
  const state = choice.mode === "siege" && vehicle.siege ? vehicle.siege : vehicle;
  return { configured: state[choice.modules], modules: state.modules };
}
