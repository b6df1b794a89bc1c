import type { VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import { compareVersions } from "../model/versions.ts";
import type { BattleRecord } from "./battle-record.ts";

/** The vehicles of the dataset. Of maps it lacks those that the game has given up, so that they say nothing. */
export interface KnownThings {
  /** Version of the game that the dataset is of. */
  gameVersion: string;
  vehicles: ReadonlySet<number>;
}

export const knownThings = ({ gameVersion, id }: Pick<VehicleColumns, "gameVersion" | "id">): KnownThings => ({
  gameVersion,
  vehicles: new Set(id),
});

/**
 * Why a battle names a vehicle that nobody knows, in a sentence; null when it is known. A later client may know more than
 * the dataset, so that its battles can be sent again.
 */
export function unknownThing(
  { tankId, clientVersion }: Pick<BattleRecord, "tankId" | "clientVersion">,
  { gameVersion, vehicles }: KnownThings,
): string | null {
  if (vehicles.has(tankId)) return null;
  const isNewer = clientVersion !== null && compareVersions(clientVersion, gameVersion) > 0;
  return isNewer
    ? "The Index does not know this vehicle yet. Please send the battle again once the Index shows it."
    : "The Index knows no such vehicle.";
}
