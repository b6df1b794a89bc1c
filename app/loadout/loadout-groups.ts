import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/** The vehicles of kept loadouts, by id; one that has left the data is not among them. */
export type VehiclesById = Readonly<Record<number, LinkedVehicle>>;

export function listedVehicles(columns: VehicleColumns, loadouts: readonly SavedLoadout[]): VehiclesById {
  const found = [...new Set(loadouts.map(({ vehicleId }) => vehicleId))].flatMap((wanted) => {
    const index = columns.id.indexOf(wanted);
    if (index === -1) return [];
    const { id, name, shortName, slug, nation, type, tier, premium, collector } = identityAt(columns, index);
    return [[id, { id, name, shortName, slug, nation, type, tier, premium, collector }] as const];
  });
  return Object.fromEntries(found);
}

/** The loadouts of one vehicle. */
export interface LoadoutGroup {
  vehicleId: number;
  name: string;
  /** Null where the vehicle has left the data, undefined where that is not known yet. */
  vehicle: LinkedVehicle | null | undefined;
  loadouts: readonly SavedLoadout[];
}

/**
 * Loadouts by vehicle; the vehicle with the most recently saved one comes first.
 * @param known null while vehicles cannot be looked up
 */
export function loadoutGroups(loadouts: readonly SavedLoadout[], known: VehiclesById | null): LoadoutGroup[] {
  const newestFirst = loadouts.toSorted((a, b) => b.savedAt - a.savedAt);
  return [...Map.groupBy(newestFirst, ({ vehicleId }) => vehicleId)].map(([vehicleId, ofVehicle]) => ({
    vehicleId,
    name: ofVehicle[0]?.vehicleName ?? "",
    vehicle: known === null ? undefined : (known[vehicleId] ?? null),
    loadouts: ofVehicle,
  }));
}
