import type { RouterContextProvider } from "react-router";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { apiContext, orNullContext } from "#app/context.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { ExpectedOf } from "#app/game/players/player-wn8.ts";

/** Finds a vehicle; undefined where the data does not have it. */
export type VehicleOf = (tankId: number) => LinkedVehicle | undefined;

/** The reference data for a player's stats; unavailable parts are empty. */
export async function loadReferences(context: Readonly<RouterContextProvider>) {
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [columns, expected, maps, manifest] = await Promise.all([
    orNull(files.vehicleColumns()),
    orNull(files.expected()),
    orNull(files.maps()),
    orNull(files.manifest()),
  ]);
  const known = expected?.expected ?? {};
  const expectedOf: ExpectedOf = (tankId) => known[tankId];
  return {
    vehicleOf: vehiclesById(columns),
    expected: known,
    expectedOf,
    maps,
    /** Day of the expected values, ISO 8601; null: not known. */
    expectedOn: manifest?.sources.expected?.date ?? null,
  };
}
export type PlayerReferences = Awaited<ReturnType<typeof loadReferences>>;

function vehiclesById(columns: VehicleColumns | null): VehicleOf {
  if (columns === null) return () => undefined;
  const rows = new Map(columns.id.map((id, row) => [id, row]));
  return (tankId) => {
    const row = rows.get(tankId);
    return row === undefined ? undefined : linkedVehicle(columns, row);
  };
}
