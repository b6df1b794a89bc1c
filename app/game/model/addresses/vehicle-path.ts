import { isVehicleClass, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { isNation, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier, type TierNumeral, tierFromRoman } from "#app/game/model/enumerations/tiers.ts";

/** The parts of a vehicle's path in the dataset. */
interface VehiclePathParts {
  nation: Nation;
  type: VehicleClass;
  tier: TierNumeral;
  tag: string;
}

/** Path of a vehicle's record below the dataset's root. */
export function vehiclePath(vehicle: { nation: Nation; type: VehicleClass; tier: number; tag: string }): string {
  return `vehicles/${vehicle.nation}/${vehicle.type}/${romanTier(vehicle.tier)}/${vehicle.tag}/vehicle.json`;
}

/** The same record by its id, for when only the id is known. */
export function vehicleIdPath(id: number): string {
  return `vehicles/by-id/${id}.json`;
}

/** Parses the path of a vehicle's record; undefined for any other path. */
export function parseVehiclePath(path: string): VehiclePathParts | undefined {
  const match = /^vehicles\/([^/]+)\/([^/]+)\/([^/]+)\/([A-Za-z0-9_-]+)\/vehicle\.json$/.exec(path);
  if (!match) return undefined;
  const [, nation = "", type = "", tier = "", tag = ""] = match;
  if (!isNation(nation) || !isVehicleClass(type) || tierFromRoman(tier) === undefined) return undefined;
  return { nation, type, tier: tier as TierNumeral, tag };
}

/** Path of a vehicle's page: `/{tank_id}/{slug}`. */
export function vehiclePagePath(vehicle: { id: number; slug: string }): string {
  return `/${vehicle.id}/${vehicle.slug}`;
}

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
