import type { VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import { compareVersions } from "../model/versions.ts";
import type { BattleRecord } from "./battle-record.ts";

/** The vehicles of the dataset. Maps are not checked, since the dataset lacks those removed from the game. */
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
 * Whether the dataset knows a battle's vehicle. `later`: not yet, since the battle's client is newer than the dataset
 * and may have vehicles that it lacks.
 */
export function knowledgeOf(
  { tankId, clientVersion }: Pick<BattleRecord, "tankId" | "clientVersion">,
  { gameVersion, vehicles }: KnownThings,
): "known" | "later" | "unknown" {
  if (vehicles.has(tankId)) return "known";
  const isNewer = clientVersion !== null && compareVersions(clientVersion, gameVersion) > 0;
  return isNewer ? "later" : "unknown";
}
