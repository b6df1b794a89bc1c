import { vehiclePagePath } from "./vehicle-path.ts";

/** The four views of a vehicle's page, as its tabs list them. */
export const VEHICLE_VIEWS = ["overview", "loadout", "armour", "statistics"] as const;

export type VehicleViewName = (typeof VEHICLE_VIEWS)[number];

/** The path of a view: the overview is the vehicle's page itself. */
export function vehicleViewPath(vehicle: { id: number; slug: string }, view: VehicleViewName): string {
  return view === "overview" ? vehiclePagePath(vehicle) : `${vehiclePagePath(vehicle)}/${view}`;
}

/** The view that a path of a vehicle's page leads to. */
export function viewOfPath(pathname: string): VehicleViewName {
  const [, , , name] = pathname.split("/");
  return VEHICLE_VIEWS.find((view) => view === name) ?? "overview";
}
