import { MAPS_FILE } from "#app/game/maps/map-file.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type RealResult, realResults } from "#scripts/results/real-results.ts";
import { DRIVEN } from "#simulators/demo-drives.ts";

/** A vehicle with the real results of its class and tier. */
export interface DrivenVehicle {
  tankId: number;
  results: readonly RealResult[];
}

/** Results of clients before 1.0 are left out: armour, maps and rewards were others. */
const isOfToday = ({ clientVersion }: RealResult) => clientVersion !== null && !clientVersion.startsWith("0.");

/**
 * The demo account's vehicles with possible battle results: results of vehicles that the dataset still has, of the
 * same class and tier, on maps that it has.
 * @param read returns a document by its path below /api/files
 */
export function demoSample(read: <T>(path: string) => T): DrivenVehicle[] {
  const { id, type, tier } = read<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const kinds = new Map(id.map((tankId, at) => [tankId, `${type[at]} ${tier[at]}`]));
  const maps = new Set(read<{ maps: { id: number }[] }>(MAPS_FILE).maps.map((map) => map.id));
  const usable = realResults().filter((result) => isOfToday(result) && maps.has(result.arenaTypeId & 0xffff));
  return DRIVEN.flatMap(([tankId]) => {
    const kind = kinds.get(tankId);
    const results = usable.filter((result) => kind !== undefined && kinds.get(result.tankId) === kind);
    return results.length > 0 ? [{ tankId, results }] : [];
  });
}
