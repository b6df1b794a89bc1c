import { type Definitions, definitionsOf, ITEM_PATHS, type ItemFiles } from "#app/game/loadout/definitions.ts";
import type { Recommended } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { measuredVehicle } from "#app/game/recommendations/measured-vehicle.ts";
import { type Decided, recommend } from "#app/game/recommendations/recommend.ts";
import { groupsOf, weightsOfGroups } from "#app/game/recommendations/weights.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";

/** What somebody decided, by tank_id. @throws Fault where a vehicle cannot have it */
export type DecidedRecommendations = (
  vehicles: readonly FullVehicle[],
  definitions: Definitions,
) => ReadonlyMap<number, Decided[]>;

/**
 * Computes a result from its inputs or takes it from the cache, since nothing else takes as long.
 * @param inputs must be valid JSON, like the result
 */
export type Keep = <T>(inputs: unknown, compute: () => T) => T;

/** Keeps nothing. */
export const KEEP_NOTHING: Keep = (_, compute) => compute();

/**
 * Adds recommendations to the records; each depends on counts over all records.
 * @param others the published files with the definitions; without them nothing is recommended
 */
export function withRecommendations(
  records: readonly VehicleRecord[],
  { others }: Pick<StoredDataset, "others">,
  decide: DecidedRecommendations,
  keep: Keep,
): VehicleRecord[] {
  const files = itemFiles(others);
  if (files === null) return [...records];
  const full = records.filter((record) => record.record === "full");
  const definitions = definitionsOf(files);
  const decided = decide(full, definitions);
  const recommended = new Map(
    keep<[id: number, Recommended][]>([full, files, [...decided]], () => [...recommendAll(full, definitions, decided)]),
  );
  return records.map((record) =>
    record.record === "full" ? { ...record, recommended: recommended.get(record.id) ?? null } : record,
  );
}

/** Null where one of the files is missing, as in a dataset of a test. */
function itemFiles(others: StoredDataset["others"]): ItemFiles | null {
  const keys = Object.keys(ITEM_PATHS) as (keyof ItemFiles)[];
  if (keys.some((key) => !others.has(ITEM_PATHS[key]))) return null;
  return Object.fromEntries(keys.map((key) => [key, others.get(ITEM_PATHS[key])])) as unknown as ItemFiles;
}

/**
 * Recommendations by tank_id; a vehicle is missing if too little has been counted for its role and class.
 * @param decided editorial recommendations by tank_id
 */
function recommendAll(
  vehicles: readonly FullVehicle[],
  definitions: Definitions,
  decided: ReadonlyMap<number, readonly Decided[]>,
): Map<number, Recommended> {
  const all = vehicles.map((vehicle) => measuredVehicle(vehicle, definitions));
  const groups = weightsOfGroups(all);
  const recommended = new Map<number, Recommended>();
  for (const measured of all) {
    const { id } = measured.vehicle;
    const closest = groupsOf(measured.vehicle).find(({ key }) => groups.has(key));
    const counted = groups.get(closest?.key ?? "");
    if (closest && counted)
      recommended.set(id, recommend(measured, { ...counted, group: closest.group }, decided.get(id)));
  }
  return recommended;
}
