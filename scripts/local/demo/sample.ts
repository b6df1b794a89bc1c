import { MAPS_FILE } from "#app/game/maps/map-file.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type RealResult, realResults } from "#scripts/results/real-results.ts";

/** What the demo account drives, and how often: tank_id and share. Of each class and tier there are many results. */
const DRIVEN: readonly [tankId: number, share: number][] = [
  [5377, 9], // IS-3
  [51361, 9], // Progetto M35 mod. 46
  [14609, 8], // Leopard 1
  [7169, 8], // IS-7
  [50193, 6], // Rheinmetall Skorpion G
  [9745, 6], // E 75
  [14865, 5], // Leopard Prototyp A
  [19217, 5], // Grille 15
  [61505, 4], // ELC EVEN 90
  [3873, 4], // T29
  [2561, 3], // T-34-85
  [1105, 2], // Cromwell
  [16417, 2], // M44
];

/** A vehicle with the real results of its class and tier. */
export interface DrivenVehicle {
  tankId: number;
  share: number;
  results: readonly RealResult[];
}

/** Results of clients before 1.0 are left out: armour, maps and rewards were others. */
const isOfToday = ({ clientVersion }: RealResult) => clientVersion !== null && !clientVersion.startsWith("0.");

/**
 * The vehicles of the demo account with what can have come of a battle in them: results of vehicles that the dataset
 * still has, of the same class and tier, on maps that it has.
 * @param read a document by its path below /api/files
 */
export function demoSample(read: <T>(path: string) => T): DrivenVehicle[] {
  const { id, type, tier } = read<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const kinds = new Map(id.map((tankId, at) => [tankId, `${type[at]} ${tier[at]}`]));
  const maps = new Set(read<{ maps: { id: number }[] }>(MAPS_FILE).maps.map((map) => map.id));
  const usable = realResults().filter((result) => isOfToday(result) && maps.has(result.arenaTypeId & 0xffff));
  return DRIVEN.flatMap(([tankId, share]) => {
    const kind = kinds.get(tankId);
    const results = usable.filter((result) => kind !== undefined && kinds.get(result.tankId) === kind);
    return results.length > 0 ? [{ tankId, share, results }] : [];
  });
}
